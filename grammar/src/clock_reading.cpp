// Which commands show times, and whose.
#include "clock_reading.hpp"

#include "pdn/comment_text.hpp"

namespace pdn {
namespace {

using draughts::ClockKind;

// More than a game that is not given up can hold.
constexpr std::size_t most_clocks = 1'000'000;

std::optional<ClockKind> kind_of(std::string_view command) noexcept {
  if (command == "clk" || command == "clock" || command == "mct") return ClockKind::shown;
  if (command == "emt") return ClockKind::move;
  if (command == "egt") return ClockKind::total;
  return std::nullopt;
}

std::optional<std::uint32_t> seconds_of(const std::optional<Clock>& clock) noexcept {
  if (!clock) return std::nullopt;
  return clock->seconds;
}

}  // namespace

void read_clocks(draughts::Game& game) {
  const auto index = static_cast<std::uint32_t>(game.events.size() - 1);
  CommentCommands commands(game.slice(game.events.back().span));
  while (const auto command = commands.next()) {
    if (game.clocks.size() >= most_clocks) return;
    const auto kind = kind_of(command->name);
    if (!kind) continue;
    const auto clocks = parse_clocks(command->value);
    if (!clocks) continue;
    const auto offset = static_cast<std::uint32_t>(command->value.data() - game.text.data());
    game.clocks.push_back({*kind, index, seconds_of(clocks->unnamed), seconds_of(clocks->white),
                           seconds_of(clocks->black), offset, static_cast<std::uint32_t>(command->value.size())});
  }
}

}  // namespace pdn
