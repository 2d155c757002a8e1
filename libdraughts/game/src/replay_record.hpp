// Replay's part for the record that writers of games work from. It notes what was decided elsewhere, and decides
// nothing. Part of replay_inline.hpp.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "draughts/rules/path.hpp"
#include "replay.hpp"

namespace draughts {

/// The position that the game begins with.
template <Rules R>
void Replay<R>::note_start(const Position<R>& position) {
  if (wishes_.record != nullptr) wishes_.record->start = Diagram::of<R>(position);
}

/// The row on which a side's men are crowned.
template <Rules R>
Bitboard<typename R::Board> Replay<R>::far_row_of(Colour side) noexcept {
  return Bitboard<typename R::Board>::row(side == Colour::white ? 0 : R::Board::height - 1);
}

/// The moves that a stretch consists of. Each is written over two squares and is the only legal one between them.
template <Rules R>
void Replay<R>::note_stretch(const Line<R>& line, std::size_t plies) {
  const std::int32_t half = line.numbers.half();
  Colour turn = line.position.turn();
  auto kings = line.position.kings();
  for (std::size_t nth = 0; nth < plies; ++nth) {
    const ShortMove& move = plain_.moves()[nth];
    RecordedEvent& noted = wishes_.record->events[plain_.event_of(nth)];
    noted.role = EventRole::played;
    noted.turn = turn;
    noted.capture = move.sign == SignedAs::capture;
    noted.from = move.from;
    noted.to = move.to;
    noted.half = half == 0 ? 0 : half + static_cast<std::int32_t>(nth);
    if (wishes_.detail == RecordDetail::captures) {
      noted.promotes = !kings.contains(move.from) && far_row_of(turn).contains(move.to);
      if (noted.promotes || kings.contains(move.from)) kings = kings.without(move.from).with(move.to);
    }
    turn = opponent(turn);
  }
}

/// A move that is about to be played. Its path is the one that was written where that is complete.
template <Rules R>
void Replay<R>::note_move(std::size_t index, const Position<R>& position, const Move<R>& move,
                          std::optional<PathForm> form, std::int32_t half) {
  Record& record = *wishes_.record;
  RecordedEvent noted;
  noted.role = EventRole::played;
  noted.turn = position.turn();
  noted.capture = move.is_capture();
  noted.promotes = move.promotes;
  noted.ambiguous = form != PathForm::short_form && needs_path<R>(position, move);
  noted.from = move.from;
  noted.to = move.to;
  noted.half = half;
  noted.squares = static_cast<std::uint32_t>(record.squares.size());
  const bool detailed = wishes_.detail == RecordDetail::captures;
  if (move.captured.is_single()) {
    if (detailed || noted.ambiguous) record.squares.insert(record.squares.end(), {move.from, move.to});
    noted.path_squares = detailed || noted.ambiguous ? 2 : 0;
  } else if (move.is_capture() && (detailed || noted.ambiguous)) {
    const std::span<const Square> written = squares_.squares();
    const std::vector<Square> path = form == PathForm::complete ? std::vector<Square>(written.begin(), written.end())
                                                                : complete_path<R>(position, move);
    record.squares.insert(record.squares.end(), path.begin(), path.end());
    noted.path_squares = static_cast<std::uint8_t>(path.size());
  }
  if (detailed) {
    record.squares.insert(record.squares.end(), move.captured.begin(), move.captured.end());
    noted.captured_squares = static_cast<std::uint8_t>(move.captured.count());
  }
  record.events[index] = noted;
}

template <Rules R>
void Replay<R>::note_role(std::size_t index, EventRole role) {
  if (wishes_.record != nullptr) wishes_.record->events[index].role = role;
}

/// The moves and numbers behind the first hop of a capture, up to its last one, are none of their own.
template <Rules R>
void Replay<R>::note_hops(std::size_t first, std::size_t last) {
  if (wishes_.record == nullptr) return;
  for (std::size_t index = first + 1; index <= last; ++index)
    if (event(index).kind == EventKind::move || event(index).kind == EventKind::number)
      wishes_.record->events[index].role = EventRole::hop;
}

/// The parentheses around a reply that turns out to belong to the line in front of them.
template <Rules R>
void Replay<R>::note_reply(std::size_t reply) {
  if (wishes_.record == nullptr) return;
  auto& events = wishes_.record->events;
  std::size_t begin = reply;
  for (std::size_t depth = 0; depth > 0 || event(begin).kind != EventKind::variation_begin; --begin) {
    if (event(begin).kind == EventKind::variation_end) ++depth;
    if (event(begin).kind == EventKind::variation_begin) --depth;
  }
  std::size_t end = reply;
  for (std::size_t depth = 0; depth > 0 || event(end).kind != EventKind::variation_end; ++end) {
    if (event(end).kind == EventKind::variation_begin) ++depth;
    if (event(end).kind == EventKind::variation_end) --depth;
  }
  events[begin].role = EventRole::dissolved;
  events[end].role = EventRole::dissolved;
}

template <Rules R>
void Replay<R>::note_setup(std::size_t index, const Position<R>& position) {
  if (wishes_.record == nullptr) return;
  wishes_.record->events[index].role = EventRole::laid;
  wishes_.record->events[index].turn = position.turn();
}

}  // namespace draughts
