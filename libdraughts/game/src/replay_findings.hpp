// Replay's part for findings: where they stand, on which board, and after which move. Part of replay_inline.hpp.
#pragma once

#include <fmt/format.h>

#include <utility>

#include "replay.hpp"

namespace draughts {

template <Rules R>
Diagnostic& Replay<R>::report(DiagnosticCode code, std::size_t index, std::string message, std::string hint) {
  Diagnostic finding = make_diagnostic(code, game_->in_source(event(index).span), std::move(message), std::move(hint));
  finding.ply = line().ply + 1;
  finding.variation = variation_path();
  if (!has_room_for(finding.severity, *findings_)) return untold_ = std::move(finding);
  findings_->push_back(std::move(finding));
  return findings_->back();
}

template <Rules R>
void Replay<R>::add_board(Diagnostic& finding, const Line<R>& line, const Numbering& names) const {
  finding.board.emplace();
  finding.board->position = make_setup<R>(line.position, names);
  finding.board->after = last_move_text(line);
}

/// The names of the squares in the notation in which this move was written, so that what is said of it matches it.
template <Rules R>
const Numbering& Replay<R>::names_for(std::size_t index) {
  const WrittenSquare square = game_->squares_of(event(index)).front();
  NumberingScheme scheme = numbering_->scheme();
  const bool numeric = scheme.notation == NotationKind::numeric;
  if (square.is_beyond() || square.is_numeric() == numeric) return *numbering_;
  scheme.notation = numeric ? NotationKind::algebraic : NotationKind::numeric;
  scheme.corner = numeric ? Corner::bottom_left : Corner::top_left;  // as both are read where they are not the game's
  other_names_ = Numbering::on<typename R::Board>(scheme);
  return *other_names_;
}

template <Rules R>
std::string Replay<R>::last_move_text(const Line<R>& line) const {
  const Line<R>* with_move = &line;
  if (!line.last_event && lines_.size() > 1 && line.continues) with_move = &lines_[line.parent];
  if (!with_move->last_event) return {};
  return with_move->numbers.label_of_last() + std::string(game_->slice(event(*with_move->last_event).span));
}

template <Rules R>
std::string_view Replay<R>::without_progress() {
  return R::no_progress.progress == Progress::capture_or_mans_move ? "by kings only, without a capture"
                                                                   : "without a capture or promotion";
}

template <Rules R>
Diagnostic Replay<R>::draw_finding(const DrawInLine& draw, bool went_on) const {
  using enum DiagnosticCode;
  const auto [code, message] = [&]() -> std::pair<DiagnosticCode, std::string> {
    if (draw.rule == DrawRule::repetition)
      return {draw_repetition, fmt::format("the position stood {} times", R::repetitions)};
    if (draw.rule == DrawRule::no_progress)
      return {draw_no_progress, fmt::format("{} moves each {}", R::no_progress.plies / 2, without_progress())};
    for (const LoneKingDraw& lone : R::lone_king_draws)
      if (lone.rule == draw.rule && lone.plies > 0)
        return {draw_few_pieces, fmt::format("{} moves each with a lone king against few pieces", lone.plies / 2)};
    for (const BalanceDraw& balance : R::balance_draws)
      if (balance.rule == draw.rule)
        return {draw_no_progress, fmt::format("{} moves each with kings on both sides, {} to {} pieces, and neither "
                                              "capture nor promotion",
                                              balance.plies / 2, balance.least_pieces, balance.most_pieces)};
    return {draw_few_pieces, "a king each and nothing else"};
  }();
  Diagnostic finding =
      make_diagnostic(code, game_->in_source(event(draw.event).span), fmt::format("{}: a draw from here on", message));
  finding.severity = went_on ? Severity::warning : Severity::note;
  finding.ply = draw.ply;
  const std::string_view article = article_of<R>(draw.rule);
  finding.rule = article.empty() ? std::string(R::rule_book) : fmt::format("{} {}", R::federation, article);
  return finding;
}

}  // namespace draughts
