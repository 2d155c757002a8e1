// A report that keeps another one readable: repeated findings are counted instead of shown. pdn-diagnostics(7),
// section "Folding", has the rules; nothing here changes a count.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "common/report.hpp"

namespace pdn::cli {

/// Wraps a report. Memory is one counter a code, and the findings of one game.
class FoldedReport final : public Report {
 public:
  explicit FoldedReport(std::unique_ptr<Report> shown) : shown_(std::move(shown)) {}

  void finding(const Finding& finding) override;
  void folded(const FoldedCode& folded) override { shown_->folded(folded); }
  void game(const GameRecord& record) override;
  void end_game() override;
  void end_file() override;
  void unreadable(const draughts::IoError& error) override { shown_->unreadable(error); }
  void finish(const Summary& summary) override { shown_->finish(summary); }

 private:
  void show_game();

  std::unique_ptr<Report> shown_;
  std::vector<Finding> pending_;                                   // of the game at hand
  std::map<draughts::DiagnosticCode, std::size_t> first_in_game_;  // index in pending_ of what later ones fold into
  std::map<draughts::DiagnosticCode, FoldedCode> folded_;          // of the file at hand
  std::uint64_t games_ = 0;
};

}  // namespace pdn::cli
