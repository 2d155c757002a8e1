// Replay's part for what a move may be that is not legal as it stands: of the other side where the turn was a guess,
// one of several captures, the answer to a reply in parentheses, a hop of a capture. Part of replay_inline.hpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "look_ahead.hpp"
#include "replay.hpp"

namespace draughts {

template <Rules R>
bool Replay<R>::try_other_turn(std::size_t index) {
  if (!line().turn_is_guess) return false;
  const Position<R> other = line().position.with_turn(opponent(line().position.turn()));
  if (!fits(other, event(index))) return false;
  line().position = other;
  line().turn_is_guess = false;
  if (lines_.size() == 1 && line().ply == 0) note_start(other);
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
  const auto survivor = LookAhead<R>(*game_, *numbering_).survivor(positions, index + 1);
  // Where the greater capture is free to choose, two squares are also the complete path of one that takes one piece.
  const auto written_whole = std::find_if(readings.begin(), readings.end(), [&](const Move<R>& move) {
    return squares_.squares().size() == 2 && move.captured.is_single();
  });
  if (written_whole != readings.end() && (!survivor || *written_whole == readings[*survivor])) {
    play(line(), index, *written_whole, std::nullopt);
    return true;
  }
  if (!survivor) return false;
  const Move<R> move = readings[*survivor];
  const std::string complete = write_complete<R>(line().position, move, names_for(index));
  Diagnostic& finding =
      report(DiagnosticCode::ambiguous_resolved, index,
             fmt::format("different pieces could be taken; the moves behind it leave only {}", complete),
             fmt::format("write {}", complete));
  finding.suggestions = {complete};
  play(line(), index, move, std::nullopt);
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
  note_reply(reply.event);
  play(line(), reply.event, reply.move, std::nullopt);
  line().waiting = number;
  on_move(index);
  return true;
}

/// The capture whose hops are the moves from `index` on, played in `position`: as many of them as make one.
template <Rules R>
std::optional<typename Replay<R>::Hops> Replay<R>::hops_from(std::size_t index, const Position<R>& position) {
  PlacedSquares path;
  if (!path.place(*game_, event(index), *numbering_)) return std::nullopt;
  std::optional<Hops> found;
  std::size_t last = index;
  for (unsigned count = 2; count <= 20; ++count) {
    const auto next = next_in_line(*game_, last + 1);
    if (!next || event(*next).kind != EventKind::move || branches_between(*game_, last, *next)) break;
    if (!squares_.place(*game_, event(*next), *numbering_)) break;
    const std::span<const Square> hop = squares_.squares();
    if (hop.front() != path.squares().back() || !path.append(hop.subspan(1))) break;
    last = *next;
    const Verdict verdict = resolve<R>(position, path.squares(), true).verdict;
    if (verdict == Verdict::legal || verdict == Verdict::ambiguous_move) {
      if (const auto move = capture_in_hops(position, path.squares(), count)) found = Hops{*move, last, count};
    } else if (verdict != Verdict::capture_not_finished) {
      break;
    }
  }
  return found;
}

/// The only legal capture along these squares; of several the one that takes a piece a hop.
template <Rules R>
std::optional<Move<R>> Replay<R>::capture_in_hops(const Position<R>& position, std::span<const Square> path,
                                                  unsigned hops) {
  MoveList<R> readings;
  candidates<R>(position, path, readings);
  if (readings.size() > 1)
    readings.keep_if([&](const Move<R>& move) { return move.captured.count() == static_cast<int>(hops); });
  return readings.size() == 1 ? std::optional(readings[0]) : std::nullopt;
}

template <Rules R>
bool Replay<R>::join_hops(std::size_t index) {
  const auto hops = hops_from(index, line().position);
  if (!hops) return false;
  report_hops(index, line().position, *hops);
  play(line(), index, hops->move, std::nullopt);
  note_hops(index, hops->last);
  line().numbers.add_slots(hops->count - 1);
  next_ = hops->last + 1;
  return true;
}

template <Rules R>
bool Replay<R>::was_first_hop(std::size_t index) {
  Line<R>& line = lines_.back();
  if (!line.before || !line.last || !line.last_event || !line.last->is_capture()) return false;
  if (squares_.squares().front() != line.last->to) return false;
  const std::size_t first = *line.last_event;
  const Position<R> before = *line.before;
  const auto hops = hops_from(first, before);
  if (!hops || hops->last < index) return false;
  report_hops(first, before, *hops).ply = line.ply;
  note_hops(first, hops->last);
  if (hops->move != *line.last) {
    if (wishes_.record != nullptr)
      note_move(first, before, hops->move, std::nullopt, wishes_.record->events[first].half);
    line.last = hops->move;
    line.position = before.after(hops->move);
    show_correction(line, hops->move, first);
    watch_.restart(line.position);
    ++line.counted;
  }
  line.waiting.reset();
  line.numbers.add_slots(hops->count - 1);
  next_ = hops->last + 1;
  return true;
}

template <Rules R>
Diagnostic& Replay<R>::report_hops(std::size_t index, const Position<R>& position, const Hops& hops) {
  const std::string whole = write_move<R>(position, hops.move, names_for(index));
  return report(DiagnosticCode::split_capture, index,
                fmt::format("{} is one capture, given as {} moves", whole, hops.count), fmt::format("write {}", whole));
}

}  // namespace draughts
