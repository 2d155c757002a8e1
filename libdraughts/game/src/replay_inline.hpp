// The walk along the events. Setups, variations, illegal moves, writing and findings have files of their own, included
// at the end, because a class template is instantiated whole. Compiled for each variant by itself; see
// for_one_variant.hpp.
#pragma once

#include "replay.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "draughts/game/move_writing.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "illegal_move.hpp"
#include "written_move.hpp"

namespace draughts {

template <Rules R>
ReplayOutcome Replay<R>::run(const Game& game, const Numbering& numbering, const ReplayWishes& wishes,
                             std::vector<Diagnostic>& findings) {
  game_ = &game;
  numbering_ = &numbering;
  findings_ = &findings;
  wishes_ = wishes;
  trial_ = false;
  if (wishes.record != nullptr) wishes.record->begin(game.events.size());
  begin();
  play_events();
  return finish();
}

template <Rules R>
void Replay<R>::play_events() {
  while (next_ < game_->events.size())
    if (!play_plain_moves() && next_ < game_->events.size()) on_event(next_++);
}

template <Rules R>
void Replay<R>::begin() {
  lines_.clear();
  lines_.emplace_back();
  plies_ = 0;
  next_ = 0;
  show_beginning();
  if (game_->start_setup) {
    take_start_setup(game_->setups[*game_->start_setup]);
  } else {
    line().numbers.start_at_one();
    lay(line(), Position<R>::start());
  }
  watch_.start(line().position);
  if (line().state == LineState::playing) note_start(line().position);
}

/// Plays the moves from the next event on as long as there is nothing to be said about them, as in most games there
/// never is; false when there are none. What it does for many moves, `on_move` and `play` do for one.
template <Rules R>
bool Replay<R>::play_plain_moves() {
  Line<R>& line = lines_.back();
  if (line.state != LineState::playing || line.waiting) return false;
  // What is to be noted of moves must be known of those in a stretch, which are not looked at one by one.
  static constexpr std::array<SignMeanings, 3> meanings{meanings_of_signs(R::capture_sign),
                                                        certain_meanings_of_signs(R::capture_sign),
                                                        meanings_of_steps(R::capture_sign)};
  plain_.gather(*game_, next_, *numbering_, line.numbers, meanings[static_cast<std::size_t>(wishes_.detail)]);
  const Stretch<R> stretch = play_stretch<R>(line.position, plain_.moves(), watch_, place_for_seen());
  if (stretch.played == 0) {
    next_ = plain_.first_to_look_at();
    return false;
  }
  if (wishes_.record != nullptr) note_stretch(line, stretch.played);
  show_stretch(line, stretch.played);
  const std::size_t last_event = plain_.event_of(stretch.played - 1);
  advance(line, static_cast<std::uint32_t>(stretch.played), last_event, stretch.before, stretch.position, stretch.last);
  if (stretch.draw) watch_draw(line, last_event);
  next_ = last_event + 1;
  return true;
}

template <Rules R>
void Replay<R>::advance(Line<R>& line, std::uint32_t plies, std::size_t last_event, const Position<R>& before,
                        const Position<R>& after, const Move<R>& last) {
  line.before = before;
  line.position = after;
  line.last = last;
  line.last_event = last_event;
  line.turn_is_guess = false;
  line.reply.reset();
  line.ply += plies;
  line.moves += plies;
  line.counted += plies;
  line.numbers.advance(plies);
  if (lines_.size() == 1) plies_ += plies;
}

template <Rules R>
void Replay<R>::on_event(std::size_t index) {
  const EventKind kind = event(index).kind;
  if (kind == EventKind::move) return on_move(index);
  if (kind != EventKind::number) return on_rare_event(index);
  line().waiting = index;
}

template <Rules R>
void Replay<R>::on_rare_event(std::size_t index) {
  switch (event(index).kind) {
    case EventKind::null_move:
      return on_null_move(index);
    case EventKind::setup:
      return on_setup(index);
    case EventKind::variation_begin:
      return on_variation_begin(index);
    case EventKind::variation_end:
      return on_variation_end();
    default:
      return;
  }
}

template <Rules R>
void Replay<R>::on_move(std::size_t index) {
  if (line().state == LineState::undecided) decide(index);
  if (line().state != LineState::playing) {
    note_role(index, line().state == LineState::unknown ? EventRole::unjudged : EventRole::behind);
    return skip(line(), index);
  }
  if (!squares_.place(*game_, event(index), *numbering_)) return on_bad_square(index, squares_.missing());
  const auto resolution = resolve<R>(line().position, squares_.squares(), has_capture_sign(event(index)));
  const auto& [verdict, form, move] = resolution;
  if (verdict != Verdict::legal) return on_illegal(index, verdict);
  if (!is_short_with_right_sign(event(index), move, form) && !trial_) check_writing(index, move, form);
  play(line(), index, move, form);
}

template <Rules R>
void Replay<R>::play(Line<R>& line, std::size_t index, Move<R> move, std::optional<PathForm> form) {
  if (line.waiting) see_number(line);
  if (wishes_.record != nullptr) note_move(index, line.position, move, form, line.numbers.half());
  const Position<R> before = line.position;
  show_move(line, before.after(move), move, index);
  advance(line, 1, index, before, before.after(move), move);
  if (watch_.push(move, before, line.position)) watch_draw(line, index);
}

template <Rules R>
void Replay<R>::watch_draw(Line<R>& line, std::size_t index) {
  // A move that leaves the other side without one wins, whatever was counted.
  if (line.draw || !has_legal_move<R>(line.position)) return;
  line.draw = DrawInLine{watch_.reached()->rule, line.ply, index};
}

template <Rules R>
void Replay<R>::skip(Line<R>& line, std::size_t index) {
  // Behind an illegal move numbers prove nothing.
  if (line.waiting && line.state == LineState::unknown) see_number(line);
  line.waiting.reset();
  line.before.reset();
  line.last.reset();
  line.last_event = index;
  line.reply.reset();
  ++line.ply;
  ++line.moves;
  line.numbers.advance();
}

/// Who has won on the board. The side with an uncrowned king, a man on its far row, is never said to have no move.
template <Rules R>
std::optional<Colour> Replay<R>::winner_in(const Position<R>& position) {
  const auto uncrowned = oddities<R>(position).men_on_far_row & position.men(position.turn());
  return uncrowned.is_empty() ? winner<R>(position) : std::nullopt;
}

template <Rules R>
ReplayOutcome Replay<R>::finish() {
  while (lines_.size() > 1) on_variation_end();
  show_end();
  const Line<R>& main = line();
  ReplayOutcome outcome;
  outcome.plies = plies_;
  outcome.written = main.ply;
  outcome.whole = main.state == LineState::playing;
  outcome.draw = main.draw;
  if (outcome.whole && main.moves > 0) outcome.winner = winner_in(main.position);
  outcome.crowned = R::crowning_wins && !main.position.kings().is_empty();
  return outcome;
}

}  // namespace draughts

#include "replay_findings.hpp"
#include "replay_illegal.hpp"
#include "replay_positions.hpp"
#include "replay_readings.hpp"
#include "replay_record.hpp"
#include "replay_setups.hpp"
#include "replay_trial.hpp"
#include "replay_variations.hpp"
#include "replay_writing.hpp"
