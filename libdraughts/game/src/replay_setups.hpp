// Replay's part for positions that are written down, before moves and between them, and for plies that nobody knows.
// Included by replay_inline.hpp alone.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

#include "draughts/rules/setup_reading.hpp"
#include "illegal_move.hpp"
#include "replay.hpp"
#include "setup_change.hpp"

namespace draughts {

template <Rules R>
void Replay<R>::take_start_setup(const WrittenSetup& written) {
  const auto position = written.readable ? position_of(written, R::first_mover) : std::nullopt;
  if (!position) {
    line().state = LineState::stopped;
    return;
  }
  report_oddities(written, *position);
  lay(line(), *position);
  line().turn_is_guess = !written.setup.turn;
}

template <Rules R>
void Replay<R>::on_setup(std::size_t index) {
  const std::uint32_t which = event(index).value;
  const WrittenSetup& written = game_->setups[which];
  if (which == game_->start_setup) return;
  if (written.readable && written.setup.pieces.empty()) return on_null_move(index);
  if (line().state == LineState::undecided) branch_off(line(), true);
  if (!written.readable) {
    note_role(index, EventRole::broken);
    line().state = LineState::stopped;
    return;
  }
  const bool known = line().state == LineState::playing;
  const Colour turn = known ? line().position.turn() : R::first_mover;
  const auto position = position_of(written, turn);
  if (!position) {
    note_role(index, EventRole::broken);
    line().state = LineState::stopped;
    return;
  }
  report_oddities(written, *position);
  if (known && differs_by_one_irregular_move<R>(line().position, *position))
    report(DiagnosticCode::irregular_move, index,
           "the setup is one move on that was not legal: it stood" + in_brackets<R>(R::articles.acceptance));
  else if (!line().setup_stands && !(known && *position == line().position))
    report(DiagnosticCode::setup, index);
  note_setup(index, *position);
  lay(line(), *position);
  line().laid_by = index;
  line().turn_is_guess = !written.setup.turn;
  watch_.restart(*position);
  ++line().counted;
}

template <Rules R>
void Replay<R>::lay(Line<R>& line, const Position<R>& position) {
  if (line.moves > 0 || game_->start_setup || lines_.size() > 1) line.numbers.start_open();
  show_laid(line);
  line.unseen = wishes_.visitor != nullptr;
  line.state = LineState::playing;
  line.position = position;
  line.before.reset();
  line.last.reset();
  line.last_event.reset();
  line.reply.reset();
  line.setup_stands = false;
}

template <Rules R>
std::optional<Position<R>> Replay<R>::position_of(const WrittenSetup& written, Colour turn_if_unknown) {
  auto position = make_position<R>(written.setup, *numbering_, turn_if_unknown);
  if (position) return *position;
  for (const SetupFault& fault : position.error()) {
    const std::string square = write_square(written.setup.pieces[fault.piece].square);
    std::string message;
    switch (fault.kind) {
      case SetupFaultKind::off_board:
        message = not_on_board(written.setup.pieces[fault.piece].square, numbering_->scheme());
        break;
      case SetupFaultKind::square_twice:
        message = fmt::format("square {} stands twice", square);
        break;
      case SetupFaultKind::square_shared:
        message = fmt::format("square {} has both colours", square);
        break;
    }
    findings_->push_back(make_diagnostic(DiagnosticCode::bad_fen, game_->in_source(written.piece_spans[fault.piece]),
                                         std::move(message), "correct the FEN"));
  }
  return std::nullopt;
}

template <Rules R>
void Replay<R>::report_oddities(const WrittenSetup& written, const Position<R>& position) {
  const auto odd = oddities<R>(position);
  for (std::size_t piece = 0; piece < written.setup.pieces.size(); ++piece) {
    const auto square = numbering_->resolve(written.setup.pieces[piece].square);
    if (!square || !odd.men_on_far_row.contains(*square)) continue;
    findings_->push_back(make_diagnostic(
        DiagnosticCode::impossible_position, game_->in_source(written.piece_spans[piece]),
        fmt::format("a {} man stands on its promotion row, on {}", name_of(written.setup.pieces[piece].colour),
                    write_square(written.setup.pieces[piece].square)),
        "write K before the square if it is a king; it is moved as a man"));
  }
  const auto too_many = [&](Colour colour) {
    findings_->push_back(make_diagnostic(DiagnosticCode::impossible_position, game_->in_source(written.span),
                                         fmt::format("{} has {} pieces, more than at the start of a game",
                                                     name_of(colour), position.pieces(colour).count()),
                                         "check the FEN"));
  };
  if (odd.too_many_white) too_many(Colour::white);
  if (odd.too_many_black) too_many(Colour::black);
}

template <Rules R>
void Replay<R>::on_null_move(std::size_t index) {
  if (line().state == LineState::undecided) decide(index);
  note_role(index, line().state == LineState::stopped ? EventRole::behind : EventRole::null_move);
  if (line().state == LineState::playing) {
    if (line().waiting) see_number(line());
    show_loss(line());
    const Position<R> before = line().position;
    skip(line(), index);
    line().before = before;
    line().state = LineState::unknown;
  } else {
    skip(line(), index);
  }
}

}  // namespace draughts
