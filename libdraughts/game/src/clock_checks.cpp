// The direction of the clocks is what most of their steps show: some boards count down, some up.
#include "clock_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

/// A time of one side.
struct Reading {
  std::int64_t seconds{};
  std::uint32_t ply{};
  Span span;
};

/// The times of one side, in order.
struct Side {
  std::vector<Reading> shown;
  std::vector<Reading> moves;
  std::vector<Reading> totals;
  std::uint32_t plies = 0;
};

using Sides = std::array<Side, 2>;

/// What a side's time control allows its clock to do besides running.
struct Additions {
  bool increments{};
  bool periods{};
};

Additions additions_of(const TimeControl* control) {
  if (control == nullptr || !control->known) return {false, true};
  const auto is_increment = [](const Period& period) {
    return period.kind == PeriodKind::increment || period.kind == PeriodKind::sandclock;  // the other's time comes in
  };
  const auto is_of_moves = [](const Period& period) { return period.kind == PeriodKind::moves; };
  return {std::ranges::any_of(control->periods, is_increment),
          control->periods.size() > 1 || std::ranges::any_of(control->periods, is_of_moves)};
}

/// The time that a side has for its whole game, in seconds.
std::optional<std::int64_t> whole_time(const TimeControl* control) {
  if (control == nullptr || control->periods.size() != 1) return std::nullopt;
  const Period& only = control->periods.front();
  return only.kind == PeriodKind::sudden_death ? std::optional<std::int64_t>(only.seconds) : std::nullopt;
}

std::size_t place(Colour colour) {
  return static_cast<std::size_t>(colour);
}

void add(Side& side, const ClockReading& clock, std::uint32_t seconds, std::uint32_t ply) {
  auto& list = clock.kind == ClockKind::shown ? side.shown : clock.kind == ClockKind::move ? side.moves : side.totals;
  list.push_back({seconds, ply, Span{clock.offset, clock.length}});
}

/// Walks the main line and sorts its times by side.
class Collector {
 public:
  Collector(const Game& game, Colour first) : game_(game), next_(first) {}

  Sides collect() {
    for (std::uint32_t index = 0; index < game_.events.size(); ++index) {
      const Event& event = game_.events[index];
      if (event.kind == EventKind::variation_begin) ++depth_;
      if (event.kind == EventKind::variation_end && depth_ > 0) --depth_;
      if (depth_ == 0) see(event);
      take_clocks_of(index);
    }
    return std::move(sides_);
  }

 private:
  void see(const Event& event) {
    if (event.kind == EventKind::move || event.kind == EventKind::null_move) {
      if (next_) ++sides_[place(*next_)].plies;
      mover_ = next_;
      if (next_) next_ = opponent(*next_);
      ++ply_;
    } else if (event.kind == EventKind::setup) {
      next_ = game_.setups[event.value].setup.turn;
    }
  }

  void take_clocks_of(std::uint32_t comment) {
    for (; clock_ < game_.clocks.size() && game_.clocks[clock_].comment == comment; ++clock_) {
      const ClockReading& clock = game_.clocks[clock_];
      if (depth_ > 0 || ply_ == 0) continue;
      if (clock.mover && mover_) add(sides_[place(*mover_)], clock, *clock.mover, ply_);
      if (clock.white) add(sides_[place(Colour::white)], clock, *clock.white, ply_);
      if (clock.black) add(sides_[place(Colour::black)], clock, *clock.black, ply_);
    }
  }

  const Game& game_;
  Sides sides_;
  std::optional<Colour> next_;   ///< who makes the next move; nobody knows behind a setup that doesn't say
  std::optional<Colour> mover_;  ///< who made the last one
  std::uint32_t ply_ = 0;
  std::uint32_t depth_ = 0;
  std::size_t clock_ = 0;
};

/// How many steps of both sides' clocks go up and down.
struct Steps {
  std::size_t up = 0;
  std::size_t down = 0;
};

Steps count_steps(const Sides& sides) {
  Steps steps;
  for (const Side& side : sides)
    for (std::size_t index = 1; index < side.shown.size(); ++index) {
      const std::int64_t change = side.shown[index].seconds - side.shown[index - 1].seconds;
      if (change > 0) ++steps.up;
      if (change < 0) ++steps.down;
    }
  return steps;
}

void check_order(const Game& game, const Sides& sides, std::vector<Diagnostic>& findings) {
  const Steps steps = count_steps(sides);
  const bool down = steps.down > steps.up;
  // More steps against the direction than that are an increment that no TimeControl tells of.
  const std::size_t against = std::min(steps.up, steps.down);
  if (against == 0 || against * 5 > steps.up + steps.down) return;
  constexpr std::int64_t period = 300;  // seconds: what is added at a control is at least that
  for (const Colour colour : {Colour::white, Colour::black}) {
    const Side& side = sides[place(colour)];
    const Additions additions = additions_of(game.time_controls.of(colour));
    for (std::size_t index = 1; index < side.shown.size() && !additions.increments; ++index) {
      const std::int64_t change = side.shown[index].seconds - side.shown[index - 1].seconds;
      const bool runs_back = down ? change > 0 : change < 0;
      if (!runs_back || (down && additions.periods && change >= period)) continue;
      findings.push_back(
          make_diagnostic(DiagnosticCode::clock_order, game.in_source(side.shown[index].span),
                          fmt::format("the clock went {} by {} seconds, but this game's clocks count {}",
                                      change > 0 ? "up" : "down", std::abs(change), down ? "down" : "up"),
                          "correct the time"));
      findings.back().ply = side.shown[index].ply;
    }
  }
}

/// The time that a side used in all, as far as the clocks tell.
std::optional<std::int64_t> time_used(const Side& side, const TimeControl* control, bool clocks_count_down) {
  if (!side.totals.empty()) return side.totals.back().seconds;
  if (side.plies > 0 && side.moves.size() == side.plies) {
    std::int64_t sum = 0;
    for (const Reading& move : side.moves) sum += move.seconds;
    return sum;
  }
  if (side.shown.size() < 2) return std::nullopt;
  if (!clocks_count_down) return side.shown.back().seconds;
  const auto whole = whole_time(control);
  if (!whole) return std::nullopt;
  return *whole - side.shown.back().seconds;
}

void check_total(const Game& game, const Sides& sides, Colour colour, std::vector<Diagnostic>& findings) {
  const std::string_view name = colour == Colour::white ? "WhiteTime" : "BlackTime";
  const auto tag = std::ranges::find_if(
      game.tags, [&](const Tag& candidate) { return candidate.has_value && game.slice(candidate.name) == name; });
  const TimeControl* control = game.time_controls.of(colour);
  if (tag == game.tags.end() || additions_of(control).increments) return;
  const Steps steps = count_steps(sides);
  const auto told = read_time(game.slice(tag->value));
  const auto used = time_used(sides[place(colour)], control, steps.down > steps.up);
  constexpr std::int64_t tolerance = 60;  // seconds: the tags mostly give hours and minutes
  if (!told || !used || *used < 0 || std::abs(*used - static_cast<std::int64_t>(*told)) < tolerance) return;
  findings.push_back(make_diagnostic(DiagnosticCode::clock_total, game.in_source(tag->value),
                                     fmt::format("{} says {}, but the clocks come to {}:{:02}:{:02}", name,
                                                 game.slice(tag->value), *used / 3600, *used / 60 % 60, *used % 60),
                                     "correct the tag, or the clocks"));
}

}  // namespace

void check_clocks(const Game& game, Colour first, std::vector<Diagnostic>& findings) {
  if (game.clocks.empty()) return;
  const Sides sides = Collector(game, first).collect();
  check_order(game, sides, findings);
  check_total(game, sides, Colour::white, findings);
  check_total(game, sides, Colour::black, findings);
}

}  // namespace draughts
