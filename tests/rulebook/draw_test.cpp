// FMJD Annex 1, article 6: the draws that happen by themselves, each at its exact ply.
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "draughts/rules/draw_rules.hpp"
#include "support/draw_line.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

constexpr DrawReached at(DrawRule rule, std::uint32_t ply) {
  return {rule, ply};
}

/// The kings' rounds with other moves from some ply on, counted from 1.
std::vector<std::string> rounds_but(std::size_t ply, const std::vector<std::string>& moves) {
  std::vector<std::string> all = rounds(ply - 1);
  all.insert(all.end(), moves.begin(), moves.end());
  return all;
}

/// Moves that stand after `W:WK46,K26,K20:BK4,33`, 20x47: Black's round first.
std::vector<std::string> made_in_play(std::size_t plies) {
  const auto black = words("4-9 9-13 13-18 18-22 22-4");
  const auto white = words("47-42 42-38 38-47");
  std::vector<std::string> moves{"20x47"};
  for (std::size_t ply = 1; ply < plies; ++ply) {
    moves.push_back(ply % 2 == 1 ? black[ply / 2 % black.size()] : white[(ply / 2 - 1) % white.size()]);
  }
  return moves;
}

}  // namespace

TEST_CASE("6.1: the third occurrence of a position with the same side to move is a draw, the first position counted") {
  const auto twice = words("47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4");
  CHECK(draw_after("W:WK46,K47:BK4,K5", twice) == at(DrawRule::repetition, 8));
  CHECK(article_of<International>(DrawRule::repetition) == "6.1");
}

TEST_CASE("6.1: the placement of the pieces alone is not enough, the same side must be to move") {
  const auto once = words("47-42 4-9 42-38 9-4 38-47 4-9 47-42 9-13 42-47 13-4");
  auto moves = once;
  moves.insert(moves.end(), once.begin(), once.end());
  CHECK(draw_after("W:WK47,50:BK4,1", moves) == at(DrawRule::repetition, 20));
}

TEST_CASE("6.2: 25 moves each with kings only and no capture are a draw, men on the board or not") {
  CHECK(draw_after("W:WK47,50:BK4,1", rounds(50)) == at(DrawRule::no_progress, 50));
  CHECK_FALSE(draw_after("W:WK47,50:BK4,1", rounds(49)));
  CHECK(article_of<International>(DrawRule::no_progress) == "6.2");
}

TEST_CASE("6.2: a man's move starts the count again") {
  CHECK_FALSE(draw_after("W:WK47,50:BK4,1", rounds_but(49, {"50-45", "22-4"})));
}

TEST_CASE("6.2: a capture starts the count again") {
  CHECK_FALSE(draw_after("W:WK47,50:BK4,1", rounds_but(48, {"18-29", "47x15", "1-6"})));
}

TEST_CASE("6.3: three kings, two kings and a man, or a king and two men against a king: 16 moves each") {
  for (const char* fen : {"W:WK46,K26,K47:BK4", "W:WK46,K47,50:BK4", "W:WK47,49,50:BK4"}) {
    CAPTURE(fen);
    CHECK(draw_after(fen, rounds(32)) == at(DrawRule::three_pieces, 32));
    CHECK_FALSE(draw_after(fen, rounds(31)));
  }
  CHECK(article_of<International>(DrawRule::three_pieces) == "6.3");
}

TEST_CASE("6.3: four kings against one have no such count") {
  CHECK_FALSE(draw_after("W:WK46,K26,K47,K48:BK4", rounds(34)));
}

TEST_CASE("6.3: three men, or three pieces against a king and a man, have no such count") {
  CHECK_FALSE(draw_after("W:WK47,49,50:BK4,5", rounds(34)));
  CHECK_FALSE(draw_after("W:WK46,K26,K47:BK4,6", rounds(34)));
}

TEST_CASE("6.3: the move that makes the material is not one of the sixteen") {
  CHECK(draw_after("W:WK46,K26,K20:BK4,33", made_in_play(33)) == at(DrawRule::three_pieces, 33));
  CHECK_FALSE(draw_after("W:WK46,K26,K20:BK4,33", made_in_play(32)));
}

TEST_CASE("6.3: a promotion within the three forms does not start the count again") {
  std::vector<std::string> moves;
  const auto black = words("4-9 9-13 13-22 22-4");
  const auto white = words("47-42 42-38 38-47");
  std::size_t rounds_of_white = 0;
  for (std::size_t ply = 1; ply <= 32; ++ply) {
    if (ply % 2 == 0) {
      moves.push_back(black[(ply / 2 - 1) % black.size()]);
    } else {
      moves.push_back(ply == 19 ? "6-1" : white[rounds_of_white++ % white.size()]);
    }
  }
  CHECK(draw_after("W:WK46,K47,6:BK4", moves) == at(DrawRule::three_pieces, 32));
}

TEST_CASE("6.3: a win on the last move is a win") {
  auto moves = made_in_play(31);
  moves.insert(moves.end(), {"4-31", "26x37"});
  CHECK_FALSE(draw_after("W:WK46,K26,K20:BK4,33", moves));
}

TEST_CASE("6.3: a last move that shuts the lone king in is a win, though the material still counts") {
  // Black's king goes between 45 and 50; the third white king comes round and takes 50 from it at the 32nd ply.
  std::vector<std::string> moves;
  for (const std::string& move :
       words("2-8 8-3 3-9 9-4 4-10 10-15 15-20 20-25 25-30 30-24 24-19 19-13 13-18 18-1 1-6 6-50")) {
    moves.push_back(moves.size() % 4 == 0 ? "45-50" : "50-45");
    moves.push_back(move);
  }
  REQUIRE(moves.size() == 32);
  CHECK_FALSE(draw_after("B:WK2,K34,K40:BK45", moves));
  moves.back() = "6-1";
  CHECK(draw_after("B:WK2,K34,K40:BK45", moves) == at(DrawRule::three_pieces, 32));
}

TEST_CASE("6.4: two kings, a king and a man, or a king against a king: 5 moves each") {
  for (const char* fen : {"W:WK46,K47:BK4", "W:WK47,50:BK4", "W:WK47:BK4"}) {
    CAPTURE(fen);
    CHECK(draw_after(fen, rounds(10)) == at(DrawRule::few_pieces, 10));
    CHECK_FALSE(draw_after(fen, rounds(9)));
  }
  CHECK(article_of<International>(DrawRule::few_pieces) == "6.4");
}

TEST_CASE("6.4: two kings against two have no such count") {
  CHECK_FALSE(draw_after("W:WK46,K47:BK4,K5", rounds(12)));
}

TEST_CASE("6.4: the lone king may be either side's") {
  CHECK(draw_after("W:WK47:BK4,K5", rounds(10)) == at(DrawRule::few_pieces, 10));
}

TEST_CASE("6.4: coming from the three pieces of 6.3, another five moves each are counted") {
  const auto moves = words("47-42 4-9 25-20 9x25 42-38 25-3 38-47 3-9 47-42 9-25 42-38 25-3 38-47 3-9");
  CHECK(draw_after("W:WK46,K47,25:BK4", moves) == at(DrawRule::few_pieces, 14));
  CHECK_FALSE(draw_after("W:WK46,K47,25:BK4", {moves.begin(), moves.end() - 1}));
}
