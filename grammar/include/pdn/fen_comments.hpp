// Positions among the moves, for readers that want to see the board.
#pragma once

#include <vector>

#include "draughts/game/transcript.hpp"
#include "draughts/game/transcript_walk.hpp"
#include "pdn/square_names.hpp"
#include "pdn/writing_style.hpp"

namespace pdn {

/// Adds comments with FENs. Reused from game to game.
class FenComments {
 public:
  /// Adds one behind each legal move and its signs. Needs the captured pieces of each move (RecordDetail::captures).
  void add_to(draughts::Transcript& transcript, const WritingStyle& style);

 private:
  draughts::TranscriptWalk walk_;
  SquareNames names_;
  std::vector<draughts::Entry> entries_;
};

}  // namespace pdn
