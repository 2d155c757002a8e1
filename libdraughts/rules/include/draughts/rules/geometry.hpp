// Squares as bits: the layout of a board whose dark squares alone are played on. Two rows take one bit more than they
// have squares; that ghost bit catches what steps over an edge, so that a diagonal step is one constant shift.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "draughts/rules/direction.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// A word for boards that do not fit into 64 bits.
__extension__ using Word128 = unsigned __int128;

/// A board of `Width` columns and `Height` rows, both even, with a playing square at White's left-hand corner.
/// Row 0 is the top one, column 0 the left one, as White sees them. Mirrored boards are a matter of numbering.
template <int Width, int Height>
struct Geometry {
  static_assert(Width >= 4 && Height >= 4 && Width % 2 == 0 && Height % 2 == 0);

  static constexpr int width = Width;
  static constexpr int height = Height;
  static constexpr int squares_in_a_row = Width / 2;
  static constexpr int squares = squares_in_a_row * Height;
  /// Bits in use, ghosts between rows included.
  static constexpr int bits = (Width + 1) * (Height / 2) - 1;

  using Word = std::conditional_t<(bits <= 64), std::uint64_t, Word128>;

  /// The square at a row and column; none where there is none to play on.
  [[nodiscard]] static constexpr std::optional<Square> square_at(int row, int column) noexcept {
    if (row < 0 || row >= Height || column < 0 || column >= Width || (row + column) % 2 == 0) return std::nullopt;
    return Square(row / 2 * (Width + 1) + row % 2 * squares_in_a_row + column / 2);
  }

  /// The row of a square, from the top.
  [[nodiscard]] static constexpr int row_of(Square square) noexcept {
    const int in_pair = square.index() % (Width + 1);
    return square.index() / (Width + 1) * 2 + in_pair / squares_in_a_row;
  }

  /// The column of a square, from the left.
  [[nodiscard]] static constexpr int column_of(Square square) noexcept {
    const int place = square.index() % (Width + 1) % squares_in_a_row;
    return place * 2 + (row_of(square) % 2 == 0 ? 1 : 0);
  }

  /// The squares of one row, from the top.
  [[nodiscard]] static constexpr Word row(int number) noexcept {
    const Word full = (Word{1} << squares_in_a_row) - 1;
    return full << (number / 2 * (Width + 1) + number % 2 * squares_in_a_row);
  }

  /// All squares.
  static constexpr Word playable = [] {
    Word word = 0;
    for (int number = 0; number < Height; ++number) word |= row(number);
    return word;
  }();

  /// How many steps lead that way at most. Along rows and columns every second square is none to play on.
  [[nodiscard]] static constexpr int longest_way(Direction direction) noexcept {
    const int squares_in_a_line = std::max(Width, Height);
    return (runs_along(direction, Lines::orthogonal) ? squares_in_a_line / 2 : squares_in_a_line) - 1;
  }

  /// Every square of the word moved one step on; what leaves the board is gone. Along rows and columns a step leads to
  /// the next square of the same row or column.
  template <Direction direction>
  [[nodiscard]] static constexpr Word step(Word word) noexcept {
    return shift<direction>(word) & playable;
  }

  /// The same, but what leaves the board may lie on bits that are no squares.
  template <Direction direction>
  [[nodiscard]] static constexpr Word shift(Word word) noexcept {
    using enum Direction;
    if constexpr (direction == left) return (word & ~left_edge) >> 1;
    if constexpr (direction == right) return (word & ~right_edge) << 1;
    if constexpr (direction == up_left) return word >> (squares_in_a_row + 1);
    if constexpr (direction == up_right) return word >> squares_in_a_row;
    if constexpr (direction == down_left) return word << squares_in_a_row;
    if constexpr (direction == down_right) return word << (squares_in_a_row + 1);
    if constexpr (direction == up) return word >> (Width + 1);
    if constexpr (direction == down) return word << (Width + 1);
  }

 private:
  static constexpr Word left_edge = [] {
    Word word = 0;
    for (int number = 0; number < Height; ++number) word |= row(number) & ~(row(number) << 1);
    return word;
  }();
  static constexpr Word right_edge = [] {
    Word word = 0;
    for (int number = 0; number < Height; ++number) word |= row(number) & ~(row(number) >> 1);
    return word;
  }();
};

}  // namespace draughts
