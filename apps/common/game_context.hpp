// How messages name a game.
#pragma once

#include <string>
#include <string_view>

#include "common/report.hpp"
#include "draughts/game/game.hpp"

namespace pdn::cli {

/// A tag's text, under its English name or another; empty for the unknown.
[[nodiscard]] std::string known_tag(const draughts::Game& game, std::string_view name);

/// The Result tag as it is written; the terminator where the tag says nothing.
[[nodiscard]] std::string written_result(const draughts::Game& game);

/// The game's number, players or event, and round.
[[nodiscard]] GameContext context_of(const draughts::Game& game);

}  // namespace pdn::cli
