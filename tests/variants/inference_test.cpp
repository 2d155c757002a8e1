// Games of every variant without their tags: the variant that is taken never finds an error in them, and it is the one
// that is documented where several allow them.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "draughts/game/diagnostic_code.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "support/every_variant.hpp"
#include "support/judging/judging.hpp"
#include "support/random_game.hpp"

using namespace draughts;
using namespace test_support;

namespace {

constexpr std::size_t games_of_each = 200;
constexpr std::size_t fewest_plies = 20;

/// A random game without its tags, long enough to say something.
template <Rules R>
std::string untagged_game(std::mt19937_64& random) {
  while (true) {
    const auto player = below(2, random) == 0 ? Player::reckless : Player::careful;
    const auto game = play_random_game<R>(fewest_plies + below(100, random), random, player);
    if (game.moves.size() < fewest_plies) continue;
    const std::string text = write_pdn(game, 1);
    return text.substr(text.find("\n\n") + 2);
  }
}

judging::Terms terms(std::optional<Variant> variant) {
  judging::Terms terms;
  terms.judge = {variant, 0, false};
  return terms;
}

bool has_error(const judging::Verdict& verdict) {
  return std::ranges::any_of(verdict.findings,
                             [](const Diagnostic& finding) { return finding.severity == Severity::error; });
}

/// The variants that a text is legal by, in the order in which the documents prefer them.
std::vector<Variant> allowing(const std::string& text) {
  std::vector<Variant> variants;
  for (const Variant variant : variants_by_use())
    if (!has_error(judging::judge(text, terms(variant)).at(0))) variants.push_back(variant);
  const bool letters = text.find_first_of("abcdefghij") != std::string::npos;
  std::ranges::stable_sort(variants, {}, [&](Variant variant) {
    const NumberingScheme& scheme = facts_of(variant).numbering;
    return std::tuple((scheme.notation == NotationKind::numeric) == letters, scheme.width * scheme.height);
  });
  return variants;
}

/// What is said about the inference.
std::string note_of(const judging::Verdict& verdict) {
  for (const Diagnostic& finding : verdict.findings)
    if (finding.code == DiagnosticCode::variant_inferred) return finding.message;
  return {};
}

void check_game(Variant truth, const std::string& text) {
  CAPTURE(std::string(name_of(truth)), text);
  const auto verdict = judging::judge(text, terms(std::nullopt)).at(0);
  const auto expected = allowing(text);
  REQUIRE(std::ranges::find(expected, truth) != expected.end());
  CHECK_FALSE(has_error(verdict));
  CHECK(verdict.variant == expected.front());
  CHECK(verdict.variant_source == VariantSource::inferred);
  const std::string note = note_of(verdict);
  CAPTURE(note);
  if (expected.size() == 1) {
    CHECK(verdict.variant == truth);
    CHECK(note.ends_with("no other variant fits as well"));
    return;
  }
  CHECK(note.find(std::string(name_of(expected[1]))) != std::string::npos);
  if (expected.size() > 7)
    CHECK(note.find("(" + std::to_string(expected.size() - 1) + " in all)") != std::string::npos);
}

}  // namespace

TEST_CASE("a random game of any variant without its tags is read by rules that it keeps, named as documented") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    std::mt19937_64 random(31);
    for (std::size_t game = 0; game < games_of_each; ++game) check_game(R::variant, untagged_game<R>(random));
  });
}

TEST_CASE("a file of random games of any variant without tags is read by rules that all of them keep") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    std::mt19937_64 random(32);
    std::string file;
    for (int game = 0; game < 30; ++game) file += untagged_game<R>(random);
    const auto verdicts = judging::judge(file, terms(std::nullopt));
    REQUIRE(verdicts.size() == 30);
    for (const auto& verdict : verdicts) {
      CHECK_FALSE(has_error(verdict));
      CHECK(verdict.variant == verdicts.front().variant);
    }
    CAPTURE(std::string(R::name));
    CHECK(facts_of(*verdicts.front().variant).numbering.notation == R::numbering.notation);
  });
}

TEST_CASE(
    "a random game with the number of a variant that names the squares otherwise is judged by rules that it keeps") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    std::mt19937_64 random(33);
    for (const VariantFacts& named : variant_facts()) {
      if (!named.game_type || named.numbering == R::numbering) continue;
      for (int game = 0; game < 5; ++game) {
        const std::string text = fmt::format("[GameType \"{}\"]\n\n{}", *named.game_type, untagged_game<R>(random));
        CAPTURE(std::string(R::name), text);
        const auto verdict = judging::judge(text, terms(std::nullopt)).at(0);
        const auto whole = judging::judge(text, terms(R::variant)).at(0);
        // Where most of it is legal by the tag's rules too, or a variant on the same squares allows it, what isn't may
        // be a slip.
        const bool like_the_tag = std::ranges::any_of(
            allowing(text), [&](Variant variant) { return facts_of(variant).numbering == named.numbering; });
        CHECK((!has_error(verdict) || verdict.plies * 2 >= whole.plies || like_the_tag));
      }
    }
  });
}

TEST_CASE("a file of Brazilian games without tags is not taken for Russian, though Russian draughts allows them") {
  std::mt19937_64 random(34);
  std::string file;
  for (int game = 0; game < 20; ++game) file += untagged_game<Brazilian>(random);
  const auto verdicts = judging::judge(file, terms(std::nullopt));
  for (const auto& verdict : verdicts) CHECK(verdict.variant == Variant::brazilian);
}

TEST_CASE("a file of Russian games without tags stays Russian") {
  std::mt19937_64 random(35);
  std::string file;
  for (int game = 0; game < 20; ++game) file += untagged_game<Russian>(random);
  for (const auto& verdict : judging::judge(file, terms(std::nullopt))) CHECK(verdict.variant == Variant::russian);
}
