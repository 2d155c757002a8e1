// The board turned by half a circle with colours swapped is the same game seen by the other side, in every variant.
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "draughts/rules/perft.hpp"
#include "support/every_variant.hpp"
#include "support/random_setup.hpp"
#include "support/witness.hpp"

using namespace draughts;
using namespace test_support;

namespace {

int opposite(const NaiveVariant& variant, int number) {
  return variant.number_of(variant.rows - 1 - variant.row_of(number), variant.columns - 1 - variant.column_of(number));
}

NaiveBoard rotated(const NaiveBoard& board) {
  Setup setup = board.setup();
  setup.turn = opponent(board.turn());
  for (SetupPiece& piece : setup.pieces) {
    piece.square = board.variant().written(opposite(board.variant(), board.variant().square_named(piece.square)));
    piece.colour = opponent(piece.colour);
  }
  return {board.variant(), setup};
}

std::vector<NaiveMove> rotated(const NaiveVariant& variant, std::vector<NaiveMove> moves) {
  for (NaiveMove& move : moves) {
    move.from = opposite(variant, move.from);
    move.to = opposite(variant, move.to);
    for (int& square : move.captured) square = opposite(variant, square);
    std::ranges::sort(move.captured);
  }
  std::ranges::sort(moves);
  return moves;
}

/// The same moves, the same number of lines.
template <Rules R>
void check_symmetry(const Witness<R>& witness, const NaiveBoard& board, int depth) {
  const Position<R> position = witness.position(board);
  const Position<R> turned = witness.position(rotated(board));
  const auto moves = witness.legal_moves(position);
  const auto turned_moves = witness.legal_moves(turned);
  CAPTURE(R::name, board.fen());
  REQUIRE(moves.has_value() == turned_moves.has_value());
  if (!moves) return;
  REQUIRE(rotated(witness.variant(), *moves) == *turned_moves);
  REQUIRE(perft(position, depth) == perft(turned, depth));
}

}  // namespace

TEST_CASE("in every variant the board turned round with colours swapped has the same moves and as many lines") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    const Witness<R> witness;
    check_symmetry<R>(witness, {witness.variant(), witness.variant().start}, 5);
    std::mt19937_64 random(9);
    for (int i = 0; i < 200; ++i)
      check_symmetry<R>(witness, {witness.variant(), random_setup(random, witness.variant())}, 2);
  });
}

TEST_CASE("in every variant there are as many lines as the naive generator counts") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    const Witness<R> witness;
    std::mt19937_64 random(10);
    for (int i = 0; i < 60; ++i) {
      const NaiveBoard board(witness.variant(), random_setup(random, witness.variant()));
      CAPTURE(R::name, board.fen());
      REQUIRE(perft(witness.position(board), 2) == naive_perft(board, 2));
    }
    const NaiveBoard start(witness.variant(), witness.variant().start);
    CHECK(perft(Position<R>::start(), 4) == naive_perft(start, 4));
  });
}
