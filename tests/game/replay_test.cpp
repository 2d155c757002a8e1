// Replay as a whole: which line a move belongs to, and what follows from it.
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
