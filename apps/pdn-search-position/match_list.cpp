#include "pdn-search-position/match_list.hpp"

#include <string>

#include "common/game_context.hpp"

namespace pdn::cli {
namespace {

Match match_of(const FoundGame& found, const FoundGroup& group) {
  const draughts::Game& game = found.game;
  Match match;
  match.file = found.file.name;
  match.game = game.number;
  match.sought = group.sought;
  match.turned = group.turned;
  match.variation = found.found.lines[group.line];
  for (const draughts::FoundPly& ply : group.plies) {
    match.plies.push_back(ply.ply);
    const auto next = move_behind(game, ply);
    match.next.emplace_back(next ? game.slice(game.events[*next].span) : std::string_view());
  }
  const draughts::FoundPly& first = group.plies.front();
  const bool at_start = first.laid && first.event == 0;
  const std::uint64_t offset = at_start ? 0 : game.events[first.event].span.offset;
  match.line = found.file.locator->locate(game.offset + offset, game.encoding).line;
  match.white = known_tag(game, "White");
  match.black = known_tag(game, "Black");
  match.event = known_tag(game, "Event");
  match.date = known_tag(game, "Date");
  if (match.date == "????.??.??") match.date.clear();
  match.result = written_result(game);
  return match;
}

}  // namespace

void MatchList::take(const FoundGame& found) {
  for (const FoundGroup& group : found.groups) writer_.write(match_of(found, group));
}

}  // namespace pdn::cli
