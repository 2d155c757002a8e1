// What there is to say about a position that was typed, as a person is told of it: what, where, what to write.
#pragma once

#include <string>
#include <string_view>

#include "common/colour.hpp"
#include "draughts/game/diagnostic.hpp"

namespace pdn::cli {

/// `column 9: error: there is no square 60 on the 10x10 board [bad-fen]`, the place under the text, a hint; without a
/// line end behind the last. The finding's offset is in `text`, which is one line. Safe to send to a terminal.
[[nodiscard]] std::string fen_message(std::string_view text, const draughts::Diagnostic& finding,
                                      const Palette& palette);

}  // namespace pdn::cli
