// What a person is told where rule books differ: the words follow the variant's page.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "support/judging/judging.hpp"

using draughts::Diagnostic;
using draughts::DiagnosticCode;
using draughts::Severity;
using draughts::Variant;

namespace {

/// The one finding of that code in a game judged by those rules; fails the running test where there is none.
Diagnostic told(Variant variant, DiagnosticCode code, const std::string& text) {
  judging::Terms terms;
  terms.judge.variant = variant;
  const auto findings = judging::findings(text, terms);
  REQUIRE(std::ranges::count(findings, code, &Diagnostic::code) == 1);
  return *std::ranges::find(findings, code, &Diagnostic::code);
}

}  // namespace

TEST_CASE("a king that has moved as often in a row as it may is told to rest, not that it can't get there") {
  const auto finding = told(Variant::frisian, DiagnosticCode::unreachable,
                            "[FEN \"W:WK47,45:B1,K4\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 *");
  CHECK(finding.message == "the king on 42 has moved 3 times in a row and has to rest, unless it captures");
  CHECK(finding.ply == 7U);
  CHECK(finding.board->legal == std::vector<std::string>{"45-40"});
  CHECK(finding.rule.empty());
}

TEST_CASE("where the first king wins, what follows it is behind the end, and a result that says otherwise is told") {
  CHECK(
      told(Variant::breakthrough, DiagnosticCode::move_after_end, "[FEN \"W:W6,35:B20\"]\n\n1. 6-1 20-25 *").message ==
      "a man was crowned: the game was over");
  CHECK(told(Variant::breakthrough, DiagnosticCode::result_position, "[FEN \"W:W6,35:B20\"]\n\n1. 6-1 0-2").message ==
        "white has crowned a man and wins, but the result says that black wins");
}

TEST_CASE("where a blocked side wins, a result that says otherwise is told") {
  const std::string game = "[FEN \"B:W46:B32,41\"]\n\n1... 32-37 ";
  CHECK(told(Variant::antidraughts, DiagnosticCode::result_position, game + "0-2").message ==
        "white has no move left and wins, but the result says that black wins");
  CHECK(told(Variant::international, DiagnosticCode::result_position, game + "2-0").message ==
        "white has no move left and loses, but the result says that white wins");
}

TEST_CASE("a capture that yields to another is told with what that has more of, and the article on it") {
  const auto italian = [](const std::string& text) {
    return told(Variant::italian, DiagnosticCode::must_capture_more, text);
  };
  const auto pieces = italian("[FEN \"W:WK22:B18,11,19,27,1\"]\n\n1. 22x31 *");
  CHECK(pieces.message.starts_with("white must capture 2: "));
  CHECK(pieces.rule == "FID Regolamento tecnico, article 6.6");
  CHECK(italian("[FEN \"W:W22,K32:B18,28\"]\n\n1. 22x13 *").rule == "FID Regolamento tecnico, article 6.7");
  const auto kings = italian("[FEN \"W:WK22:BK18,19,1\"]\n\n1. 22x15 *");
  CHECK(kings.message.starts_with("white must capture as many kings as possible: "));
  CHECK(kings.rule == "FID Regolamento tecnico, article 6.8");
  const auto early = italian("[FEN \"W:WK27:B13,K15,K22,23\"]\n\n1. 27x11 *");
  CHECK(early.message.starts_with("white must capture a king as early as possible: "));
  CHECK(early.rule == "FID Regolamento tecnico, article 6.9");
  CHECK(told(Variant::frisian, DiagnosticCode::must_capture_more, "[FEN \"W:W33,K46:B28,K41,1\"]\n\n1. 33x22 *")
            .message.starts_with("white must capture what is worth most: "));
}

TEST_CASE("a capture that yields to another is told with a number only where numbers decide") {
  CHECK(told(Variant::italian, DiagnosticCode::must_capture_more, "[FEN \"W:W22,K32:B18,28\"]\n\n1. 22x13 *").message ==
        "white must capture with a king: 32x23");
  CHECK(told(Variant::international, DiagnosticCode::must_capture_more, "[FEN \"W:W32:B19,27,28\"]\n\n1. 32x21 *")
            .message.starts_with("white must capture 2: "));
}

TEST_CASE("a rule whose article is known is quoted with it, and one without names its rule book alone") {
  const auto kings =
      told(Variant::turkish, DiagnosticCode::draw_few_pieces, "[FEN \"W:WKc1:BKh4,c3\"]\n\n1. c1xc5 h4-h5 *");
  CHECK(kings.message == "a king each and nothing else: a draw from here on");
  CHECK(kings.rule == "rules of Turkish draughts");
  CHECK(kings.severity == Severity::warning);
  const auto repeated = told(Variant::russian, DiagnosticCode::draw_repetition,
                             "[FEN \"W:WKa1,Kc1:BKf8,Kh8\"]\n\n1. c1-d2 f8-e7 2. d2-c1 e7-f8 3. c1-d2 f8-e7 4. d2-c1 "
                             "e7-f8 *");
  CHECK(repeated.rule == "FMJD-64 7.2.3");
}

TEST_CASE("of several variants with one GameType number, the tag's fields tell which") {
  judging::Terms terms;
  terms.judge.variant.reset();
  CHECK(judging::judge("[GameType \"23\"]\n\n1. 11-15 *", terms).at(0).variant == Variant::pool);
  CHECK(judging::judge("[GameType \"23,W,8,8,A0,0\"]\n\n1. c3-d4 *", terms).at(0).variant == Variant::pool_unified);
  CHECK(judging::judge("[GameType \"23,B,8,8,A1,1\"]\n\n*", terms).at(0).variant == Variant::pool_jamaica);
  CHECK(judging::judge("[GameType \"25\"]\n\n1. c3-d4 *", terms).at(0).variant == Variant::russian);
}

TEST_CASE("what is said of a move names squares as the move does") {
  const auto letters = told(Variant::english, DiagnosticCode::no_piece, "1. c3-d4 f6-g5 2. c3-d4 *");
  CHECK(letters.message == "there is no piece on c3");
  CHECK(std::ranges::find(letters.board->legal, "d2-c3") != letters.board->legal.end());
  const auto numbers = told(Variant::russian, DiagnosticCode::no_piece, "1. 22-18 9-13 2. 22-17 *");
  CHECK(numbers.message == "there is no piece on 22");
  CHECK(std::ranges::find(numbers.board->legal, "25-22") != numbers.board->legal.end());
}

TEST_CASE("a move along a line that one rule forbids is told with that rule") {
  CHECK(told(Variant::italian, DiagnosticCode::unreachable, "[FEN \"W:W22:BK18,1\"]\n\n1. 22x13 *").message ==
        "a man may not take a king in Italian draughts, and on 18 stands one");
  CHECK(told(Variant::thai, DiagnosticCode::unreachable, "[FEN \"W:WK29:B25,1\"]\n\n1. 29x15 *").message ==
        "a king that takes 25 has to stop right behind it in Thai draughts");
  CHECK(told(Variant::english, DiagnosticCode::unreachable, "[FEN \"B:BK1:W32\"]\n\n1. 1-10 *").message ==
        "a king goes one square at a time in English draughts, not from 1 to 10");
  CHECK(told(Variant::killer, DiagnosticCode::must_capture_more, "[FEN \"W:WK46:BK28,5\"]\n\n1. 46x19 *").message ==
        "a king that takes 28 has to stop right behind it in killer draughts: 46x23");
}

TEST_CASE("where Black begins, a first number with dots is a way of counting") {
  judging::Terms terms;
  terms.judge.variant = Variant::pool;
  CHECK(judging::codes("1... 11-15 2. 23-19 *", terms).empty());
  CHECK(judging::codes("2... 11-15 3. 23-19 *", terms) == std::vector<std::string>{"move-number"});
  terms.judge.variant = Variant::international;
  CHECK(judging::codes("1... 32-28 2. 19-23 *", terms) == std::vector<std::string>{"move-number"});
}
