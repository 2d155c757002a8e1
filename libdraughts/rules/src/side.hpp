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

/// Where men of a side are crowned that is known at run time only.
template <Rules R>
[[nodiscard]] constexpr Bitboard<typename R::Board> far_row_of(Colour side) noexcept {
  return side == Colour::white ? Side<R, Colour::white>::far_row : Side<R, Colour::black>::far_row;
}

/// The side as which `side` captures: where men capture backward too, no way is closed to either side, and one walk is
/// compiled for both.
template <Rules R, Colour side>
inline constexpr Colour captures_as = R::men_capture_backward ? Colour::white : side;

/// These squares and all further ones that way as long as they are free, `longest` steps at least. Each turn doubles
/// how far the squares have come (Kogge and Stone 1973): always the same work, nothing for the processor to guess, and
/// many pieces go at once.
template <class Board, Direction way, int longest = Board::longest_way(way), int reach = 1>
[[nodiscard, gnu::always_inline]] inline Bitboard<Board> run_on(Bitboard<Board> from, Bitboard<Board> free) noexcept {
  const Bitboard<Board> run = from | from.template leap_among<way, reach>(free);
  if constexpr (reach * 2 > longest) {
    return run;
  } else {
    return run_on<Board, way, longest, reach * 2>(run, free.template leap_among<way, reach>(free));
  }
}

/// The same in front of a jump or behind one, which takes two steps of the line itself.
template <class Board, Direction way>
[[nodiscard, gnu::always_inline]] inline Bitboard<Board> run_beside_a_jump(Bitboard<Board> from,
                                                                           Bitboard<Board> free) noexcept {
  return run_on<Board, way, Board::longest_way(way) - 2>(from, free);
}

/// Where a piece comes down right behind the one that it meets first on its way, if that is among the victims: from
/// any of these squares, over free ones as far as kings fly. No victim may be free.
template <Rules R, Direction way>
[[nodiscard, gnu::always_inline]] inline Bitboard<typename R::Board> behind_first_met(
    Bitboard<typename R::Board> from, Bitboard<typename R::Board> free, Bitboard<typename R::Board> victims) noexcept {
  if constexpr (R::flying_kings) from = run_beside_a_jump<typename R::Board, way>(from, free);
  return from.template step_among<way>(victims).template step_among<way>(free);
}

/// Calls `visit.operator()<colour>()`: from a side known at run time to one known while compiling.
template <class Visit>
decltype(auto) with_side(Colour side, Visit&& visit) {
  return side == Colour::white ? visit.template operator()<Colour::white>()
                               : visit.template operator()<Colour::black>();
}

}  // namespace draughts
