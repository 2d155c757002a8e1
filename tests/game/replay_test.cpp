// Replay as a whole: which line a move belongs to, and what follows from it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/judging/judging.hpp"

using judging::codes;
using judging::judge;
using Codes = std::vector<std::string>;

TEST_CASE("a variation replaces the last move, and the main line goes on as if it had not been there") {
  CHECK(codes("1. 32-28 19-23 (18-23 2. 38-32) 2. 28x19 14x23 *").empty());
}

TEST_CASE("two variations behind one move replace the same move") {
  CHECK(codes("1. 32-28 19-23 (18-23) (17-22 2. 28x17) 2. 28x19 *").empty());
}

TEST_CASE("a variation inside a variation replaces the variation's move") {
  CHECK(codes("32-28 19-23 (18-23 38-32 (37-32 23-29) 12-18) 28x19 14x23 *").empty());
}

TEST_CASE("an error in a variation is told with its path and leaves the main line alone") {
  const auto verdict =
      judge("1. 32-28 19-23 (18-23 2. 38-32) (17-22 2. 28x17 (2. 37-32) 11x22) 2. 28x19 14x23 *").at(0);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(verdict.findings[0].code == draughts::DiagnosticCode::must_capture);
  CHECK(verdict.findings[0].variation == std::vector<std::uint32_t>{2, 1});
  CHECK(verdict.findings[0].ply == 3U);
  CHECK(verdict.plies == 4);
  CHECK_FALSE(verdict.valid);
}

TEST_CASE("behind an illegal move nothing more is judged, but a variation that replaces it is") {
  CHECK(codes("1. 32-28 19-23 2. 37-32 (2. 28x19 14x23 3. 19-14) 99-1 5-40 *") == Codes{"must-capture", "no-piece"});
}

TEST_CASE("a comment between variation and number doesn't hide which move is replaced") {
  CHECK(codes("1. 34-29 17-22 2. 32-28 11-17 3. 37-32 6-11 4. 41-37 19-23 ( {mostly} 4... 1-6 {to play after} 5. 46-41 "
              "{still} 19-23 6. 28x19 14x34 ) 5. 28x19 14x34 6. 39x30 ( {in general} 6. 40x29 {is more popular} ) "
              "6... 13-19 *")
            .empty());
}

TEST_CASE("a variation that goes on from the last move is a note, and its moves are judged there") {
  CHECK(codes("1. 32-28 19-23 2. 28x19 (2... 14x23 3. 33-28) 14x23 *") == Codes{"continuing-variation"});
  CHECK(codes("1. 32-28 19-23 2. 28x19 (2... 14x24) *") == Codes{"continuing-variation", "unreachable"});
}

TEST_CASE("a lone reply in parentheses is main line when the next move needs it") {
  const auto verdict = judge("[FEN \"W:W27:B21,22,7\"]\n\n1. 27x18 (7-11) 2. 18-13 11-16 *").at(0);
  CHECK(verdict.valid);
  CHECK(verdict.plies == 4);
}

TEST_CASE("an unknown move leaves the board unknown until a setup") {
  const auto verdict = judge("1. 32-28 - 2. 1-2 3-4 /FEN \"W:W28:B23\"/ 3. 28x19 *").at(0);
  CHECK(verdict.plies == 2);
  CHECK(verdict.findings.size() == 2);  // null-move, setup
}

TEST_CASE("a FEN without turn lets either side begin") {
  CHECK(codes("[FEN \"?:W28:B19\"]\n\n1. 28-22 *").empty());
  CHECK(codes("[FEN \"?:W28:B19\"]\n\n1... 19-23 2. 28x19 *").empty());
}

TEST_CASE("a FEN with Black to move takes numbers with and without dots") {
  CHECK(codes("[FEN \"B:W28,50:B19,1\"]\n\n1... 19-23 2. 28x19 1-6 3. 50-44 *").empty());
  CHECK(codes("[FEN \"B:W28,50:B19,1\"]\n\n1. 19-23 28x19 2. 1-6 50-44 *").empty());
}

TEST_CASE("draws are counted inside a variation from what came before it") {
  const std::string opening = "[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 ";
  CHECK(codes(opening + "4. 42-47 9-13 (9-4) *") == Codes{"draw-repetition"});
  CHECK(codes(opening + "4. 42-47 (4. 42-33 9-4) 9-4 *") == Codes{"draw-repetition"});
  CHECK(codes(opening + "4. 42-47 9-4 (9-13) *") == Codes{"draw-repetition"});
}

TEST_CASE("a setup starts the counts afresh") {
  const std::string twice = "47-42 4-9 42-47 9-4 ";
  CHECK(codes("[FEN \"W:WK46,K47:BK4,K5\"]\n\n" + twice + "/FEN \"W:WK46,K47:BK4,K5\"/ " + twice + "*") == Codes{});
}

TEST_CASE("an ambiguous capture whose readings both go on to the end stays ambiguous") {
  CHECK(codes("[FEN \"W:WK8,50:B13,31,38,43,1\"]\n\n1. 8x26 1-6 2. 50-45 *") == Codes{"ambiguous-move"});
}

TEST_CASE("what an illegal move's diagnostic knows") {
  const auto findings = judging::findings("1. 32-28 19-23 2. 37-32 18-22 *");
  REQUIRE(findings.size() == 1);
  const auto& finding = findings[0];
  CHECK(finding.message == "white must capture: 28x19");
  CHECK(finding.rule == "FMJD Annex 1, article 4.2");
  REQUIRE(finding.board);
  CHECK(finding.board->after == "1... 19-23");
  CHECK(finding.board->legal == std::vector<std::string>{"28x19"});
  CHECK(finding.ply == 3U);
}

TEST_CASE("3.7: an uncrowned man on its far row is never called lost") {
  for (const char* result : {"2-0", "1-1", "0-2", "*"}) {
    const std::string tag = "[Result \"" + std::string(result) + "\"]\n";
    CAPTURE(result);
    CHECK(codes(tag + "[FEN \"B:W5:B20,30\"]\n\n1... 20-24 *") == Codes{"impossible-position"});
    CHECK(codes(tag + "[FEN \"W:W28,31:B23,46\"]\n\n1. 28x19 *") == Codes{"impossible-position"});
    CHECK(codes(tag + "[FEN \"W:W5:B46\"]\n\n*") == Codes{"impossible-position", "impossible-position"});
  }
}

TEST_CASE("3.7: a side with nothing but an uncrowned man has a game still: its move is judged, not behind the end") {
  const auto found = codes("[FEN \"W:W5:B20,30\"]\n\n1. 5-14 *");
  CHECK(std::ranges::count(found, std::string("move-after-end")) == 0);
  CHECK(std::ranges::count(found, std::string("result-position")) == 0);
  CHECK(std::ranges::count(found, std::string("impossible-position")) == 1);
}

TEST_CASE("7.2: a side without a move or without pieces is called lost") {
  CHECK(codes("[Result \"1-1\"]\n[FEN \"B:W46:B36,37\"]\n\n1... 36-41 *") == Codes{"result-position"});
  CHECK(codes("[Result \"0-2\"]\n[FEN \"W:W28:B23\"]\n\n1. 28x19 *") == Codes{"result-position"});
}

TEST_CASE("7.3.3: a result where nobody can win contradicts nothing, and nothing is called a draw for it") {
  const std::string nine =
      "[FEN \"W:WK1,K46:BK45\"]\n\n1. 46-32 45-50 2. 32-27 50-28 3. 27-9 28-10 4. 9-18 10-37 5. 18-45 ";
  for (const char* result : {"2-0", "1-1", "0-2", "*"}) {
    CAPTURE(result);
    CHECK(codes("[Result \"" + std::string(result) + "\"]\n" + nine + "*").empty());
  }
}

TEST_CASE("5.4.1: two moves of one side in a row are told at the second, and at the first ply it is the wrong colour") {
  const auto findings = judging::findings("1. 32-28 31-27 *");
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].code == draughts::DiagnosticCode::two_moves);
  CHECK(findings[0].ply == 2U);
  CHECK(codes("1. 20-24 *") == Codes{"wrong-colour"});
  CHECK(codes("[FEN \"B:W28,31:B18,19\"]\n\n1... 31-27 *") == Codes{"wrong-colour"});
}

TEST_CASE("5.4.5: later in a game the opponent's piece moved looks like two moves, one that could not move doesn't") {
  CHECK(codes("1. 32-28 19-24 2. 17-22 *") == Codes{"two-moves"});
  CHECK(codes("1. 32-28 19-24 2. 1-7 *") == Codes{"wrong-colour"});
}

TEST_CASE("5.7: an illegal move that a setup accepts stood, and the game goes on from there") {
  const std::string setup = "/FEN \"B:W28,31-36,38-50:B1-18,20,23\"/";
  const auto accepted = judge("1. 32-28 19-23 " + setup + " 2... 18-22 *").at(0);
  REQUIRE(accepted.findings.size() == 1);
  CHECK(accepted.findings[0].code == draughts::DiagnosticCode::irregular_move);
  CHECK(accepted.findings[0].severity == draughts::Severity::warning);
  CHECK(accepted.valid);
  CHECK(accepted.plies == 3);
  const auto written = judge("1. 32-28 19-23 2. 37-32 " + setup + " 2... 18-22 *").at(0);
  REQUIRE(written.findings.size() == 1);
  CHECK(written.findings[0].code == draughts::DiagnosticCode::irregular_move);
  CHECK(written.valid);
}

TEST_CASE("5.7: behind an accepted move the rules hold as before") {
  CHECK(codes("1. 32-28 19-23 /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 2... 20-24 3. 31-27 *") ==
        Codes{"irregular-move", "must-capture"});
}

TEST_CASE("5.7: without a setup an illegal move is an error whose hint tells of acceptance") {
  const auto verdict = judge("1. 32-28 19-23 2. 37-32 18-22 *").at(0);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(verdict.findings[0].code == draughts::DiagnosticCode::must_capture);
  CHECK(verdict.findings[0].hint.find("5.7") != std::string::npos);
  CHECK_FALSE(verdict.valid);
}

TEST_CASE("5.7: a setup that is more than one move away is a setup and accepts nothing") {
  CHECK(codes("1. 32-28 19-23 /FEN \"W:W28,31,33-50:B1-18,20\"/ 2. 31-27 *") == Codes{"setup"});
}

TEST_CASE("5.4.15, 5.4.16: a man on its far row in a setup is an impossible position, moved as the man it is") {
  CHECK(codes("1. 32-28 19-23 /FEN \"W:W3,28:B18,40\"/ 2. 28-22 18x27 *") == Codes{"setup", "impossible-position"});
}

TEST_CASE("a number that a missing reply or a wrong turn explains is not told as well") {
  CHECK(codes("1. 32-28 (19-23) 2. 28x19 *") == Codes{"reply-in-parentheses"});
  CHECK(codes("1. 32-28 19-23 2. 28x19 3. 33-28 *") == Codes{"two-moves"});
  CHECK(codes("1... 19-23 *") == Codes{"wrong-colour"});
}

TEST_CASE("a draw that was reached before a setup is told") {
  CHECK(codes("[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 9-4 5. 47-42 4-9 "
              "/FEN \"W:WK46,K41:BK9,K5\"/ 6. 41-37 *") == Codes{"draw-repetition", "setup"});
}

TEST_CASE("a move to a square that the board lacks may stand by a setup") {
  CHECK(codes("1. 32-28 19-23 2. 37-52 /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 2... 18-22 *") ==
        Codes{"irregular-move"});
}

TEST_CASE("hops are not joined across a variation, which would go unjudged") {
  CHECK(codes("[FEN \"W:W32:B19,28\"]\n\n1. 32x23 (1. 32x14) 23x14 *") == Codes{"capture-not-finished"});
}

TEST_CASE("a game of nothing but faults keeps a bounded number of findings, and errors among them") {
  std::string text = "1. 32-28 ";
  for (int count = 0; count < 30'000; ++count) text += "- ";
  const auto verdict = judge(text + ") *").at(0);
  CHECK(verdict.findings.size() == draughts::most_findings_of_a_game + 1);
  CHECK_FALSE(verdict.valid);
}

TEST_CASE("hops are one capture also where the first of them ends where the whole capture ends") {
  const std::string text = "[FEN \"W:W43:B17,18,27,28,38,1\"]\n\n1. 43x32 32x21 21x12 12x23 23x32 1-7 2. 32-28 *";
  const auto verdict = judge(text).at(0);
  CHECK(codes(text) == Codes{"split-capture"});
  CHECK(verdict.valid);
  CHECK(verdict.plies == 3);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(verdict.findings[0].ply == 1U);
  CHECK(verdict.findings[0].message == "43x32 is one capture, given as 5 moves");
  CHECK(codes("[FEN \"W:W43:B17,18,27,28,38,1\"]\n\n1. 43x32 32-27 *") == Codes{"two-moves"});
}

TEST_CASE("a square that is not played on is told from one that the board lacks") {
  const auto message = [](const std::string& text) { return judge(text).at(0).findings.at(0).message; };
  CHECK(message("1. c3-c4 *") == "c4 is not one of the squares that are played on");
  CHECK(message("1. c3-d11 *") == "there is no square d11 on the 10x10 board");
  CHECK(message("1. 32-58 *") == "there is no square 58 on the 10x10 board");
  CHECK(message("[FEN \"W:Wc4:B1\"]\n\n1. c4-d5 *") == "c4 is not one of the squares that are played on");
}

TEST_CASE("a game takes time by its length, however much stands between its moves") {
  std::string text = "1. 32-28 ";
  for (int count = 0; count < 200'000; ++count) text += "$1 ";
  text += "19-23 ";
  for (int count = 0; count < 200'000; ++count) text += "$1 ";
  CHECK(judging::codes(text + "2. 38-32 *") == std::vector<std::string>{"must-capture"});
}
