// A square of a board as the board's own layout counts it. Only numbering.hpp knows what people call it.
#pragma once

#include <compare>
#include <cstdint>

namespace draughts {

/// A square: the index of its bit in a `Geometry`. It has no arithmetic; neighbours are the geometry's business.
/// Trivial: a default-initialised square has no meaning.
class Square {
 public:
  Square() = default;
  explicit constexpr Square(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  /// The bit of this square in its geometry's word. Ordered from the top row, left to right, as White sees the board.
  [[nodiscard]] constexpr int index() const noexcept { return index_; }

  friend constexpr auto operator<=>(Square, Square) noexcept = default;

 private:
  std::uint8_t index_;
};

}  // namespace draughts
