// Stretches of a game's text that are in none of its events, because the reader could not place them.
#pragma once

#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game.hpp"

namespace draughts {

/// One stretch, and the finding that tells why it was lost.
struct LostText {
  Span span;
  const Diagnostic* finding{};
};

/// All of them, in the order of the text.
[[nodiscard]] std::vector<LostText> lost_texts(const Game& game);

/// Where the movetext ends: at the terminator, or with the game.
[[nodiscard]] std::uint32_t end_of_moves(const Game& game) noexcept;

}  // namespace draughts
