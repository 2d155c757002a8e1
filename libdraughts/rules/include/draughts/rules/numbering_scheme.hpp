// How squares are named, as data: the fields of PDN 3.0's GameType that speak of the board.
#pragma once

#include <cstdint>

#include "draughts/rules/colour.hpp"

namespace draughts {

/// How squares are named: `A` letters and ranks, `N` numbers, `S` standard algebraic (chess).
enum class NotationKind : std::uint8_t { algebraic, numeric, san };

/// Where the first square lies, as the starting player sees the board.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// A way of naming the squares of a board.
struct NumberingScheme {
  Colour first{};     ///< who begins, and so from whose side the board is seen
  unsigned width{};   ///< columns
  unsigned height{};  ///< rows
  NotationKind notation{};
  Corner corner{};  ///< of square 1, or of a1
  bool inverted{};  ///< the bottom left corner is not a playing square

  friend bool operator==(const NumberingScheme&, const NumberingScheme&) = default;
};

}  // namespace draughts
