// GameType tags against themselves and against the moves, sites' own numbers, and results of games that Black begins:
// from text to verdict, as the tools judge it.
#include "variant_checks.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/judging/judging.hpp"

using namespace draughts;

namespace {

using Codes = std::vector<std::string>;

judging::Terms by_tag() {
  judging::Terms terms;
  terms.judge.variant.reset();
  return terms;
}

judging::Verdict judge(const std::string& text) {
  return judging::judge(text, by_tag()).at(0);
}

Codes codes(const std::string& text) {
  return judging::codes(text, by_tag());
}

std::string tagged(const std::string& type, const std::string& rest) {
  return "[GameType \"" + type + "\"]\n\n" + rest;
}

/// The first finding of that code; fails the running test without one.
Diagnostic finding(const std::string& text, DiagnosticCode code) {
  for (const Diagnostic& found : judge(text).findings)
    if (found.code == code) return found;
  FAIL("no " << facts_of(code).slug);
  return {};
}

const std::string english = "1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 *\n";

}  // namespace

TEST_CASE("a number that can't be gives way to the moves") {
  const auto verdict = judge(tagged("20", english));
  CHECK(verdict.variant == Variant::english);
  CHECK(verdict.variant_source == VariantSource::inferred);
  CHECK(verdict.valid);
  const auto mismatch = finding(tagged("20", english), DiagnosticCode::variant_mismatch);
  CHECK(mismatch.message ==
        "GameType 20 is international draughts; the moves are legal only by the rules of English draughts or American "
        "pool "
        "checkers");
  CHECK(mismatch.hint == "write GameType 21 (english) or 23 (pool)");
}

TEST_CASE("one or two moves that are not legal may be slips, and are errors by the tag's rules") {
  CHECK(codes(tagged("20", "1. 11-15 23-19 *")) == Codes{"wrong-colour"});
  CHECK(codes(tagged("21", "[FEN \"W:W18:B1,22\"]\n\n1. 18x25 *")) == Codes{"unreachable"});
}

TEST_CASE("squares in the other notation speak against a number from the first move on") {
  CHECK(codes(tagged("27", "1. c3-d4 f6-e5 *")) == Codes{"game-type-conflict", "wrong-notation"});
  CHECK(judge(tagged("27", "1. c3-d4 f6-e5 *")).valid);
  CHECK(codes(tagged("25", "1. 22-18 9-13 *")) == Codes{"wrong-notation"});
}

TEST_CASE("an error in a game of pool is no reason to turn the board") {
  CHECK(codes(tagged("23", "[FEN \"W:WK1:B5,6,7,13,14,16,21,22,23,K30,K31,K32\"]\n\n1. 1x12 *")) ==
        Codes{"ambiguous-move"});
  CHECK(codes(tagged("23,B,8,8,N1,0", "[FEN \"W:WK1:B5,6,7,13,14,16,21,22,23,K30,K31,K32\"]\n\n1. 1x12 *")) ==
        Codes{"ambiguous-move"});
  CHECK(judge(tagged("23", "[FEN \"W:Wc3:Bb6\"]\n\n1. c3-d4 b6-a5 *")).variant == Variant::pool_unified);
}

TEST_CASE("sites' own numbers say which of several variants is meant") {
  const std::string mirrored = "1. 10-14 21-18 2. 14x21 25x18 3. 11-15 23-19 *\n";
  CHECK(judge(mirrored).variant == Variant::spanish);
  CHECK(judge(tagged("31", mirrored)).variant == Variant::portuguese);
  CHECK(judge(tagged("43", "1. a3-a4 h6-h5 *")).variant == Variant::turkish);
  CHECK(judge(tagged("32", "1. c3-d4 b6-c5 2. d4xb6 a7xc5 *")).variant == Variant::english);
}

TEST_CASE("fields behind a number that nobody knows tell the variant") {
  const std::string text = tagged("-1,W,12,12,N2,1", "1. 43-38 25-31 *");
  CHECK(judge(text).variant == Variant::srilankan);
  CHECK(judge(text).valid);
  CHECK(judge(tagged("-1,W,12,12,N2,1", "1. 43-37 30-36 *")).variant == Variant::srilankan);
  CHECK(finding(text, DiagnosticCode::variant_inferred).message.starts_with("GameType -1 is not in PDN 3.0, read as"));
}

TEST_CASE("fields that differ from the table are followed where the table's numbering refuses the moves") {
  // Square 1 at White's right-hand corner instead of the top left one.
  const std::string reversed = "1. 10-14 23-18 2. 14x23 26x19 *\n";
  CHECK(codes(tagged("26,W,8,8,N1,0", reversed)) == Codes{"game-type-conflict"});
  CHECK(judge(tagged("26,W,8,8,N1,0", reversed)).variant == Variant::brazilian);
  CHECK(judge(tagged("26,W,8,8,N1,0", reversed)).valid);
  CHECK(judge(tagged("26", reversed)).variant == Variant::english);
}

TEST_CASE("fields that differ only in digit or flag are an old form") {
  CHECK(codes(tagged("20,W,10,10,N1,0", "1. 32-28 *")) == Codes{"game-type-form"});
  CHECK(codes(tagged("20,W,10,10,N2,1", "1. 32-28 *")) == Codes{"game-type-form"});
  CHECK(codes(tagged("20,W,8,8,N2,0", "1. 32-28 *")) == Codes{"game-type-conflict"});
}

TEST_CASE("hops given as entries of their own are joined, with a1 at the left of the side that begins") {
  const std::string text = "1. c3-d4 b6-c5 2. d4xb6 a7xc5 3. b2-c3 c7-b6 4. a1-b2 b6-a5 *\n";
  CHECK(judge(tagged("21", text)).valid);
}

TEST_CASE("a game that Black began says whose points come first in its result") {
  const std::string opening = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 *\n";
  CHECK(codes(opening) == Codes{"result-side"});
  CHECK(finding(opening, DiagnosticCode::result_side).message ==
        "black won: Black's points, the first side's, come first (as in PDN 2.0, and nothing shows otherwise)");
  CHECK(codes("[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 *\n").empty());
}

TEST_CASE("both meanings of a result are read from the final position") {
  for (const std::string result : {"1-0", "0-1"}) {
    const std::string text = "[GameType \"21\"]\n[Result \"" + result + "\"]\n[FEN \"W:W18:B14\"]\n\n1. 18x9 *\n";
    CAPTURE(text);
    CHECK(codes(text) == Codes{"result-side"});
    CHECK(finding(text, DiagnosticCode::result_side).message.starts_with("white won: "));
  }
  CHECK(codes("[GameType \"21\"]\n[Result \"1/2-1/2\"]\n[FEN \"W:W18:B14\"]\n\n1. 18x9 *\n") ==
        Codes{"result-position"});
}

TEST_CASE("whose points come first is told once a file") {
  const std::string game = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 *\n\n";
  CHECK(codes(game + game + game) == Codes{"result-side"});
}

TEST_CASE("a damaged GameType still says which game it is, and an unknown one is no finding") {
  for (const std::string type : {"26,W", "26.", "26,W,8,8", "26,W,8,8,a0,0"}) {
    CAPTURE(type);
    CHECK(judge(tagged(type, "1. c3-d4 f6-e5 *")).variant == Variant::brazilian);
    CHECK(codes(tagged(type, "1. c3-d4 f6-g5 *"))[0] == "bad-tag-value");
  }
  const Codes unknown = codes(tagged("?", "1. 32-28 19-23 *"));
  CHECK(std::ranges::find(unknown, "bad-tag-value") == unknown.end());
}

TEST_CASE("a hint to write a GameType gives one that means that variant") {
  const std::string fields = tagged("20,B,10,10,N2,0", "1. 19-23 32-28 *");
  CHECK(finding(fields, DiagnosticCode::game_type_conflict).hint ==
        "keep the fields, or rewrite the moves with the standard's squares");
  const std::string letters = finding(tagged("27", "1. c3-d4 f6-e5 *"), DiagnosticCode::game_type_conflict).hint;
  CHECK(letters.find("23,W,8,8,A0,0 (pool-unified), 23,B,8,8,A1,1 (pool-jamaica), 23 (pool), 25 (russian)") !=
        std::string::npos);
  CHECK(letters.ends_with("or use --variant pool-zimbabwe"));
  CHECK(finding(tagged("21", "1. 32-28 19-23 2. 28x19 14x23 *"), DiagnosticCode::variant_mismatch)
            .hint.ends_with(", or use --variant killer"));
}
