// A game seen from the other side of the board.
#pragma once

#include "draughts/game/transcript.hpp"

namespace draughts {

/// Turns the board round and swaps the colours: of pieces, turns, results, and of the tags that speak of White or
/// Black. The start becomes a setup unless it is the usual one. What comments say is not changed. Done twice it is the
/// game as it was. Nothing happens to a game without a variant.
void rotate(Transcript& transcript);

}  // namespace draughts
