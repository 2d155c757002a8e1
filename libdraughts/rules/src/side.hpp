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

/// These squares and all further ones that way as long as they are free. Each turn doubles how far the squares have
/// come (Kogge and Stone 1973): always the same work, nothing for the processor to guess, and many pieces go at once.
template <class Board, Direction way, int reach = 1>
[[nodiscard, gnu::always_inline]] inline Bitboard<Board> run_on(Bitboard<Board> from, Bitboard<Board> free) noexcept {
  constexpr int longest = Board::longest_way(way);
  const Bitboard<Board> run = from | from.template leap_among<way, reach>(free);
  if constexpr (reach * 2 > longest) {
    return run;
  } else {
    return run_on<Board, way, reach * 2>(run, free.template leap_among<way, reach>(free));
  }
}

/// Those of the obstacles that a piece meets first on its way; it starts from any of these squares and crosses free
/// ones as far as kings fly. No obstacle may be free.
template <Rules R, Direction way>
[[nodiscard, gnu::always_inline]] inline Bitboard<typename R::Board> first_met(
    Bitboard<typename R::Board> from, Bitboard<typename R::Board> free,
    Bitboard<typename R::Board> obstacles) noexcept {
  if constexpr (R::flying_kings) from = run_on<typename R::Board, way>(from, free);
  return from.template step_among<way>(obstacles);
}

/// Calls `visit.operator()<colour>()`: from a side known at run time to one known while compiling.
template <class Visit>
decltype(auto) with_side(Colour side, Visit&& visit) {
  return side == Colour::white ? visit.template operator()<Colour::white>()
                               : visit.template operator()<Colour::black>();
}

}  // namespace draughts
