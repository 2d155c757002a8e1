// What there is to say about a game as a whole without a board: its encoding, games without moves.
#pragma once

#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game.hpp"

namespace draughts {

/// Adds a finding when the game's bytes are not UTF-8, or hold NUL.
void check_encoding(const Game& game, std::vector<Diagnostic>& findings);

/// Adds a finding when there is nothing but tags, numbers and a result.
void check_empty(const Game& game, std::vector<Diagnostic>& findings);

/// Where a finding about a tag stands: its value, or what the game begins with when it has no such tag.
[[nodiscard]] SourceSpan span_of_tag(const Game& game, std::string_view name);

}  // namespace draughts
