// The loop over a stretch of moves.
#pragma once

#include "draughts/rules/short_move.hpp"

#include "only_capture.hpp"

namespace draughts {

namespace {

[[nodiscard]] constexpr bool may_be(SignedAs sign, SignedAs kind) noexcept {
  return (static_cast<unsigned>(sign) & static_cast<unsigned>(kind)) != 0;
}

/// Makes `move` the one that is written; false when that is not the only legal one between its squares.
template <Rules R, Colour side>
[[nodiscard, gnu::always_inline]] inline bool find(const Position<R>& position, const ShortMove& written,
                                                   Move<R>& move) {
  const Generator<R, side> generator(position);
  if (generator.has_capture()) {
    if (!may_be(written.sign, SignedAs::capture)) return false;
    move = only_capture<R, side>(position, written.from, written.to);
    return move.is_capture();
  }
  move = generator.step(written.from, written.to);
  return may_be(written.sign, SignedAs::step) && generator.is_step(written.from, written.to);
}

/// The move that was written and led from one position to the next.
template <Rules R>
[[nodiscard]] Move<R> move_between(const Position<R>& before, const Position<R>& after, const ShortMove& written) {
  const auto captured = before.pieces(after.turn()) - after.pieces(after.turn());
  const bool promotes = !before.kings().contains(written.from) && after.kings().contains(written.to);
  return {captured, written.from, written.to, promotes};
}

}  // namespace

template <Rules R>
Stretch<R> play_stretch(const Position<R>& start, std::span<const ShortMove> moves, DrawWatch<R>& watch,
                        Position<R>* seen) {
  // Sides take turns, so the position before the last move and the one after it have a place each, by whose turn it is:
  // every move makes the one from the other, and neither is ever copied.
  Position<R> white = start;
  Position<R> black = start;
  const ShortMove* next = moves.data();
  const ShortMove* const end = next + moves.size();
  bool draw = false;
  const auto play = [&]<Colour side>() __attribute__((always_inline)) {
    const Position<R>& before = side == Colour::white ? white : black;
    Position<R>& after = side == Colour::white ? black : white;
    Move<R> move;
    if (next == end || !find<R, side>(before, *next, move)) return false;
    after = before.template after_as<side>(move);
    if (seen != nullptr) *seen++ = after;
    ++next;
    draw = watch.push(move, before, after);
    return !draw;
  };
  bool whites_turn = start.turn() == Colour::white;
  while ((!whites_turn || play.template operator()<Colour::white>()) && play.template operator()<Colour::black>()) {
    whites_turn = true;
  }
  const auto played = static_cast<std::size_t>(next - moves.data());
  const bool white_is_next = (start.turn() == Colour::white) == (played % 2 == 0);
  const Position<R>& before = white_is_next ? black : white;
  const Position<R>& after = white_is_next ? white : black;
  return {played, before, after, played > 0 ? move_between(before, after, next[-1]) : Move<R>{}, draw};
}

}  // namespace draughts
