// What a piece that flies meets first: its way as a set that is looked up, and the nearest obstacle on it.
#pragma once

#include <array>
#include <cstddef>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/direction.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// For each bit of a board, if it is a square, all squares that lie that way from it.
template <class Board, Direction way>
inline constexpr auto rays = [] {
  std::array<Bitboard<Board>, Board::bits> table{};
  for (const Square square : Bitboard<Board>::all()) {
    auto& ray = table[static_cast<std::size_t>(square.index())];
    for (auto next = Bitboard<Board>(square).template step<way>(); !next.is_empty(); next = next.template step<way>())
      ray |= next;
  }
  return table;
}();

/// The squares that lie that way from one.
template <class Board, Direction way>
[[nodiscard, gnu::always_inline]] inline Bitboard<Board> ray(Square from) noexcept {
  return rays<Board, way>[static_cast<std::size_t>(from.index())];
}

/// The obstacle that a piece meets first on its way from one square, over free ones as far as kings fly.
template <Rules R, Direction way>
[[nodiscard, gnu::always_inline]] inline Bitboard<typename R::Board> first_met_from(
    Square from, Bitboard<typename R::Board> free, Bitboard<typename R::Board> obstacles) noexcept {
  using Board = typename R::Board;
  if constexpr (!R::flying_kings) return Bitboard<Board>(from).template step_among<way>(obstacles);
  const Bitboard<Board> barred = ray<Board, way>(from) - free;
  return barred.template nearest<way>() & obstacles;
}

/// Whether a king gets from one square to the other without capturing: the other lies on one of its lines, and all up
/// to it is empty.
template <Rules R>
[[nodiscard, gnu::always_inline]] inline bool king_goes(Square from, Square to,
                                                        Bitboard<typename R::Board> empty) noexcept {
  using Squares = Bitboard<typename R::Board>;
  bool in_line = false;
  Squares way_there(to);
  any_direction([&]<Direction way>() {
    if constexpr (runs_along(way, R::step_lines) && R::flying_kings) {
      const Squares ray = rays<typename R::Board, way>[static_cast<std::size_t>(from.index())];
      in_line |= ray.contains(to);
      // Of the ways from the one and to the other only those along their line meet.
      way_there |= ray & rays<typename R::Board, reverse(way)>[static_cast<std::size_t>(to.index())];
    } else if constexpr (runs_along(way, R::step_lines)) {
      in_line |= Squares(from).template step_among<way>(way_there).intersects(empty);
    }
    return false;
  });
  return in_line && (way_there - empty).is_empty();
}

}  // namespace draughts
