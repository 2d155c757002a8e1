// The way a capture went, for writing it: PDN 3.0's writing restrictions 8 and 9.
#pragma once

#include <vector>

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// All squares of a legal move as its complete path is written: the first, one between every two captures (where it
/// turns, else the square right behind the captured piece), the last. Of several routes the one whose first differing
/// square comes first on the board. A step, or a capture of one piece, has just two squares.
template <Rules R>
[[nodiscard]] std::vector<Square> complete_path(const Position<R>& position, const Move<R>& move);

/// Whether the short form would be ambiguous: another legal move has the same ends but takes other pieces.
template <Rules R>
[[nodiscard]] bool needs_path(const Position<R>& position, const Move<R>& move);

}  // namespace draughts
