#include "line_events.hpp"

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

}  // namespace draughts
