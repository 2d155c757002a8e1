// Replay's members that open and close variations. Part of replay_inline.hpp.
#pragma once

#include <algorithm>

#include "replay.hpp"

namespace draughts {

template <Rules R>
void Replay<R>::on_variation_begin(std::size_t index) {
  show_laid(line());
  Line<R> variation;
  variation.opened = index;
  variation.ordinal = ++line().variations;
  // Inside a variation that has no move yet, both branch off from the same place.
  variation.parent = line().state == LineState::undecided ? line().parent : lines_.size() - 1;
  lines_.push_back(std::move(variation));
}

template <Rules R>
void Replay<R>::on_variation_end() {
  if (lines_.size() == 1) return;
  if (const auto& draw = line().draw) {
    findings_->push_back(draw_finding(*draw, line().ply > draw->ply));
    findings_->back().variation = variation_path();
  }
  show_laid(line());
  if (line().shown) wishes_.visitor->leave();
  Line<R> closed = std::move(lines_.back());
  lines_.pop_back();
  Line<R>& parent = lines_[closed.parent];
  for (; closed.counted > 0; --closed.counted) watch_.pop();
  if (closed.took_back) watch_.push(*parent.last, *parent.before, parent.position);
  if (closed.continues && closed.moves == 1 && closed.last && closed.note && &parent == &line())
    parent.reply = {*closed.last, *closed.last_event, *closed.note};
}

template <Rules R>
bool Replay<R>::fits(const Position<R>& position, const Event& move) {
  if (!squares_.place(*game_, move, *numbering_)) return false;
  const Verdict verdict = resolve<R>(position, squares_.squares(), has_capture_sign(move)).verdict;
  return verdict == Verdict::legal || verdict == Verdict::ambiguous_move;
}

template <Rules R>
bool Replay<R>::goes_on(const Line<R>& variation, std::size_t index) {
  const Line<R>& parent = lines_[variation.parent];
  if (!parent.before) return true;
  if (parent.state != LineState::playing) return false;
  const auto number_fits = [&](const Event& number, unsigned plies_back) {
    return parent.numbers.fits(number.value, number.flag, plies_back);
  };
  const bool number_says_so =
      variation.waiting && number_fits(event(*variation.waiting), 0) && !number_fits(event(*variation.waiting), 1);
  // No piece of the mover can stand where the other side's stood a move ago, so at most one of the two fits.
  const Event& first = event(index);
  if (first.kind != EventKind::move || fits(*parent.before, first)) return false;
  return number_says_so || fits(parent.position, first);
}

template <Rules R>
void Replay<R>::decide(std::size_t index) {
  Line<R>& variation = line();
  const bool continues = goes_on(variation, index);
  branch_off(variation, continues);
  const bool has_predecessor = lines_[variation.parent].last_event.has_value();
  if (!continues || !has_predecessor || variation.state != LineState::playing) return;
  const Diagnostic& note = report(DiagnosticCode::continuing_variation, index);
  if (&note == &findings_->back()) variation.note = findings_->size() - 1;
}

template <Rules R>
void Replay<R>::branch_off(Line<R>& variation, bool continues) {
  const Line<R>& parent = lines_[variation.parent];
  variation.continues = continues;
  if (wishes_.record != nullptr) wishes_.record->events[variation.opened].continues = continues;
  if (wishes_.visitor != nullptr) {
    wishes_.visitor->enter(continues, variation_path());
    variation.shown = true;
  }
  variation.ply = continues ? parent.ply : parent.ply - 1;
  variation.numbers.start_open();
  if (!continues) {
    variation.state = LineState::playing;
    variation.position = *parent.before;
    if (parent.last) {
      watch_.pop();
      variation.took_back = true;
    }
  } else {
    variation.state = parent.state == LineState::undecided ? LineState::stopped : parent.state;
    variation.position = parent.position;
  }
}

template <Rules R>
std::vector<std::uint32_t> Replay<R>::variation_path() const {
  std::vector<std::uint32_t> path;
  for (std::size_t depth = 1; depth < lines_.size(); ++depth) path.push_back(lines_[depth].ordinal);
  return path;
}

}  // namespace draughts
