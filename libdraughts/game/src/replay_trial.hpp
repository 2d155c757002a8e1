// Replay's part for trials: which rule book a game follows is found out by playing it and saying nothing. Included by
// replay_inline.hpp alone.
#pragma once

#include <algorithm>

#include "replay.hpp"

namespace draughts {

template <Rules R>
TrialOutcome Replay<R>::try_out(const Game& game, const Numbering& numbering) {
  game_ = &game;
  numbering_ = &numbering;
  trial_findings_.clear();
  findings_ = &trial_findings_;
  trial_ = true;
  wishes_ = {};
  begin();
  play_events();
  const ReplayOutcome outcome = finish();
  const bool legal =
      std::ranges::all_of(trial_findings_, [](const auto& finding) { return finding.severity != Severity::error; });
  return {legal, outcome.plies, outcome.winner};
}

/// Ends the line of a trial, and with the main line the trial.
template <Rules R>
void Replay<R>::give_up() {
  line().state = LineState::stopped;
  if (lines_.size() == 1) next_ = game_->events.size();
}

}  // namespace draughts
