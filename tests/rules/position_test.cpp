// Positions: moves on the board, and the key.
#include "draughts/rules/position.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <random>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "generated_setup.hpp"
#include "support/positions.hpp"
#include "support/random_game.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// The same position made from nothing.
InternationalPosition from_scratch(const InternationalPosition& position) {
  return position_of(make_setup(position, numbering_of<International>()));
}

}  // namespace

TEST_CASE("a capture lifts the captured pieces, men and kings") {
  CHECK(fen_of(after("W:W32:B19,K28,41", "32x14")) == "B:W14:B41");
}

TEST_CASE("a capture that ends where it began leaves the piece there") {
  CHECK(fen_of(after("W:W32:B17,18,27,28", "32x32")) == "B:W32:B");
  CHECK(fen_of(after("W:WK25:B13,20,29,30", "25x25")) == "B:WK25:B");
}

TEST_CASE("passing the turn changes the key and nothing else") {
  const InternationalPosition start = InternationalPosition::start();
  const InternationalPosition passed = start.with_turn(Colour::black);
  CHECK(passed.turn() == Colour::black);
  CHECK(passed.occupied() == start.occupied());
  CHECK(passed.key() != start.key());
  CHECK(passed.with_turn(Colour::white) == start);
  CHECK(passed.with_turn(Colour::white).key() == start.key());
  CHECK(passed.with_turn(Colour::black).key() == passed.key());
}

TEST_CASE("a position is small enough to be copied at every move") {
  CHECK(sizeof(InternationalPosition) <= 40);
}

TEST_CASE("the key kept move by move is the key made from scratch") {
  rc::prop("after every legal move of any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    MoveList<International> moves;
    RC_PRE(legal_moves(position, moves) == Generation::complete);
    for (const InternationalMove& move : moves) {
      const InternationalPosition next = position.after(move);
      RC_ASSERT(next == from_scratch(next));
      RC_ASSERT(next.key() == from_scratch(next).key());
    }
  });
  std::mt19937_64 random(1);
  for (int game = 0; game < 50; ++game) {
    for (const InternationalPosition& position : play_random_game(200, random).positions) {
      REQUIRE(position.key() == from_scratch(position).key());
    }
  }
}

TEST_CASE("a move leaves the board that the naive rules leave") {
  rc::prop("after every legal move of any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    const NaiveBoard board = naive_board_of(position);
    const std::vector<NaiveMove> naive = naive_legal_moves(board);
    MoveList<International> moves;
    RC_PRE(legal_moves(position, moves) == Generation::complete);
    RC_ASSERT(moves.size() == naive.size());
    for (std::size_t i = 0; i < naive.size(); ++i) {
      const NaiveBoard left = naive_after(board, naive[i]);
      const NaiveBoard ours = naive_board_of(position.after(moves[i]));
      for (int number = 1; number <= 50; ++number) RC_ASSERT(ours.at(number) == left.at(number));
      RC_ASSERT(ours.turn() == left.turn());
    }
  });
}
