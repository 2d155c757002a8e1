// Making up positions.
#include "support/random_setup.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "support/chance.hpp"

namespace test_support {

using draughts::Colour;
using draughts::Setup;

namespace {

/// The squares in a random order; where pieces are to stand apart, first those of every second row (on a board of which
/// every square is used, of every second column too), so that none covers another.
std::vector<int> shuffled_squares(const NaiveVariant& variant, bool apart, std::mt19937_64& random) {
  std::vector<int> squares(static_cast<std::size_t>(variant.squares()));
  std::iota(squares.begin(), squares.end(), 1);
  for (std::size_t left = squares.size(); left > 1; --left) std::swap(squares[left - 1], squares[below(left, random)]);
  const int rest = below(2, random) == 0 ? 0 : 1;
  const auto first = [&](int square) {
    const bool in_row = variant.row_of(square) % 2 == rest;
    return in_row && (!variant.every_square || variant.column_of(square) % 2 == rest);
  };
  if (apart) std::stable_partition(squares.begin(), squares.end(), first);
  return squares;
}

}  // namespace

Setup random_setup(std::mt19937_64& random, const NaiveVariant& variant) {
  const bool apart = below(2, random) == 0;
  const std::size_t few = 1 + below(3, random);
  const std::size_t many = 1 + below(apart ? 12 : 18, random);
  const std::size_t kings_in_ten = std::array<std::size_t, 4>{0, 1, 4, 10}[below(4, random)];

  // Where the first king wins, most positions are to be undecided.
  const bool kingless = variant.first_king_wins && below(8, random) > 0;

  Setup setup;
  setup.turn = below(2, random) == 0 ? Colour::white : Colour::black;
  const Colour hunted = below(4, random) == 0 ? *setup.turn : opponent(*setup.turn);
  const std::vector<int> squares = shuffled_squares(variant, apart, random);
  for (std::size_t i = 0; i < many + few; ++i) {
    // The hunted stand in the front of the order, apart from each other; the hunters wherever there is room.
    const bool hunter = i >= many;
    const int square = hunter ? squares[squares.size() - 1 - (i - many)] : squares[i];
    const Colour colour = hunter ? opponent(hunted) : hunted;
    const bool king = below(10, random) < (hunter && kings_in_ten > 0 ? 6 : kings_in_ten);
    const bool on_far_row = variant.row_of(square) == variant.far_row(colour);
    if (kingless && on_far_row) continue;
    setup.pieces.push_back({variant.written(square), colour, !kingless && (king || on_far_row)});
  }
  return setup;
}

}  // namespace test_support
