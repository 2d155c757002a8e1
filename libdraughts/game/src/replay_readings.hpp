// Replay's part for what a move may be that is not legal as it stands: of the other side where the turn was a guess,
// one of several captures, the answer to a reply in parentheses, a hop of a capture. Part of replay_inline.hpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
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
    play(line(), index, *written_whole);
    return true;
  }
  if (!survivor) return false;
  const Move<R> move = readings[*survivor];
  const std::string complete = write_complete<R>(line().position, move, *numbering_);
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
  if (!path.place(*game_, event(index), *numbering_)) return false;
  std::size_t last = index;
  for (unsigned hops = 2; hops <= 20; ++hops) {
    const auto next = next_in_line(*game_, last + 1);
    if (!next || event(*next).kind != EventKind::move || branches_between(*game_, last, *next)) return false;
    if (!squares_.place(*game_, event(*next), *numbering_)) return false;
    const std::span<const Square> hop = squares_.squares();
    if (hop.front() != path.squares().back() || !path.append(hop.subspan(1))) return false;
    last = *next;
    const auto resolution = resolve<R>(line().position, path.squares(), true);
    if (resolution.verdict == Verdict::capture_not_finished) continue;
    if (resolution.verdict != Verdict::legal) return false;
    const std::string whole = write_move<R>(line().position, resolution.move, *numbering_);
    report(DiagnosticCode::split_capture, index, fmt::format("{} is one capture, given as {} moves", whole, hops),
           fmt::format("write {}", whole));
    play(line(), index, resolution.move);
    line().numbers.add_slots(hops - 1);
    next_ = last + 1;
    return true;
  }
  return false;
}

}  // namespace draughts
