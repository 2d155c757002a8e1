// What users of draughts programs reported, and faults of other libraries: as far as they are questions of rules.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/path.hpp"
#include "support/draw_line.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// The moves of a game text without their numbers.
std::vector<std::string> moves_in(std::string_view text) {
  std::vector<std::string> moves;
  for (const std::string& word : words(text)) {
    if (word.back() != '.') moves.push_back(word);
  }
  return moves;
}

/// The squares of the complete path of a written move, joined with x.
std::string path_of(std::string_view fen, std::string_view move) {
  const InternationalPosition position = position_of(fen);
  std::string text;
  for (const Square square : complete_path(position, judge(position, move).move)) {
    if (!text.empty()) text += 'x';
    text += std::to_string(number_of(square));
  }
  return text;
}

}  // namespace

TEST_CASE("R01: two captures with the same ends that take different men are two moves") {
  CHECK(legal_list("W:WK8:B13,31,38,43") == words("8x26{13,31,38} 8x26{13,31,43}"));
  CHECK(verdict_on("W:WK8:B13,31,38,43", "8x26") == "ambiguous-move");
  CHECK(path_of("W:WK8:B13,31,38,43", "8x24x42x26") == "8x24x42x26");
  CHECK(path_of("W:WK8:B13,31,38,43", "8x30x48x26") == "8x30x48x26");
}

TEST_CASE("R02: a complete path is legal where the short form would do") {
  const InternationalPosition position = position_of("W:W27:B11,12,21");
  CHECK(legal_list(position) == words("27x18{11,12,21}"));
  const auto resolution = judge(position, "27x16x7x18");
  CHECK(resolution.verdict == Verdict::legal);
  CHECK(resolution.form == PathForm::complete);
  CHECK_FALSE(needs_path(position, resolution.move));
}

TEST_CASE("R03: the same men taken by two routes are one move") {
  const InternationalPosition position = position_of("W:WK25:B13,20,29,30");
  CHECK(legal_list(position) == words("25x25{13,20,29,30}"));
  for (const char* move : {"25x25", "25x9x18x34x25", "25x34x18x9x25"}) {
    CAPTURE(move);
    CHECK(judge(position, move).verdict == Verdict::legal);
  }
  CHECK(judge(position, "25x9x18x34x25").form == PathForm::complete);
  CHECK(judge(position, "25x34x18x9x25").form == PathForm::complete);
  CHECK(fen_of(after(position, "25x25")) == "B:WK25:B");
}

TEST_CASE("R04: a partial path that fits one capture only is understood") {
  const auto resolution = judge(position_of("W:WK8:B13,31,38,43"), "8x24x26");
  CHECK(resolution.verdict == Verdict::legal);
  CHECK(resolution.form == PathForm::partial);
  CHECK(to_string(resolution.move) == "8x26{13,31,38}");
}

TEST_CASE("R08: a man that passes the last row in a capture stays a man") {
  CHECK(fen_of(after("W:W12:B8,9,45", "12x14")) == "B:W14:B45");
}

TEST_CASE("R09: a man is crowned exactly if its capture ends on the last row") {
  CHECK(legal_list("W:W13,38:B9,33,28,18") == words("13x4{9} 13x22{18} 38x29{33}"));
  CHECK(fen_of(after("W:W13,38:B9,33,28,18", "38x29")) == "B:W13,29:B9,18,28");
  CHECK(fen_of(after("W:W14:B9,36", "14x3")) == "B:WK3:B36");
}

TEST_CASE("R10: a man's capture backward is legal and due") {
  CHECK(legal_list("W:W24:B1,30") == words("24x35{30}"));
}

TEST_CASE("R11: most pieces must be taken, and a king counts as one") {
  CHECK(verdict_on("W:W28:B12,22,23", "28x19") == "must-capture-more");
  CHECK(legal_list("W:W28:B12,22,23") == words("28x8{12,22}"));
  CHECK(path_of("W:W28:B12,22,23", "28x8") == "28x17x8");
  CHECK(verdict_on("W:W31:B8,18,28,39,K27", "31x2") == "legal");
  CHECK(verdict_on("W:W31:B8,18,28,39,K27", "31x44") == "legal");
  CHECK(legal_list("W:W31:B8,18,28,39,K27").size() == 2);
}

TEST_CASE("R12: captured men stay on the board until the end") {
  CHECK(legal_list("W:WK23:B19,37") == words("23x5{19} 23x10{19} 23x14{19} 23x41{37} 23x46{37}"));
  const auto moves = legal_list("W:WK47:B7,34,42");
  REQUIRE(moves.size() == 3);
  CHECK(moves[0].starts_with("47x1{"));
  CHECK(moves[1].starts_with("47x40{"));
  CHECK(moves[2].starts_with("47x45{"));
}

TEST_CASE("R13: a move from an empty square is refused") {
  const InternationalPosition position = after(InternationalPosition::start(), "32-28 19-23");
  CHECK(judge(position, "32-27").verdict == Verdict::no_piece);
  CHECK(legal_list(position) == words("28x19{23}"));
}

TEST_CASE("R17: 25 moves each with kings only are a draw, counted from the last man's move or capture") {
  const auto moves = moves_in(
      "1. 1-6 45-29 2. 6-22 29-7 3. 22-39 7-18 4. 39-30 18-31 5. 30-24 31-4 6. 24-19 4-9 7. 19-37 9-13 8. 37-28 13-31 "
      "9. 28-39 31-27 10. 39-34 27-9 11. 34-48 9-18 12. 48-25 18-12 13. 25-39 12-18 14. 39-30 18-1 15. 30-2 1-18 "
      "16. 2-24 18-34 17. 24-35 34-25 18. 35-19 25-9 19. 19-37 9-3 20. 37-5 3-9 21. 5-32 9-4 22. 32-19 4-18 "
      "23. 19-24 18-12 24. 24-20 12-7 25. 20-47 7-18 26. 47-20");
  CHECK(draw_after("W:W15,K1:B36,K45", moves) == DrawReached{DrawRule::no_progress, 50});
  auto with_a_man = moves;
  with_a_man[47] = "36-41";
  with_a_man.resize(48);
  CHECK_FALSE(draw_after("W:W15,K1:B36,K45", with_a_man));
}

TEST_CASE("R18: three kings against one are a draw after 16 moves each") {
  const auto moves = moves_in(
      "1. 36-31 45-50 2. 31-18 50-44 3. 18-36 44-35 4. 46-28 35-8 5. 36-22 8-24 6. 1-18 24-42 7. 22-36 42-48 "
      "8. 18-23 48-30 9. 28-6 30-35 10. 36-31 35-24 11. 23-46 24-20 12. 6-11 20-25 13. 46-19 25-48 14. 31-4 48-34 "
      "15. 11-17 34-29 16. 17-50 29-40 17. 19-30");
  CHECK(draw_after("W:WK1,K36,K46:BK45", moves) == DrawReached{DrawRule::three_pieces, 32});
}

TEST_CASE("R19: when the lone king takes one of three, another five moves each begin") {
  const auto moves = moves_in(
      "1. 36-31 45-50 2. 31-18 50-44 3. 18-36 44-35 4. 46-28 35-8 5. 36-22 8-24 6. 1-18 24-42 7. 22-36 42-48 "
      "8. 18-23 48-30 9. 28-6 30-35 10. 36-31 35-24 11. 23-46 24-20 12. 6-11 20-25 13. 31-9 25x3 14. 46-23 3-26 "
      "15. 11-16 26-31 16. 23-14 31-18 17. 14-20 18-34 18. 20-9 34-29 19. 9-14");
  CHECK(draw_after("W:WK1,K36,K46:BK45", moves) == DrawReached{DrawRule::few_pieces, 36});
}

TEST_CASE("R20: two kings against one are a draw after 5 moves each, against two kings or a man they are not") {
  const auto moves = moves_in("1. 46-32 45-50 2. 32-27 50-28 3. 27-9 28-10 4. 9-18 10-37 5. 18-45 37-14 6. 1-34");
  CHECK(draw_after("W:WK1,K46:BK45", moves) == DrawReached{DrawRule::few_pieces, 10});
  CHECK_FALSE(draw_after("W:WK46,K47:BK4,K5", rounds(12)));
  CHECK_FALSE(
      draw_after("W:WK46,K47:B1", words("46-41 1-6 41-46 6-11 46-41 11-16 41-46 16-21 46-41 21-26 41-46 26-31")));
}

TEST_CASE("R36: a game that stops in the middle of a capture") {
  CHECK(legal_list("W:W27:B11,12,21") == words("27x18{11,12,21}"));
  CHECK(verdict_on("W:W27:B11,12,21", "27x16") == "capture-not-finished");
}

TEST_CASE("fault elsewhere: two kings against two after 16 moves each were called a draw") {
  CHECK_FALSE(draw_after("W:WK46,K47:BK4,K5", rounds(34)));
}

TEST_CASE("fault elsewhere: the first occurrence of a position was not counted") {
  CHECK(draw_after("W:WK46,K47:BK4,K5", words("47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4")) ==
        DrawReached{DrawRule::repetition, 8});
}

TEST_CASE("fault elsewhere: W:W31-50:B1-20 was cut to its first squares") {
  CHECK(position_of("W:W31-50:B1-20") == InternationalPosition::start());
}
