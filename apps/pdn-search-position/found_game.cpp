#include "pdn-search-position/found_game.hpp"

#include <algorithm>

#include "draughts/game/line_events.hpp"

namespace pdn::cli {

std::vector<FoundGroup> groups_of(const draughts::Found& found) {
  std::vector<FoundGroup> groups;
  for (const draughts::FoundPly& ply : found.plies) {
    auto group = std::ranges::find_if(groups, [&](const FoundGroup& one) {
      return one.sought == ply.query && one.line == ply.line && one.turned == ply.turned;
    });
    if (group == groups.end()) group = groups.insert(groups.end(), {ply.query, ply.line, ply.turned, {}});
    group->plies.push_back(ply);
  }
  return groups;
}

std::optional<std::size_t> move_behind(const draughts::Game& game, const draughts::FoundPly& ply) {
  using draughts::EventKind;
  const auto laid_it = [&](std::size_t event) {
    if (!ply.laid || game.events[event].kind != EventKind::setup) return false;
    return event == ply.event || game.events[event].value == game.start_setup;
  };
  auto next = draughts::next_in_line(game, ply.laid ? ply.event : ply.event + std::size_t{1});
  if (next && laid_it(*next)) next = draughts::next_in_line(game, *next + 1);
  return next && game.events[*next].kind == EventKind::move ? next : std::nullopt;
}

}  // namespace pdn::cli
