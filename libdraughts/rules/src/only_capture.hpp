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

/// The capture between two squares, found by a search; none where no capture that takes precedence has these ends, or
/// several have them, or the search gives up.
template <Rules R, Colour side>
[[nodiscard, gnu::noinline]] Move<R> search_capture(const Position<R>& position, Square from, Square to) {
  Move<R> move{Bitboard<typename R::Board>::none(), from, to, false};
  CaptureBetween<R> found(move);
  const Generation generation = Generator<R, side>(position).routes(found);
  if (generation == Generation::too_complex || !found.is_only_one()) move.captured = {};
  return move;
}

/// The same without a search for most of them: they are a man's over a man, on a board that offers no more than that.
/// A function of its own that makes the generator anew: whoever asks for it can keep his own one in registers.
template <Rules R, Colour side>
[[nodiscard, gnu::noinline]] Move<R> only_capture(const Position<R>& position, Square from, Square to) {
  const Generator<R, side> generator(position);
  if (!generator.takes_one_man_each(from)) return search_capture<R, side>(position, from, to);
  Move<R> move = generator.step(from, to);
  move.captured = generator.jumped_between(from, to);
  return move;
}

}  // namespace draughts
