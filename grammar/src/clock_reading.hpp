// The clocks that a comment's commands show, as part of a game.
#pragma once

#include "draughts/game/game.hpp"

namespace pdn {

/// Adds the times in the game's last event, a comment, to `game.clocks`. Commands that show none are left alone.
void read_clocks(draughts::Game& game);

}  // namespace pdn
