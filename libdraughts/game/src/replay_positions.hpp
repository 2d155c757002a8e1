// Replay's part for whoever looks at positions: shows them as lines come to them. Nothing happens
// where nobody looks. Part of replay_inline.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "replay.hpp"

namespace draughts {

template <Rules R>
SeenPosition Replay<R>::seen_as(const Position<R>& position, Arrival arrival) noexcept {
  SeenPosition seen;
  seen.white = SquareSet(position.pieces(Colour::white));
  seen.black = SquareSet(position.pieces(Colour::black));
  seen.kings = SquareSet(position.kings());
  seen.key = position.key_of_pieces();
  seen.turn = position.turn();
  seen.arrival = arrival;
  return seen;
}

template <Rules R>
void Replay<R>::show_beginning() {
  if (wishes_.visitor != nullptr) wishes_.visitor->begin(R::variant);
}

template <Rules R>
void Replay<R>::show_end() {
  show_laid(line());
  if (wishes_.visitor != nullptr) wishes_.visitor->end();
}

/// Where a stretch puts the positions behind its moves; null where nobody looks.
template <Rules R>
Position<R>* Replay<R>::place_for_seen() {
  if (wishes_.visitor == nullptr) return nullptr;
  behind_.resize(PlainMoves::most, Position<R>::start());
  return behind_.data();
}

/// Shows a position that was laid out: not before the next move, which may prove that the other side has it.
template <Rules R>
void Replay<R>::show_laid(Line<R>& line) {
  if (!line.unseen) return;
  line.unseen = false;
  SeenPosition seen = seen_as(line.position, Arrival::laid);
  seen.event = static_cast<std::uint32_t>(line.laid_by);
  wishes_.visitor->see(line.ply, {&seen, 1});
}

/// Shows the positions behind the moves of a stretch, which the line has not yet advanced over.
template <Rules R>
void Replay<R>::show_stretch(Line<R>& line, std::size_t plies) {
  if (wishes_.visitor == nullptr) return;
  show_laid(line);
  std::array<SeenPosition, PlainMoves::most> seen;
  const Position<R>* before = &line.position;
  for (std::size_t nth = 0; nth < plies; ++nth) {
    const Position<R>& after = behind_[nth];
    const bool capture = after.pieces(after.turn()) != before->pieces(after.turn());
    seen[nth] = seen_as(after, capture ? Arrival::capture : Arrival::step);
    seen[nth].event = static_cast<std::uint32_t>(plain_.event_of(nth));
    seen[nth].from = plain_.moves()[nth].from;
    seen[nth].to = plain_.moves()[nth].to;
    before = &after;
  }
  wishes_.visitor->see(line.ply + 1, std::span(seen).first(plies));
}

/// Shows the position behind a move that the line has not yet advanced over.
template <Rules R>
void Replay<R>::show_move(Line<R>& line, const Position<R>& position, const Move<R>& move, std::size_t index) {
  if (wishes_.visitor == nullptr) return;
  show_laid(line);
  SeenPosition seen = seen_as(position, move.is_capture() ? Arrival::capture : Arrival::step);
  seen.event = static_cast<std::uint32_t>(index);
  seen.from = move.from;
  seen.to = move.to;
  wishes_.visitor->see(line.ply + 1, {&seen, 1});
}

/// Shows what the last move really was.
template <Rules R>
void Replay<R>::show_correction(const Line<R>& line, const Move<R>& move, std::size_t index) {
  if (wishes_.visitor == nullptr) return;
  SeenPosition seen = seen_as(line.position, Arrival::capture);
  seen.event = static_cast<std::uint32_t>(index);
  seen.from = move.from;
  seen.to = move.to;
  wishes_.visitor->correct(seen);
}

/// Tells that nobody knows what comes of the next ply.
template <Rules R>
void Replay<R>::show_loss(Line<R>& line) {
  show_laid(line);
  if (wishes_.visitor != nullptr) wishes_.visitor->lose();
}

}  // namespace draughts
