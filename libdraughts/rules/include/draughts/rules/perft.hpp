// Counts the legal lines of play to a depth: the field's check of a move generator.
#pragma once

#include <cstdint>

#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The number of legal lines of `depth` plies; at depth 0 it is 1. Moves count as distinct by from, to and captured
/// set.
template <Rules R>
[[nodiscard]] std::uint64_t perft(const Position<R>& position, int depth);

}  // namespace draughts
