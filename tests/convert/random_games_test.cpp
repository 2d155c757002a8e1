// Random games of every variant, written in each way and back.
#include <catch2/catch.hpp>
#include <string>

#include "draughts/game/rotation.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "support/converting/converting.hpp"
#include "support/random_game.hpp"

using converting::converted;

namespace {

pdn::WritingStyle in_notation(pdn::NotationChoice notation) {
  pdn::WritingStyle style;
  style.notation = notation;
  return style;
}

pdn::WritingStyle with_captures(pdn::CaptureChoice captures) {
  pdn::WritingStyle style;
  style.captures = captures;
  return style;
}

/// Games of one variant, as they are written by default.
std::string games_of(draughts::Variant variant) {
  return converted(test_support::random_collection(20'000, 7, variant), {}, variant);
}

bool by_letters_of(draughts::Variant variant) {
  return draughts::facts_of(variant).numbering.notation == draughts::NotationKind::algebraic;
}

}  // namespace

TEST_CASE("random games of every variant, written again, don't change by a byte and keep all moves") {
  for (const draughts::Variant variant : draughts::all_variants()) {
    INFO(name_of(variant));
    const auto games = converting::transcripts(test_support::random_collection(20'000, 7, variant), variant);
    const std::string text = converting::written(games);
    CHECK(text.find("[%broken") == std::string::npos);
    const auto again = converting::transcripts(text, variant);
    REQUIRE(again.size() == games.size());
    CHECK(converting::written(again) == text);
    for (std::size_t game = 0; game < games.size(); ++game) CHECK(again[game].plies == games[game].plies);
  }
}

TEST_CASE("letters to numbers and back, and numbers to letters and back, change nothing in any variant") {
  using enum pdn::NotationChoice;
  for (const draughts::Variant variant : draughts::all_variants()) {
    INFO(name_of(variant));
    const std::string text =
        converted(games_of(variant), in_notation(by_letters_of(variant) ? algebraic : numeric), variant);
    const std::string numbers = converted(text, in_notation(numeric), variant);
    const std::string letters = converted(text, in_notation(algebraic), variant);
    CHECK(numbers != letters);
    CHECK(converted(letters, in_notation(numeric), variant) == numbers);
    CHECK(converted(numbers, in_notation(algebraic), variant) == letters);
    CHECK((by_letters_of(variant) ? letters : numbers) == text);
  }
}

TEST_CASE("whole paths to short ones and back change nothing in any variant") {
  using enum pdn::CaptureChoice;
  for (const draughts::Variant variant : draughts::all_variants()) {
    INFO(name_of(variant));
    const std::string text = games_of(variant);
    const std::string whole = converted(text, with_captures(full), variant);
    CHECK(whole != text);
    CHECK(converted(whole, with_captures(minimal), variant) == text);
    CHECK(converted(converted(whole, with_captures(minimal), variant), with_captures(full), variant) == whole);
    CHECK(converted(whole, with_captures(source), variant) == whole);
  }
}

TEST_CASE("random games of every variant, turned round, are legal, and turned again as they were") {
  for (const draughts::Variant variant : draughts::all_variants()) {
    INFO(name_of(variant));
    const std::string text = games_of(variant);
    auto games = converting::transcripts(text, variant);
    for (auto& game : games) draughts::rotate(game);
    const std::string turned = converting::written(games);
    CHECK(turned.find("[%broken") == std::string::npos);
    auto back = converting::transcripts(turned, variant);
    for (auto& game : back) {
      CHECK(game.valid);
      draughts::rotate(game);
    }
    CHECK(converting::written(back) == text);
  }
}
