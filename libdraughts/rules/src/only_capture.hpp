// The capture between two squares, if exactly one is legal: found without a list of moves and without a reason.
#pragma once

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "generator.hpp"

namespace draughts {

/// Stands in for a list of captures and keeps only those between the ends of one move; of these it tells one from
/// several.
template <Rules R>
class CaptureBetween {
 public:
  explicit CaptureBetween(Move<R>& move) noexcept : move_(move) { clear(); }

  void clear() noexcept {
    move_.captured = Bitboard<typename R::Board>::none();
    several_ = false;
  }

  void push(const Move<R>& move) noexcept {
    if (move.from != move_.from || move.to != move_.to) return;
    several_ |= move_.is_capture() && move.captured != move_.captured;
    move_.captured = move.captured;
    move_.promotes = move.promotes;
  }

  [[nodiscard]] bool is_only_one() const noexcept { return move_.is_capture() && !several_; }

 private:
  Move<R>& move_;
  bool several_ = false;
};

/// Completes `move`, whose ends are known, by a search; false when no capture that takes precedence has these ends, or
/// several have them, or the search gives up.
template <Rules R, Colour side>
[[nodiscard, gnu::noinline]] bool search_capture(const Position<R>& position, Move<R>& move) {
  CaptureBetween<R> found(move);
  const Generation generation = Generator<R, side>(position).routes(found);
  return generation == Generation::complete && found.is_only_one();
}

/// The same where a capture is due. Most captures are a man's over a man, on a board that offers no more than that, and
/// need no search.
template <Rules R, Colour side>
[[nodiscard]] bool complete_capture(const Position<R>& position, const Generator<R, side>& generator, Move<R>& move) {
  if (!generator.takes_one_man_each(move.from)) return search_capture<R, side>(position, move);
  move.captured = generator.jumped_between(move.from, move.to);
  return move.is_capture();
}

}  // namespace draughts
