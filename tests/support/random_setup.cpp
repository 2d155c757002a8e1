// Making up positions.
#include "support/random_setup.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "support/random_game.hpp"

namespace test_support {

using draughts::Colour;
using draughts::Setup;
using draughts::WrittenSquare;

namespace {

/// The squares in a random order; those of even rows first where pieces are to stand apart, so that none covers
/// another.
std::vector<unsigned> shuffled_squares(bool apart, std::mt19937_64& random) {
  std::vector<unsigned> squares(50);
  std::iota(squares.begin(), squares.end(), 1U);
  for (std::size_t left = squares.size(); left > 1; --left) std::swap(squares[left - 1], squares[below(left, random)]);
  const bool even = below(2, random) == 0;
  const auto first = [&](unsigned square) { return ((square - 1) / 5 % 2 == 0) == even; };
  if (apart) std::stable_partition(squares.begin(), squares.end(), first);
  return squares;
}

bool is_far_row(unsigned square, Colour colour) {
  return colour == Colour::white ? square <= 5 : square >= 46;
}

}  // namespace

Setup random_setup(std::mt19937_64& random) {
  const bool apart = below(2, random) == 0;
  const std::size_t few = 1 + below(3, random);
  const std::size_t many = 1 + below(apart ? 12 : 18, random);
  const std::size_t kings_in_ten = std::array<std::size_t, 4>{0, 1, 4, 10}[below(4, random)];

  Setup setup;
  setup.turn = below(2, random) == 0 ? Colour::white : Colour::black;
  const Colour hunted = below(4, random) == 0 ? *setup.turn : opponent(*setup.turn);
  const std::vector<unsigned> squares = shuffled_squares(apart, random);
  for (std::size_t i = 0; i < many + few; ++i) {
    // The hunted stand in the front of the order, apart from each other; the hunters wherever there is room.
    const bool hunter = i >= many;
    const unsigned square = hunter ? squares[squares.size() - 1 - (i - many)] : squares[i];
    const Colour colour = hunter ? opponent(hunted) : hunted;
    const bool king = below(10, random) < (hunter && kings_in_ten > 0 ? 6 : kings_in_ten);
    setup.pieces.push_back({WrittenSquare::numeric(square), colour, king || is_far_row(square, colour)});
  }
  return setup;
}

}  // namespace test_support
