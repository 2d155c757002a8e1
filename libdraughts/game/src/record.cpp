#include "draughts/game/record.hpp"

namespace draughts {

void Record::begin(std::size_t event_count) {
  events.assign(event_count, {});
  squares.clear();
  start.reset();
}

}  // namespace draughts
