// Whether games meet a condition: the condition is made ready once, then asked of one game after the other.
#pragma once

#include <cstddef>
#include <memory>

#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/search/condition.hpp"
#include "draughts/search/truth.hpp"

namespace draughts {

/// What is asked about.
struct Subject {
  const Game& game;
  const Judgement* judgement{};  ///< null where the game was not judged: what only the judge finds is then unknown
};

/// A condition, ready to be asked. Immutable: threads may share one.
class Selector {
 public:
  /// A comparison with a fault (see `fault_of`) is unknown of every game.
  explicit Selector(const Condition& condition);
  ~Selector();
  Selector(Selector&&) noexcept;
  Selector& operator=(Selector&&) noexcept;

  /// Whether the condition holds of a game.
  [[nodiscard]] Truth truth(const Subject& subject) const;

  /// Whether a game is selected: only where the condition is known to hold.
  [[nodiscard]] bool selects(const Subject& subject) const { return truth(subject) == Truth::yes; }

  /// Whether the answer may depend on what the judge finds. Where it doesn't, games needn't be judged to be asked.
  [[nodiscard]] bool needs_judgement() const noexcept;

 private:
  struct Program;
  std::unique_ptr<const Program> program_;
};

}  // namespace draughts
