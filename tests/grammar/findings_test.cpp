// Every finding of the reader: an input that yields it at this place, and a neighbour that does not.
#include <algorithm>
#include <catch2/catch.hpp>

#include "reading.hpp"

using draughts::DiagnosticCode;
using draughts::Severity;
using test_grammar::read_all;
using test_grammar::read_first;

namespace {

struct Row {
  std::string_view text;
  std::string_view finding;    // the code, its offset and length in the source
  std::string_view neighbour;  // must not yield that code
};

const std::vector<Row> rows{
    {"1. 32-28 @ *", "syntax 9+1", "1. 32-28 *"},
    {"1. 32-28 {x", "unterminated-comment 9+1", "1. 32-28 {x} *"},
    {"[Event \"x\n1. 32-28 *", "unterminated-tag 0+1", "[Event \"x\"]\n1. 32-28 *"},
    {"1. 32-28 (18-23 *", "unterminated-variation 9+1", "1. 32-28 (18-23) *"},
    {"1. 32-28 /FEN \"W:W28:B19\" *", "unterminated-setup 9+1", "1. 32-28 /FEN \"W:W28:B19\"/ *"},
    {"1. 32-28 ) *", "unbalanced-parenthesis 9+1", "1. 32-28 (19-23) *"},
    {"1. 32-28 {a {b} c} *", "nested-comment 12+1", "1. 32-28 {a {b} *"},
    {"[FEN \"W:W31,31:B5\"] *", "bad-fen 12+2", "[FEN \"W:W31,32:B5\"] *"},
    {"[FEN \"W:W31:B20.\"] *", "fen-form 15+1", "[FEN \"W:W31:B20\"] *"},
    {"1. 32-28 /FEN \"W:W31:B20.\"/ *", "fen-form 24+1", "1. 32-28 /FEN \"W:W31:B20\"/ *"},
    {"1. 32-28 (19-23 1-1) *", "result-in-variation 16+3", "1. 32-28 (19-23) 1-1"},
    {"1. 32 - 28 *", "space-in-move 3+7", "1. 32-28 *"},
    {"1. 32-28 ! *", "space-before-strength 9+1", "1. 32-28! *"},
    {"1. 32-28* *", "strength-star 8+1", "1. 32-28 *"},
    {"1. 32-28 1-1", "result-as-terminator 9+3", "1. 32-28 1-11 *"},
    {"1. 32-28\n[Event \"b\"]\n*", "missing-terminator 9+0", "1. 32-28 *\n[Event \"b\"]\n*"},
    {"1. 32-28\n[Event \"b\"]\n*", "missing-terminator 9+0", "1. 32-28\n"},
    {"1. 32-28 ( ) 19-23 *", "move-form 9+3", "1. 32-28 ({c}) (($1)) 19-23 *"},
    {"1. 01-07 *", "leading-zero 3+5", "1. 1-7 *"},
    {"01. 1-7 *", "leading-zero 0+3", "10. 1-7 *"},
    {"1. 32-28\n[Annotator \"x\"]\n*", "late-tag 9+15", "[Annotator \"x\"]\n1. 32-28 *"},
    {"[isBot \"0\"] *", "tag-form 1+5", "[IsBot \"0\"] *"},
    {"[Event \"a \"b\" c\"] *", "tag-form 8+7", "[Event \"a \\\"b\\\" c\"] *"},
    {"[Empty] *", "tag-form 0+7", "[Empty \"\"] *"},
    {"1. 3228 *", "move-form 3+4", "1. 32-28 *"},
    {"1. C3-B4 *", "move-form 3+5", "1. c3-b4 *"},
    {"1. 32-28\\r *", "stray-bytes 8+2", "1. 32-28\r *"},
    {"1. 32-28 * \x1A", "stray-bytes 11+1", "1. 32-28 * \n"},
    {"1. 32-28 ; x\n*", "line-comment 9+3", "1. 32-28 % x\n*"},
    {"1. - 19-23 *", "null-move 3+1", "1. ... 19-23 *"},
    {"[GameType \"20,W,10,10,N1,0\"] *", "game-type-form 11+15", "[GameType \"20,W,10,10,N2,0\"] *"},
    {"[GameType \"x\"] *", "bad-tag-value 11+1", "[GameType \"20\"] *"},
    {"[TimeControl \"5 min\"] *", "bad-tag-value 14+5", "[TimeControl \"300\"] *"},
};

std::string code_of(std::string_view finding) {
  return std::string(finding.substr(0, finding.find(' ')));
}

}  // namespace

TEST_CASE("each finding stands where it belongs, alone, and not in its neighbour") {
  for (const Row& row : rows) {
    CAPTURE(row.text, row.neighbour);
    const auto reading = read_all(row.text);
    CHECK(std::ranges::count(reading.findings, row.finding) == 1);
    const std::string codes = test_grammar::codes_of(read_all(row.neighbour));
    CHECK(codes.find(code_of(row.finding)) == std::string::npos);
  }
}

TEST_CASE("a finding's severity is its code's own, but for a tag that was repaired") {
  for (const Row& row : rows) {
    CAPTURE(row.text);
    for (const auto& finding : test_grammar::read_first(row.text).findings) {
      const bool lowered = finding.code == DiagnosticCode::tag_form && finding.severity == Severity::warning;
      CHECK((finding.severity == draughts::facts_of(finding.code).severity || lowered));
    }
  }
}

TEST_CASE("findings about form say what was found and what was expected") {
  const auto message = [](std::string_view text) { return read_first(text).findings.at(0).message; };
  CHECK(message("[isBot \"0\"] *") ==
        "a tag's name out of form, expected a capital letter, then letters, digits and _");
  CHECK(message("[Event \"a \"b\" c\"] *") == R"(a " or \ inside the value, expected \" or \\; repaired)");
  CHECK(message("[Event \"Cup]\n*") == "no \" behind the tag's value, expected \"]; repaired");
  CHECK(message("[Event Cup] *") == "a value without quotes, expected [Name \"value\"]; repaired");
  CHECK(message("[Empty] *") == "a tag without a value, expected [Name \"value\"]");
  CHECK(message("[Event \"x\"  y ] *") == "found \"y\" behind the value, expected ]");
  CHECK(message("[Event \x93Jan\x94]\n*") == "typographic quotes around the tag's value, expected \"");
  CHECK(message("1 32-28 *") == "found \"1\", expected a dot behind a move's number");
  CHECK(message("1. C3-B4 *") == "found \"C3-B4\", expected lower case");
  CHECK(message("1. 3228 *") == "found \"3228\", expected - or x between the squares");
  CHECK(message("1. 32\x96"
                "28 *") == "a typographic sign between the squares, expected - or x");
  CHECK(message("1. 32-28 +1 *") ==
        "found \"+1\", a sign of the rule book; expected a comment, for PDN has no such sign");
  CHECK(message("1. 32-28\\r *") == "found \"\\r\", expected white space or nothing between tokens");
  CHECK(message("1. 32-28 \x1A") == "found the byte 0x1A, expected white space or nothing between tokens");
}

TEST_CASE("findings carry the offset of the source, not of the game") {
  const auto reading = read_all("1. 32-28 *\n\n1. 32 - 28 *");
  CHECK(test_grammar::joined(reading.findings) == "space-in-move 15+7");
}
