// Folding within a game first, then over the games of a file.
#include "common/folded_report.hpp"

namespace pdn::cli {
namespace {

using draughts::DiagnosticCode;
using draughts::Severity;

constexpr std::uint64_t games_shown = 3;

/// Errors are shown each and all, but for those that --strict alone made errors.
bool folds_in_game(const Finding& finding) {
  return finding.severity != Severity::error || finding.only_strict;
}

bool folds_in_file(const Finding& finding) {
  const DiagnosticCode code = finding.diagnostic->code;
  if (!folds_in_game(finding) || !draughts::facts_of(code).folds) return false;
  const bool only_as_note = code == DiagnosticCode::bad_result || code == DiagnosticCode::bad_tag_value;
  return !only_as_note || finding.severity == Severity::note;
}

}  // namespace

void FoldedReport::finding(const Finding& finding) {
  if (finding.game == nullptr) return shown_->finding(finding);
  if (folds_in_game(finding)) {
    const auto [first, is_new] = first_in_game_.try_emplace(finding.diagnostic->code, pending_.size());
    if (!is_new) {
      ++pending_[first->second].more_in_game;
      return;
    }
  }
  pending_.push_back(finding);
}

void FoldedReport::game(const GameRecord& record) {
  show_game();
  shown_->game(record);
}

void FoldedReport::end_game() {
  show_game();
  ++games_;
  shown_->end_game();
}

void FoldedReport::show_game() {
  for (const Finding& finding : pending_) {
    if (folds_in_file(finding)) {
      FoldedCode& folded = folded_[finding.diagnostic->code];
      if (folded.affected++ == 0) {
        const draughts::Place place = finding.place();
        folded.code = finding.diagnostic->code;
        folded.file = finding.file;
        folded.severity = finding.severity;
        folded.line = place.line;
        folded.column = place.column;
      }
      if (folded.affected > games_shown) continue;
    }
    shown_->finding(finding);
  }
  pending_.clear();
  first_in_game_.clear();
}

void FoldedReport::end_file() {
  for (auto& [code, folded] : folded_) {
    if (folded.affected <= games_shown) continue;
    folded.games = games_;
    shown_->folded(folded);
  }
  folded_.clear();
  games_ = 0;
  shown_->end_file();
}

}  // namespace pdn::cli
