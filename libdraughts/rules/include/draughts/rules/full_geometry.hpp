// Squares as bits: the layout of a board that is played on all its squares. The same interface as `Geometry`, but every
// square has its neighbours on all eight sides, and there are no ghost bits: steps mask the edges.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "draughts/rules/direction.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// A board of `Width` columns and `Height` rows, all of them squares to play on. Row 0 is the top one, column 0 the
/// left one, as White sees them.
template <int Width, int Height>
struct FullGeometry {
  static_assert(Width * Height <= 64);

  static constexpr int width = Width;
  static constexpr int height = Height;
  static constexpr int squares_in_a_row = Width;
  static constexpr int squares = Width * Height;
  static constexpr int bits = squares;

  using Word = std::uint64_t;

  /// The square at a row and column; none off the board.
  [[nodiscard]] static constexpr std::optional<Square> square_at(int row, int column) noexcept {
    if (row < 0 || row >= Height || column < 0 || column >= Width) return std::nullopt;
    return Square(row * Width + column);
  }

  /// The row of a square, from the top.
  [[nodiscard]] static constexpr int row_of(Square square) noexcept { return square.index() / Width; }
  /// The column of a square, from the left.
  [[nodiscard]] static constexpr int column_of(Square square) noexcept { return square.index() % Width; }

  /// The squares of one row, from the top.
  [[nodiscard]] static constexpr Word row(int number) noexcept { return ((Word{1} << Width) - 1) << (number * Width); }

  /// All squares.
  static constexpr Word playable = ~Word{0} >> (64 - squares);

  /// How many steps lead that way at most.
  [[nodiscard]] static constexpr int longest_way(Direction) noexcept { return std::max(Width, Height) - 1; }

  /// Every square of the word moved one step on; what leaves the board is gone.
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
    if constexpr (direction == up) return word >> Width;
    if constexpr (direction == down) return word << Width;
    if constexpr (direction == up_left) return (word & ~left_edge) >> (Width + 1);
    if constexpr (direction == up_right) return (word & ~right_edge) >> (Width - 1);
    if constexpr (direction == down_left) return (word & ~left_edge) << (Width - 1);
    if constexpr (direction == down_right) return (word & ~right_edge) << (Width + 1);
  }

 private:
  static constexpr Word left_edge = [] {
    Word word = 0;
    for (int number = 0; number < Height; ++number) word |= Word{1} << (number * Width);
    return word;
  }();
  static constexpr Word right_edge = left_edge << (Width - 1);
};

}  // namespace draughts
