// What there is to say about the variant that a game is judged by: whether its GameType tag agrees with itself and with
// the moves, and how the variant became known where no tag names it.
#pragma once

#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/game/game.hpp"
#include "reading_search.hpp"

namespace draughts {

/// Adds findings when the GameType contradicts its own fields, the notation or the moves.
void check_game_type(const Game& game, const PlayedGame& played, std::vector<Diagnostic>& findings);

/// Adds a note about the variant that was taken where no tag names one: once a file, and for each game that differs.
void tell_inference(const Game& game, const FileTraits& traits, const PlayedGame& played,
                    std::vector<Diagnostic>& findings);

}  // namespace draughts
