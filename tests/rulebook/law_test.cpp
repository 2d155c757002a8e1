// What the rules say as a whole, across articles: the identity of a move, counts through setups and variations,
// positions made to explode.
#include <catch2/catch.hpp>
#include <string>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/movegen.hpp"
#include "support/draw_line.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// Found by climbing from random positions towards the longest search.
constexpr auto crafted =
    "W:WK1,K3,K5,K6,K25,K26,K46,K48,K50:BK7,K8,K9,K10,K17,K18,K20,K21,K23,K29,K30,K31,K39,K40,K41,K42,K43";

/// Plays a move and counts it.
InternationalPosition push(DrawWatch<International>& watch, const InternationalPosition& position,
                           std::string_view move) {
  const auto resolution = judge(position, move);
  REQUIRE(resolution.verdict == Verdict::legal);
  const InternationalPosition next = position.after(resolution.move);
  watch.push(resolution.move, position, next);
  return next;
}

}  // namespace

TEST_CASE("a move is from, to and captured set: two ways round are one move") {
  CHECK(legal_list("W:W32:B17,18,27,28").size() == 1);
  CHECK(legal_list("W:WK25:B13,20,29,30").size() == 1);
}

TEST_CASE("a move is from, to and captured set: other pieces make another move") {
  CHECK(legal_list("W:WK8:B13,31,38,43").size() == 2);
}

TEST_CASE("a capture is compulsory, and so is going on with it") {
  CHECK(verdict_on("W:W32,46:B28", "46-41") == "must-capture");
  CHECK(verdict_on("W:WK46:B14,28", "46x23") == "capture-not-finished");
  CHECK(verdict_on("W:WK46:B14,28", "46x19") == "capture-not-finished");
}

TEST_CASE("captured pieces are jumped once and block until the end") {
  CHECK(legal_list("W:WK14:B10,23,43") == words("14x49{23,43}"));
  CHECK(verdict_on("W:WK14:B10,23,43", "14x5") == "must-capture-more");
}

TEST_CASE("a setup starts every count afresh") {
  InternationalPosition position = position_of("W:WK46,K47:BK4");
  DrawWatch<International> watch;
  watch.start(position);
  const auto moves = rounds(18);
  for (std::size_t ply = 1; ply <= 17; ++ply) {
    position = push(watch, position, moves[ply - 1]);
    if (ply == 8) watch.restart(position);
    CHECK_FALSE(watch.reached());
  }
  push(watch, position, moves[17]);
  CHECK(watch.reached() == DrawReached{DrawRule::few_pieces, 18});
}

TEST_CASE("a setup starts the repetitions afresh, and is itself the first occurrence") {
  InternationalPosition position = position_of("W:WK46,K47:BK4,K5");
  DrawWatch<International> watch;
  watch.start(position);
  for (const std::string& move : words("47-42 4-9 42-47 9-4")) position = push(watch, position, move);
  watch.restart(position);
  for (const std::string& move : words("47-42 4-9 42-47 9-4 47-42 4-9 42-47")) position = push(watch, position, move);
  CHECK_FALSE(watch.reached());
  push(watch, position, "9-4");
  CHECK(watch.reached() == DrawReached{DrawRule::repetition, 12});
}

TEST_CASE("a variation inherits the counts of the position that it leaves") {
  const InternationalPosition start = position_of("W:WK46,K47:BK4");
  DrawWatch<International> watch;
  watch.start(start);
  InternationalPosition before_last = start;
  const auto moves = rounds(10);
  for (std::size_t ply = 0; ply < 9; ++ply) before_last = push(watch, before_last, moves[ply]);
  push(watch, before_last, moves[9]);
  CHECK(watch.reached() == DrawReached{DrawRule::few_pieces, 10});
  watch.pop();
  CHECK_FALSE(watch.reached());
  push(watch, before_last, "22-18");
  CHECK(watch.reached() == DrawReached{DrawRule::few_pieces, 10});
}

TEST_CASE("7.3.3: a position that nobody can win is not called a draw for that, however it is played on") {
  // Two kings each, and a king and a man each: nothing is counted but the 25 moves.
  for (const char* fen : {"W:WK46,K47:BK4,K5", "W:WK47,50:BK4,1"}) {
    CAPTURE(fen);
    InternationalPosition position = position_of(fen);
    DrawWatch<International> watch;
    watch.start(position);
    for (const std::string& move : rounds(49)) {
      position = push(watch, position, move);
      CHECK_FALSE(watch.reached());
      CHECK_FALSE(winner(position));
    }
    push(watch, position, rounds(50).back());
    CHECK(watch.reached() == DrawReached{DrawRule::no_progress, 50});
  }
}

TEST_CASE("7.3.3: two kings against one, nine plies of ten played, are not yet a draw") {
  for (const char* fen : {"W:WK46,K47:BK4", "W:WK47:BK4"}) {
    CAPTURE(fen);
    InternationalPosition position = position_of(fen);
    DrawWatch<International> watch;
    watch.start(position);
    CHECK_FALSE(watch.reached());
    for (const std::string& move : rounds(9)) {
      position = push(watch, position, move);
      CHECK_FALSE(watch.reached());
      CHECK_FALSE(winner(position));
    }
    push(watch, position, rounds(10).back());
    CHECK(watch.reached() == DrawReached{DrawRule::few_pieces, 10});
  }
}

TEST_CASE("a crafted position is too complex instead of taking for ever") {
  MoveList<International> moves;
  CHECK(legal_moves(position_of(crafted), moves) == Generation::too_complex);
  CHECK(verdict_on(crafted, "46x37") == "too-complex");
  CHECK(verdict_on(crafted, "2x11") == "too-complex");
  CHECK(has_capture(position_of(crafted)));
}
