// Side lines as games of their own.
#pragma once

#include <functional>

#include "draughts/game/transcript.hpp"

namespace draughts {

/// Calls `use` with each line of a game as a game without side lines: the main line first, then each side line with the
/// moves that lead to it, in the order in which they begin. All have the game's tags.
void for_each_line(const Transcript& transcript, const std::function<void(const Transcript&)>& use);

}  // namespace draughts
