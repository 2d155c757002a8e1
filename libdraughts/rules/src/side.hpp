// What a rule book means for one side, worked out while compiling: which way its men go, where they are crowned.
#pragma once

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/colour.hpp"
#include "draughts/rules/direction.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rules `R` as they apply to the pieces of one colour.
template <Rules R, Colour side>
struct Side {
  using Board = typename R::Board;
  using Squares = Bitboard<Board>;

  [[nodiscard]] static constexpr bool man_steps(Direction way) {
    return runs_along(way, R::step_lines) && !is_backward(way, side);
  }
  [[nodiscard]] static constexpr bool man_captures(Direction way) {
    return runs_along(way, R::capture_lines) && (R::men_capture_backward || !is_backward(way, side));
  }
  [[nodiscard]] static constexpr bool king_steps(Direction way) { return runs_along(way, R::step_lines); }
  [[nodiscard]] static constexpr bool king_captures(Direction way) { return runs_along(way, R::capture_lines); }

  /// Where men are crowned.
  static constexpr Squares far_row = Squares::row(side == Colour::white ? 0 : Board::height - 1);
};

/// The first square that way that is not free, as far as kings see; none at the edge.
template <Rules R, Direction way, class Squares>
[[nodiscard]] Squares first_obstacle(Squares from, Squares free) noexcept {
  Squares next = from.template step<way>();
  if constexpr (R::flying_kings) {
    while (next.intersects(free)) next = next.template step<way>();
  }
  return next;
}

/// The square and all further ones that way as long as they are free.
template <Direction way, class Squares>
[[nodiscard]] Squares free_run(Squares first, Squares free) noexcept {
  Squares run = Squares::none();
  for (Squares next = first & free; !next.is_empty(); next = next.template step_among<way>(free)) run |= next;
  return run;
}

/// Calls `visit.operator()<colour>()`: from a side known at run time to one known while compiling.
template <class Visit>
decltype(auto) with_side(Colour side, Visit&& visit) {
  return side == Colour::white ? visit.template operator()<Colour::white>()
                               : visit.template operator()<Colour::black>();
}

}  // namespace draughts
