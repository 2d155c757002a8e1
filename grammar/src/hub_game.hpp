// A line of Hub as a game: squares in the names of its variant, captures by their ways. Part of hub_stream.cpp's work.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "draughts/game/game.hpp"
#include "draughts/rules/variant.hpp"
#include "hub_line.hpp"

namespace pdn {

/// Fills `game` (all but its number) with what the command in `line` says; the line lies at `offset` of its source.
/// `variant` overrides what it says of that.
void make_hub_game(std::string_view line, const HubCommand& command, std::uint64_t offset,
                   std::optional<draughts::Variant> variant, draughts::Game& game);

}  // namespace pdn
