// Clocks inside a game: do they run one way, and do they agree with the time tags?
#pragma once

#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game.hpp"

namespace draughts {

/// Adds the findings about the clocks of the main line. `first` is the side that makes the first move.
void check_clocks(const Game& game, Colour first, std::vector<Diagnostic>& findings);

}  // namespace draughts
