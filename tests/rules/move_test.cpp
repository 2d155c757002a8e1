// Moves and the list that generators write into.
#include "draughts/rules/move.hpp"

#include <catch2/catch.hpp>
#include <type_traits>

#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

InternationalMove capture(unsigned from, unsigned to, unsigned victim) {
  return {Bitboard<International::Board>(square_of(victim)), square_of(from), square_of(to), false};
}

}  // namespace

TEST_CASE("a move costs nothing to make") {
  CHECK(std::is_trivially_default_constructible_v<InternationalMove>);
  CHECK(sizeof(InternationalMove) == 16);
}

TEST_CASE("moves are the same if they have the same ends and take the same pieces") {
  CHECK(capture(32, 23, 28) == capture(32, 23, 28));
  CHECK_FALSE(capture(32, 23, 28) == capture(32, 23, 29));
  CHECK_FALSE(capture(32, 23, 28) == capture(32, 19, 28));
  CHECK_FALSE(capture(32, 23, 28) == capture(37, 23, 28));
}

TEST_CASE("a list of moves keeps one of each, in board order") {
  MoveList<International> list;
  for (const auto& move : {capture(32, 23, 28), capture(31, 22, 27), capture(32, 23, 28), capture(31, 13, 27)}) {
    list.push(move);
  }
  list.sort_distinct();
  REQUIRE(list.size() == 3);
  CHECK(list[0] == capture(31, 13, 27));
  CHECK(list[1] == capture(31, 22, 27));
  CHECK(list[2] == capture(32, 23, 28));
}

TEST_CASE("a list of moves grows over its usual size and is used again") {
  MoveList<International> list;
  for (int round = 0; round < 2; ++round) {
    list.clear();
    CHECK(list.empty());
    for (unsigned i = 0; i < 1000; ++i) list.push(capture(i % 50 + 1, i / 50 + 1, 28));
    CHECK(list.size() == 1000);
    CHECK(list[999] == capture(50, 20, 28));
  }
  list.keep_if([](const InternationalMove& move) { return move.from == square_of(7); });
  CHECK(list.size() == 20);
}
