// Lists matches, or counts them.
#pragma once

#include <vector>

#include "pdn-search-position/found_game.hpp"
#include "pdn-search-position/match.hpp"

namespace pdn::cli {

/// Writes a match for each group that was found.
class MatchList final : public FoundSink {
 public:
  explicit MatchList(MatchWriter& writer) : writer_(writer) {}

  void take(const FoundGame& found) override;
  void finish() override {}

 private:
  MatchWriter& writer_;
};

}  // namespace pdn::cli
