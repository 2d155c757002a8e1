// Laws of the reader, on texts made by chance.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "pdn/recognise.hpp"
#include "reading.hpp"

using draughts::EventKind;
using draughts::Game;
using test_grammar::read_all;
using test_grammar::read_in_steps;

namespace {

// Pieces of PDN that meet where they must not.
rc::Gen<std::string> scraps() {
  const auto scrap = rc::gen::element<std::string>(
      "1. ", "2. ", "32-28 ", "19x23", " ", "\n", "\n\n", "[Event \"x\"]", "\n[White \"y\"]\n", "[", "]", "\"", "{",
      "}", "{c}", "(", ")", "*", " * ", "1-1", "2-0 ", "1/2-1/2", " 1 - 1", "0.99-1.01", "/FEN \"W:W31:B20\"/", "/",
      "$5", "$", "!?", "(!)", "...", "-", " - ", "x", "a3b4 ", "C3-D4", "; text", "% text", "\\r", "\\n", "\x1A",
      "\xA0", "\xC2\xA0", "\xEF\xBB\xBF", "e4 ", "[Result \"4-6\"]\n", "4-6", "1 ", "3228", std::string(1, '\0'),
      "a.l.", "+1", "\xBD-\xBD", "[FEN \"W:W31:B20.\"]\n", "#!");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(scrap), [](const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& part : all) text += part;
    return text;
  });
}

void check_game(const Game& game, std::string_view text, std::size_t begin, std::size_t end) {
  const auto inside = [&](draughts::Span span) { return std::size_t{span.offset} + span.length <= game.text.size(); };
  RC_ASSERT(game.text.data() >= text.data() + begin);
  RC_ASSERT(game.text.data() + game.text.size() <= text.data() + end);
  RC_ASSERT(game.offset == static_cast<std::size_t>(game.text.data() - text.data()));
  for (const auto& tag : game.tags) RC_ASSERT(inside(tag.name) && inside(tag.value));
  int depth = 0;
  std::size_t squares = 0;
  for (const auto& event : game.events) {
    RC_ASSERT(inside(event.span));
    if (event.kind == EventKind::move) {
      RC_ASSERT(event.value == squares && event.square_count >= 2);
      squares += event.square_count;
    }
    depth += event.kind == EventKind::variation_begin ? 1 : event.kind == EventKind::variation_end ? -1 : 0;
    RC_ASSERT(depth >= 0);
  }
  RC_ASSERT(depth == 0);
  RC_ASSERT(squares == game.squares.size());
  for (const auto& finding : game.findings) RC_ASSERT(finding.span.offset + finding.span.length <= text.size());
}

void check_laws(std::string_view text) {
  pdn::Reader reader;
  Game game;
  std::size_t at = 0;
  while (true) {
    const auto result = reader.read(text.substr(at), true, at, game);
    RC_ASSERT(result.consumed <= text.size() - at);
    if (result.status == pdn::ReadStatus::end) break;
    RC_ASSERT(result.status == pdn::ReadStatus::game);
    RC_ASSERT(result.consumed > 0U);
    check_game(game, text, at, at + result.consumed);
    at += result.consumed;
  }
  RC_ASSERT(pdn::recognise(text) <= text.size());
}

void check_steps(std::string_view text, std::size_t step) {
  const auto whole = read_all(text);
  const auto steps = read_in_steps(text, step);
  RC_ASSERT(whole.games == steps.games);
  RC_ASSERT(whole.findings == steps.findings);
  RC_ASSERT(whole.texts == steps.texts);
}

}  // namespace

TEST_CASE("reading any bytes ends, stays within the text and gives well-formed games") {
  rc::prop("for any bytes", [](const std::string& text) { check_laws(text); });
  rc::prop("for any scraps of PDN", [] { check_laws(*scraps()); });
}

TEST_CASE("a text read in steps gives the same games and findings as one read whole") {
  rc::prop("for any bytes", [](const std::string& text) { check_steps(text, *rc::gen::inRange<std::size_t>(1, 9)); });
  rc::prop("for any scraps of PDN", [] { check_steps(*scraps(), *rc::gen::inRange<std::size_t>(1, 40)); });
}

TEST_CASE("a game written from any moves has as many when it is read") {
  rc::prop("for any moves", [] {
    const auto squares = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 50));
    std::string text;
    std::size_t moves = 0;
    for (std::size_t index = 0; index + 1 < squares.size(); index += 2) {
      if (moves % 2 == 0) text += std::to_string(moves / 2 + 1) + ". ";
      text += std::to_string(squares[index]) + 'x' + std::to_string(squares[index + 1]) + (index % 3 == 0 ? "\n" : " ");
      ++moves;
    }
    text += '*';
    const auto game = test_grammar::read_first(text);
    RC_ASSERT(game.findings.empty());
    RC_ASSERT(game.squares.size() == 2 * moves);
    for (std::size_t index = 0; index < 2 * moves; ++index)
      RC_ASSERT(game.squares[index].number() == static_cast<unsigned>(squares[index]));
    RC_ASSERT(pdn::recognise(text) == text.size());
  });
}
