// The few operations of a game that are more than data.
#include "draughts/game/game.hpp"

#include <algorithm>

namespace draughts {

void Game::clear() noexcept {
  text = {};
  offset = 0;
  number = 0;
  encoding = {};
  tags.clear();
  events.clear();
  squares.clear();
  setups.clear();
  start_setup.reset();
  game_type.reset();
  time_controls = {};
  clocks.clear();
  ending = {};
  terminator = {};
  complete = false;
  findings.clear();
}

std::optional<std::string_view> Game::tag(std::string_view name) const noexcept {
  const auto found = std::ranges::find_if(tags, [&](const Tag& tag) { return slice(tag.name) == name; });
  if (found == tags.end() || !found->has_value) return std::nullopt;
  return slice(found->value);
}

}  // namespace draughts
