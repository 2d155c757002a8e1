// The eight directions of a board with White at its bottom, and the lines that pieces of a rule book go along.
// What a step in a direction is on a board of some size is the geometry's business.
#pragma once

#include <cstdint>

#include "draughts/rules/colour.hpp"

namespace draughts {

/// A direction as White sees it, clockwise; up is where the white men go.
enum class Direction : std::uint8_t { up_left, up, up_right, right, down_right, down, down_left, left };

/// The lines along which pieces go or capture.
enum class Lines : std::uint8_t { diagonal, orthogonal, diagonal_and_orthogonal };

/// The opposite direction.
[[nodiscard]] constexpr Direction reverse(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 4) % 8);
}

/// Whether the direction runs along these lines.
[[nodiscard]] constexpr bool runs_along(Direction direction, Lines lines) noexcept {
  const bool diagonal = static_cast<unsigned>(direction) % 2 == 0;
  return lines == Lines::diagonal_and_orthogonal || diagonal == (lines == Lines::diagonal);
}

/// Whether the direction leads back towards that side's own home row; sideways does not.
[[nodiscard]] constexpr bool is_backward(Direction direction, Colour side) noexcept {
  const bool up = direction == Direction::up_left || direction == Direction::up || direction == Direction::up_right;
  const bool sideways = direction == Direction::left || direction == Direction::right;
  return !sideways && up == (side == Colour::black);
}

/// Calls `visit.operator()<direction>()` for every direction; true where any call returned true. None is left out.
template <class Visit>
[[gnu::always_inline]] constexpr bool any_direction(Visit&& visit) {
  const auto all = [&]<Direction... each>() __attribute__((always_inline)) {
    bool any = false;
    ((any = visit.template operator()<each>() || any), ...);
    return any;
  };
  using enum Direction;
  return all.template operator()<up_left, up, up_right, right, down_right, down, down_left, left>();
}

}  // namespace draughts
