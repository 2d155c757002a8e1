// Counting lines of play. The last ply is counted without making its moves.
#pragma once

#include "draughts/rules/perft.hpp"

#include <limits>

#include "generator.hpp"

namespace draughts {

namespace {

constexpr auto no_limit = std::numeric_limits<std::int64_t>::max();

template <Rules R, Colour side>
std::uint64_t lines(const Position<R>& position, int depth) {
  const Generator<R, side> generator(position);
  const bool captures = generator.has_capture();
  if (depth == 1 && !captures) return static_cast<std::uint64_t>(generator.count_steps());
  MoveList<R> moves;
  if (captures) {
    (void)generator.captures(moves, no_limit);
  } else {
    generator.steps(moves);
  }
  if (depth == 1) return moves.size();
  std::uint64_t sum = 0;
  for (const Move<R>& move : moves) sum += lines<R, opponent(side)>(position.after(move), depth - 1);
  return sum;
}

}  // namespace

template <Rules R>
std::uint64_t perft(const Position<R>& position, int depth) {
  if (depth <= 0) return 1;
  return with_side(position.turn(), [&]<Colour side>() { return lines<R, side>(position, depth); });
}

}  // namespace draughts
