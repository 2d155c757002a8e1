// Replay's part for moves that are not legal as they stand: other readings first, then the report. Included by
// replay_inline.hpp alone.
#pragma once

#include <fmt/format.h>

#include "draughts/game/line_events.hpp"
#include "illegal_move_hint.hpp"
#include "illegal_move_message.hpp"
#include "replay.hpp"

namespace draughts {

template <Rules R>
void Replay<R>::on_illegal(std::size_t index, Verdict verdict) {
  if (try_other_turn(index)) return;
  if (verdict == Verdict::ambiguous_move && resolve_by_rest(index)) return;
  if (adopt_reply(index)) return;
  if (join_hops(index)) return;
  if (!squares_.place(*game_, event(index), *numbering_)) return;
  if (was_first_hop(index)) return;
  // The other readings looked at other squares.
  if (!squares_.place(*game_, event(index), *numbering_)) return;
  const DiagnosticCode code = reason(line(), verdict);
  if (setup_follows(index))
    let_stand(index, explain(index, code));
  else
    report_illegal(index, code);
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
std::string Replay<R>::explain(std::size_t index, DiagnosticCode code) {
  const IllegalMove<R> illegal{line().position, names_for(index), squares_.squares(), code, line().ply + 1, false};
  std::string why = IllegalMoveMessage<R>(Alternatives<R>(illegal)).message();
  return why.empty() ? std::string(facts_of(code).text) : why;
}

template <Rules R>
void Replay<R>::let_stand(std::size_t index, const std::string& why) {
  Diagnostic& finding =
      report(DiagnosticCode::irregular_move, index, fmt::format("not legal ({}), but it stood: a setup follows", why));
  finding.rule = citation<R>(R::articles.acceptance);
  add_board(finding, line(), names_for(index));
  finding.board->legal = write_legal_moves<R>(line().position, names_for(index));
  const Position<R> before = line().position;
  note_role(index, EventRole::irregular);
  skip(line(), index);
  line().before = before;
  line().state = LineState::unknown;
  line().setup_stands = true;
  if (lines_.size() == 1) ++plies_;
}

template <Rules R>
DiagnosticCode Replay<R>::reason(const Line<R>& line, Verdict verdict) {
  if (winner_in(line.position)) return DiagnosticCode::move_after_end;
  if (verdict != Verdict::wrong_colour || line.ply == 0) return code_of(verdict);
  const Position<R> passed = line.position.with_turn(opponent(line.position.turn()));
  const Verdict other = resolve<R>(passed, squares_.squares(), true).verdict;
  const bool legal_for_other = other == Verdict::legal || other == Verdict::ambiguous_move;
  return legal_for_other ? DiagnosticCode::two_moves : DiagnosticCode::wrong_colour;
}

template <Rules R>
void Replay<R>::report_illegal(std::size_t index, DiagnosticCode code) {
  Diagnostic& finding = report(code, index);
  note_role(index, EventRole::broken);
  if (trial_) return give_up();
  add_board(finding, line(), names_for(index));
  const IllegalMove<R> illegal{line().position, names_for(index), squares_.squares(), code,
                               line().ply + 1,  wishes_.suggest};
  const Alternatives<R> alternatives(illegal);
  const IllegalMoveMessage<R> message(alternatives);
  const IllegalMoveHint<R> hint(alternatives);
  finding.message = message.message();
  finding.rule = message.rule();
  finding.board->legal = alternatives.texts();
  finding.suggestions = hint.fitting();
  finding.hint = hint.hint(finding.suggestions);
  const Position<R> before = line().position;
  skip(line(), index);
  line().before = before;
  line().state = LineState::stopped;
}

template <Rules R>
void Replay<R>::on_bad_square(std::size_t index, WrittenSquare square) {
  const std::string message = not_on_board(square, numbering_->scheme());
  if (setup_follows(index)) return let_stand(index, message);
  Diagnostic& finding = report(DiagnosticCode::bad_square, index, message);
  note_role(index, EventRole::broken);
  if (trial_) return give_up();
  add_board(finding, line(), names_for(index));
  finding.board->legal = write_legal_moves<R>(line().position, names_for(index));
  if (wishes_.suggest) finding.suggestions = suggestions(finding.board->legal, game_->slice(event(index).span));
  finding.hint = finding.suggestions.empty() ? "check the move and the GameType"
                                             : fmt::format("perhaps {} was meant", choice_of(finding.suggestions));
  const Position<R> before = line().position;
  skip(line(), index);
  line().before = before;
  line().state = LineState::stopped;
}

}  // namespace draughts
