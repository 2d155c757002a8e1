// How a game ended, as its tags, its text and the judge have it.
#pragma once

#include "draughts/game/result.hpp"
#include "draughts/search/selector.hpp"

namespace draughts {

/// Who won: by the Result tag, or by the terminator where that tells nothing. Unknown where nobody knows, and where
/// it takes the judge to say whose points come first.
[[nodiscard]] Outcome outcome_of(const Subject& subject);

}  // namespace draughts
