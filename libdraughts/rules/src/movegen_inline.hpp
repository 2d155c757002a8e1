// Listing legal moves.
#pragma once

#include "draughts/rules/movegen.hpp"

#include "generator.hpp"

namespace draughts {

template <Rules R>
Generation legal_moves(const Position<R>& position, MoveList<R>& moves) {
  return with_side(position.turn(), [&]<Colour side>() {
    const Generator<R, side> generator(position);
    if (generator.has_capture()) return generator.captures(moves);
    generator.steps(moves);
    return Generation::complete;
  });
}

template <Rules R>
bool has_capture(const Position<R>& position) noexcept {
  return with_side(position.turn(), [&]<Colour side>() { return Generator<R, side>(position).has_capture(); });
}

template <Rules R>
bool has_legal_move(const Position<R>& position) noexcept {
  return with_side(position.turn(), [&]<Colour side>() {
    const Generator<R, side> generator(position);
    return generator.has_step() || generator.has_capture();
  });
}

template <Rules R>
std::optional<Colour> winner(const Position<R>& position) noexcept {
  if (has_legal_move(position)) return std::nullopt;
  if (R::crowning_wins && !position.kings(position.turn()).is_empty()) return position.turn();
  return R::blocked_side_loses ? opponent(position.turn()) : position.turn();
}

}  // namespace draughts
