// Depth is counted from the line that the search begins on.
#include "draughts/game/line_events.hpp"

#include <algorithm>

namespace draughts {

std::optional<std::size_t> next_in_line(const Game& game, std::size_t index) noexcept {
  std::size_t depth = 0;
  for (; index < game.events.size(); ++index) {
    switch (game.events[index].kind) {
      case EventKind::variation_begin:
        ++depth;
        break;
      case EventKind::variation_end:
        if (depth == 0) return std::nullopt;
        --depth;
        break;
      case EventKind::move:
      case EventKind::null_move:
      case EventKind::setup:
        if (depth == 0) return index;
        break;
      default:
        break;
    }
  }
  return std::nullopt;
}

bool branches_between(const Game& game, std::size_t first, std::size_t last) noexcept {
  const auto begin = game.events.begin();
  return std::any_of(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(last),
                     [](const Event& event) { return event.kind == EventKind::variation_begin; });
}

}  // namespace draughts
