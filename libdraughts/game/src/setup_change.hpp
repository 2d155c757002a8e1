// What a setup in mid game changed: a correction of the board, or one irregular move that stood.
#pragma once

#include <algorithm>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/position.hpp"

namespace draughts {

/// Whether the second position is the first one with one piece of the side to move shifted, some of the other side's
/// taken off perhaps, and the turn passed, although no legal move leads there.
template <Rules R>
[[nodiscard]] bool differs_by_one_irregular_move(const Position<R>& before, const Position<R>& after) {
  const Colour mover = before.turn();
  const Colour other = opponent(mover);
  const auto lifted = before.pieces(mover) - after.pieces(mover);
  const auto put = after.pieces(mover) - before.pieces(mover);
  if (after.turn() != other || lifted.count() != 1 || put.count() != 1) return false;
  if (!(after.pieces(other) - before.pieces(other)).is_empty()) return false;
  const bool same_ranks = after.kings(other) == (before.kings(other) & after.pieces(other)) &&
                          before.kings(mover) - lifted == after.kings(mover) - put;
  if (!same_ranks) return false;
  MoveList<R> moves;
  if (legal_moves<R>(before, moves) == Generation::too_complex) return false;
  return std::none_of(moves.begin(), moves.end(), [&](const Move<R>& move) { return before.after(move) == after; });
}

}  // namespace draughts
