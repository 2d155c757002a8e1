// Parts of a game that can be left out.
#pragma once

#include "draughts/game/transcript.hpp"

namespace pdn {

/// What is kept of a game beside its moves.
struct Parts {
  bool comments = true;    ///< all of them, with what they hold
  bool variations = true;  ///< with what they hold
  bool glyphs = true;      ///< strength signs and NAGs
  bool clocks = true;      ///< commands in comments that tell times: clk, mct, egt, emt, clock

  [[nodiscard]] bool all() const noexcept { return comments && variations && glyphs && clocks; }
};

/// Drops what is not kept. Text that could not be read or played stays whatever is dropped.
void drop_parts(draughts::Transcript& transcript, const Parts& parts);

}  // namespace pdn
