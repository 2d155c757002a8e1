// Replay's members for moves that are not legal as they stand: other readings first, then the report. Part of
// replay.cpp.
#pragma once

#include <fmt/format.h>

#include <utility>

#include "illegal_move.hpp"
#include "line_events.hpp"
#include "look_ahead.hpp"
#include "replay.hpp"

namespace draughts {

template <Rules R>
void Replay<R>::on_illegal(std::size_t index, Verdict verdict) {
  if (try_other_turn(index)) return;
  if (verdict == Verdict::ambiguous_move && resolve_by_rest(index)) return;
  if (adopt_reply(index)) return;
  if (join_hops(index)) return;
  // The other readings looked at other squares.
  if (!squares_.place(*game_, event(index), numbering_)) return;
  const DiagnosticCode code = reason(line(), verdict);
  if (setup_follows(index))
    let_stand(index, explain(code));
  else
    report_illegal(index, code);
}

template <Rules R>
bool Replay<R>::try_other_turn(std::size_t index) {
  if (!line().turn_is_guess) return false;
  const Position<R> other = line().position.with_turn(opponent(line().position.turn()));
  if (!fits(other, event(index))) return false;
  line().position = other;
  line().turn_is_guess = false;
  watch_.restart(other);
  ++line().counted;
  on_move(index);
  return true;
}

template <Rules R>
bool Replay<R>::resolve_by_rest(std::size_t index) {
  MoveList<R> readings;
  candidates<R>(line().position, squares_.squares(), readings);
  std::vector<Position<R>> positions;
  for (const Move<R>& move : readings) positions.push_back(line().position.after(move));
  const auto survivor = LookAhead<R>(*game_, numbering_).survivor(positions, index + 1);
  if (!survivor) return false;
  const Move<R> move = readings[*survivor];
  const std::string complete = write_complete<R>(line().position, move, numbering_);
  Diagnostic& finding =
      report(DiagnosticCode::ambiguous_resolved, index,
             fmt::format("different pieces could be taken; the moves behind it leave only {}", complete),
             fmt::format("write {}", complete));
  finding.suggestions = {complete};
  play(line(), index, move);
  return true;
}

template <Rules R>
bool Replay<R>::adopt_reply(std::size_t index) {
  if (!line().reply) return false;
  const auto reply = *line().reply;
  const Position<R> replied = line().position.after(reply.move);
  if (!fits(replied, event(index))) return false;
  Diagnostic& note = (*findings_)[reply.note];
  note.code = DiagnosticCode::reply_in_parentheses;
  note.severity = facts_of(note.code).severity;
  note.variation.clear();
  const auto number = std::exchange(line().waiting, std::nullopt);  // of the move behind the reply
  play(line(), reply.event, reply.move);
  line().waiting = number;
  on_move(index);
  return true;
}

template <Rules R>
bool Replay<R>::join_hops(std::size_t index) {
  PlacedSquares path;
  if (!path.place(*game_, event(index), numbering_)) return false;
  std::size_t last = index;
  for (unsigned hops = 2; hops <= 20; ++hops) {
    const auto next = next_in_line(*game_, last + 1);
    if (!next || event(*next).kind != EventKind::move || branches_between(*game_, last, *next)) return false;
    if (!squares_.place(*game_, event(*next), numbering_)) return false;
    const std::span<const Square> hop = squares_.squares();
    if (hop.front() != path.squares().back() || !path.append(hop.subspan(1))) return false;
    last = *next;
    const auto resolution = resolve<R>(line().position, path.squares(), true);
    if (resolution.verdict == Verdict::capture_not_finished) continue;
    if (resolution.verdict != Verdict::legal) return false;
    const std::string whole = write_move<R>(line().position, resolution.move, numbering_);
    report(DiagnosticCode::split_capture, index, fmt::format("{} is one capture, given as {} moves", whole, hops),
           fmt::format("write {}", whole));
    play(line(), index, resolution.move);
    line().numbers.add_slots(hops - 1);
    next_ = last + 1;
    return true;
  }
  return false;
}

template <Rules R>
bool Replay<R>::setup_follows(std::size_t index) const {
  const auto next = next_in_line(*game_, index + 1);
  if (!next || event(*next).kind != EventKind::setup) return false;
  const WrittenSetup& written = game_->setups[event(*next).value];
  return written.readable && !written.setup.pieces.empty();
}

/// What is wrong with the move over the squares in hand, in the words of its diagnostic.
template <Rules R>
std::string Replay<R>::explain(DiagnosticCode code) const {
  Diagnostic why;
  why.board.emplace();
  const IllegalMove<R> illegal{lines_.back().position, numbering_, squares_.squares(), code,
                               lines_.back().ply + 1,  false};
  Explanation<R>(illegal).fill(why);
  return why.message.empty() ? std::string(facts_of(code).text) : why.message;
}

template <Rules R>
void Replay<R>::let_stand(std::size_t index, const std::string& why) {
  Diagnostic& finding =
      report(DiagnosticCode::irregular_move, index, fmt::format("not legal ({}), but it stood: a setup follows", why));
  finding.rule = fmt::format("{}, article {}", R::rule_book, R::articles.acceptance);
  add_board(finding, line());
  finding.board->legal = write_legal_moves<R>(line().position, numbering_);
  const Position<R> before = line().position;
  skip(line(), index);
  line().before = before;
  line().state = LineState::unknown;
  line().setup_stands = true;
  if (lines_.size() == 1) ++plies_;
}

template <Rules R>
DiagnosticCode Replay<R>::reason(const Line<R>& line, Verdict verdict) {
  if (has_lost(line.position)) return DiagnosticCode::move_after_end;
  if (verdict != Verdict::wrong_colour || line.ply == 0) return code_of(verdict);
  const Position<R> passed = line.position.with_turn(opponent(line.position.turn()));
  const Verdict other = resolve<R>(passed, squares_.squares(), true).verdict;
  const bool legal_for_other = other == Verdict::legal || other == Verdict::ambiguous_move;
  return legal_for_other ? DiagnosticCode::two_moves : DiagnosticCode::wrong_colour;
}

template <Rules R>
void Replay<R>::report_illegal(std::size_t index, DiagnosticCode code) {
  Diagnostic& finding = report(code, index);
  add_board(finding, line());
  const IllegalMove<R> illegal{line().position, numbering_, squares_.squares(), code, line().ply + 1, suggest_};
  Explanation<R>(illegal).fill(finding);
  const Position<R> before = line().position;
  skip(line(), index);
  line().before = before;
  line().state = LineState::stopped;
}

template <Rules R>
void Replay<R>::on_bad_square(std::size_t index, WrittenSquare square) {
  const std::string message =
      square.is_beyond() ? fmt::format("a square that the {}x{} board doesn't have", R::Board::width, R::Board::height)
                         : fmt::format("there is no square {} on the {}x{} board", write_square(square),
                                       R::Board::width, R::Board::height);
  if (setup_follows(index)) return let_stand(index, message);
  Diagnostic& finding = report(DiagnosticCode::bad_square, index, message);
  add_board(finding, line());
  finding.board->legal = write_legal_moves<R>(line().position, numbering_);
  if (suggest_) finding.suggestions = suggestions(finding.board->legal, game_->slice(event(index).span));
  finding.hint = finding.suggestions.empty() ? "check the move and the GameType"
                                             : fmt::format("perhaps {} was meant", choice_of(finding.suggestions));
  const Position<R> before = line().position;
  skip(line(), index);
  line().before = before;
  line().state = LineState::stopped;
}

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
void Replay<R>::add_board(Diagnostic& finding, const Line<R>& line) const {
  finding.board.emplace();
  finding.board->position = make_setup<R>(line.position, numbering_);
  finding.board->after = last_move_text(line);
}

template <Rules R>
std::string Replay<R>::last_move_text(const Line<R>& line) const {
  const Line<R>* with_move = &line;
  if (!line.last_event && lines_.size() > 1 && line.continues) with_move = &lines_[line.parent];
  if (!with_move->last_event) return {};
  return with_move->numbers.label_of_last() + std::string(game_->slice(event(*with_move->last_event).span));
}

template <Rules R>
Diagnostic Replay<R>::draw_finding(const DrawInLine& draw, bool went_on) const {
  using enum DiagnosticCode;
  const auto [code, message] = [&]() -> std::pair<DiagnosticCode, std::string> {
    switch (draw.rule) {
      case DrawRule::repetition:
        return {draw_repetition, fmt::format("the position stood {} times", R::repetitions)};
      case DrawRule::no_progress:
        return {draw_no_progress,
                fmt::format("{} moves each by kings only, without a capture", R::no_progress_plies / 2)};
      default:
        break;
    }
    for (const LoneKingDraw& lone : R::lone_king_draws)
      if (lone.rule == draw.rule)
        return {draw_few_pieces, fmt::format("{} moves each with a lone king against few pieces", lone.plies / 2)};
    return {draw_few_pieces, {}};
  }();
  Diagnostic finding =
      make_diagnostic(code, game_->in_source(event(draw.event).span), fmt::format("{}: a draw from here on", message));
  finding.severity = went_on ? Severity::warning : Severity::note;
  finding.ply = draw.ply;
  finding.rule = fmt::format("{} {}", R::federation, article_of<R>(draw.rule));
  return finding;
}

}  // namespace draughts
