// Laws of the reader, on texts made by chance.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "pdn/recognise.hpp"
#include "reading.hpp"
#include "reading_laws.hpp"

using test_grammar::law_broken_by;
using test_grammar::reads_alike_in_steps;

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

}  // namespace

TEST_CASE("reading any bytes ends, stays within the text and gives well-formed games") {
  rc::prop("for any bytes", [](const std::string& text) { RC_ASSERT(law_broken_by(text) == ""); });
  rc::prop("for any scraps of PDN", [] { RC_ASSERT(law_broken_by(*scraps()) == ""); });
}

TEST_CASE("a text read in steps gives the same games and findings as one read whole") {
  rc::prop("for any bytes", [](const std::string& text) {
    RC_ASSERT(reads_alike_in_steps(text, *rc::gen::inRange<std::size_t>(1, 9)));
  });
  rc::prop("for any scraps of PDN",
           [] { RC_ASSERT(reads_alike_in_steps(*scraps(), *rc::gen::inRange<std::size_t>(1, 40))); });
}

TEST_CASE("a game written from any moves has as many when it is read") {
  rc::prop("for any moves", [] {
    const auto squares = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 50));
    const std::string sign = *rc::gen::element<std::string>("x", ":");
    const std::string between =
        *rc::gen::element<std::string>(" ", "\n", " {c} ", " $5 ", "! ", " (1-2 (3-4) 5-6) ", " % c\n");
    std::string text;
    for (std::size_t index = 0; index + 1 < squares.size(); index += 2) {
      if (index % 4 == 0) text += std::to_string(index / 4 + 1) + ". ";
      text += std::to_string(squares[index]) + sign + std::to_string(squares[index + 1]) + between;
    }
    text += '*';

    std::vector<int> main_line;
    const auto game = test_grammar::read_first(text);
    int depth = 0;
    for (const auto& event : game.events) {
      depth += event.kind == draughts::EventKind::variation_begin ? 1 : 0;
      depth -= event.kind == draughts::EventKind::variation_end ? 1 : 0;
      if (depth > 0 || event.kind != draughts::EventKind::move) continue;
      for (const auto square : game.squares_of(event)) main_line.push_back(static_cast<int>(square.number()));
    }
    RC_ASSERT(game.findings.empty());
    RC_ASSERT(main_line ==
              std::vector<int>(squares.begin(), squares.end() - static_cast<std::ptrdiff_t>(squares.size() % 2)));
    RC_ASSERT(pdn::recognise(text) == text.size());
  });
}
