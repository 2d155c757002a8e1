// Finding one's way along a line in a game's flat list of events, past the variations that branch off it.
#pragma once

#include <cstddef>
#include <optional>

#include "draughts/game/game.hpp"

namespace draughts {

/// The first move, unknown move or setup of the line that `index` lies on, at `index` or behind it; nothing when the
/// line ends before one comes.
[[nodiscard]] std::optional<std::size_t> next_in_line(const Game& game, std::size_t index) noexcept;

/// Whether a variation opens between two events of one line.
[[nodiscard]] bool branches_between(const Game& game, std::size_t first, std::size_t last) noexcept;

}  // namespace draughts
