// A comparison, ready to be asked of games.
#pragma once

#include <optional>

#include "draughts/search/condition.hpp"
#include "draughts/search/selector.hpp"
#include "draughts/search/truth.hpp"
#include "game_facts.hpp"
#include "wanted_value.hpp"

namespace draughts {

/// One TagComparison.
class TagTest {
 public:
  explicit TagTest(const TagComparison& comparison);

  [[nodiscard]] Truth truth(const Subject& subject) const;
  [[nodiscard]] bool asks_judge() const noexcept { return draughts::asks_judge(asked_); }

 private:
  Asked asked_;
  Comparison comparison_;
  std::optional<WantedValue> wanted_;  // nothing for a comparison with a fault
};

}  // namespace draughts
