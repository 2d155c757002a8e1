// The main line of a transcript: for formats that have no place for variations.
#pragma once

#include <cstddef>

#include "draughts/game/transcript.hpp"
#include "pdn-convert/formats/game_tree.hpp"

namespace pdn::cli {

/// Calls `visit(index)` for each step of the main line of the game that `tree` was taken up for.
template <class Visit>
void for_main_line(const draughts::Transcript& transcript, const GameTree& tree, Visit visit) {
  for (std::size_t at = tree.end_of_attachments(0); at < transcript.entries.size();
       at = tree.end_of_attachments(at + 1))
    visit(at);
}

}  // namespace pdn::cli
