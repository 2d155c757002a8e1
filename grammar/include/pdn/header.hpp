// The tags that a game is written with, in every format: the source's, completed and put in order as the style asks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/transcript.hpp"
#include "pdn/square_names.hpp"
#include "pdn/writing_style.hpp"

namespace pdn {

/// A game's tags. Result is that of the tag, or where that says nothing, of the terminator; GameType is there where the
/// variant is known, FEN in the names that the moves have. `names` must have been taken up for this game.
[[nodiscard]] std::vector<draughts::TextTag> header_of(const draughts::Transcript& transcript, const SquareNames& names,
                                                       const WritingStyle& style);

/// A game's result in the style that is asked for; empty where it has none.
[[nodiscard]] std::string result_of(const draughts::Transcript& transcript, const WritingStyle& style);

}  // namespace pdn
