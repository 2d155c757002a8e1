// The way of a game through the search: is it wanted, what was found in it, who takes that.
#pragma once

#include <cstdint>
#include <optional>

#include "common/pipeline.hpp"
#include "draughts/search/position_search.hpp"
#include "draughts/search/selector.hpp"
#include "pdn-search-position/found_game.hpp"
#include "pdn-search-position/match.hpp"
#include "pdn-search-position/options.hpp"

namespace pdn::cli {

/// The sink of pdn-search-position.
class Searching : public GameSink {
 public:
  /// `search` sees the positions of each game while it is judged; what it finds goes to `sink`. All outlive it.
  Searching(const SearchToolOptions& options, std::size_t sought, draughts::PositionSearch& search, FoundSink& sink);

  void begin_file(const FileContext&) override {}
  bool file_finding(const FileContext&, const draughts::Diagnostic&) override { return true; }
  bool wants(const draughts::Game& game) override;
  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override;
  void end_file(const FileContext&) override {}
  void unreadable(const draughts::IoError&) override { unreadable_ = true; }

  [[nodiscard]] const SearchSummary& summary() const noexcept { return summary_; }
  /// Games with an error, which are searched up to it.
  [[nodiscard]] std::uint64_t broken() const noexcept { return broken_; }
  [[nodiscard]] bool all_read() const noexcept { return !unreadable_; }

 private:
  const SearchToolOptions& options_;
  draughts::PositionSearch& search_;
  FoundSink& sink_;
  std::optional<draughts::Selector> selector_;
  SearchSummary summary_;
  std::uint64_t broken_ = 0;
  bool unreadable_ = false;
};

}  // namespace pdn::cli
