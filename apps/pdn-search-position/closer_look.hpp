// A second look at a game in which something was found: what its moves are, which the search needs not know.
#pragma once

#include "draughts/game/judge.hpp"
#include "pdn-search-position/found_game.hpp"

namespace pdn::cli {

/// Judges games once more, and notes their moves.
class CloserLook {
 public:
  /// By the options that they were judged by first.
  explicit CloserLook(draughts::JudgeOptions options) : judge_(noting_moves(options)) {}

  /// The judgement of a game, with its record; good until the next look.
  [[nodiscard]] const draughts::Judgement& at(const FoundGame& found) {
    judge_.judge(found.game, *found.file.traits, judgement_);
    return judgement_;
  }

 private:
  [[nodiscard]] static draughts::JudgeOptions noting_moves(draughts::JudgeOptions options) noexcept {
    options.visitor = nullptr;
    options.record = draughts::RecordDetail::moves;
    return options;
  }

  draughts::Judge judge_;
  draughts::Judgement judgement_;
};

}  // namespace pdn::cli
