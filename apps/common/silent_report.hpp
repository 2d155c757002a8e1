// A report that says nothing, for --quiet.
#pragma once

#include "common/report.hpp"

namespace pdn::cli {

/// Takes everything and writes nothing.
class SilentReport final : public Report {
 public:
  void finding(const Finding&) override {}
  void folded(const FoldedCode&) override {}
  void game(const GameRecord&) override {}
  void unreadable(const draughts::IoError&) override {}
  void finish(const Summary&) override {}
};

}  // namespace pdn::cli
