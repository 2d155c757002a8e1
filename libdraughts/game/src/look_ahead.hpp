// Ambiguous captures: which of several readings lets the rest of the line go on.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/game/line_events.hpp"
#include "draughts/rules/referee.hpp"
#include "written_move.hpp"

namespace draughts {

/// Plays the rest of a line from several positions at once, each one a possible reading of what came before.
template <Rules R>
class LookAhead {
 public:
  LookAhead(const Game& game, const Numbering& numbering) : game_(game), numbering_(numbering) {}

  /// The reading (its index in `readings`) that is left when all others have come to a move that they don't allow;
  /// nothing when several last to the end of the line, or when the search would take too long.
  [[nodiscard]] std::optional<std::size_t> survivor(const std::vector<Position<R>>& readings, std::size_t next_event) {
    states_.clear();
    for (std::size_t index = 0; index < readings.size(); ++index) states_.emplace_back(index, readings[index]);
    for (unsigned plies = 0; plies < longest; ++plies) {
      const auto move = next_in_line(game_, next_event);
      if (!move || game_.events[*move].kind != EventKind::move || !play(game_.events[*move])) return std::nullopt;
      if (states_.empty()) return std::nullopt;
      const std::size_t first = states_.front().first;
      if (std::ranges::all_of(states_, [&](const State& state) { return state.first == first; })) return first;
      next_event = *move + 1;
    }
    return std::nullopt;
  }

 private:
  using State = std::pair<std::size_t, Position<R>>;  // which reading, and where it has come to

  static constexpr unsigned longest = 2000;  // plies
  static constexpr std::size_t widest = 64;  // positions at a time

  /// Plays one move from every position; several follow where it is ambiguous there. False when they become too many.
  [[nodiscard]] bool play(const Event& move) {
    if (!squares_.place(game_, move, numbering_)) return false;
    next_.clear();
    for (const auto& [reading, position] : states_) {
      candidates<R>(position, squares_.squares(), moves_);
      for (const Move<R>& candidate : moves_) {
        const State state(reading, position.after(candidate));
        if (std::ranges::find(next_, state) == next_.end()) next_.push_back(state);
      }
      if (next_.size() > widest) return false;
    }
    std::swap(states_, next_);
    return true;
  }

  const Game& game_;
  const Numbering& numbering_;
  std::vector<State> states_;
  std::vector<State> next_;
  PlacedSquares squares_;
  MoveList<R> moves_;
};

}  // namespace draughts
