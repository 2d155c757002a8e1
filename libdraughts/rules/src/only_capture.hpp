// The capture between two squares, if exactly one is legal: found without a list of moves and without a reason.
#pragma once

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "generator.hpp"

namespace draughts {

/// Stands in for a list of captures and keeps only those between two squares; of these it tells one from several.
template <Rules R>
class CaptureBetween {
 public:
  CaptureBetween(Square from, Square to) noexcept : found_{Captured::none(), from, to, false} {}

  void clear() noexcept {
    found_.captured = Captured::none();
    several_ = false;
  }

  void push(const Move<R>& move) noexcept {
    if (move.from != found_.from || move.to != found_.to) return;
    several_ |= found_.is_capture() && move.captured != found_.captured;
    found_ = move;
  }

  /// The one capture; one that takes nothing if there is none, or several.
  [[nodiscard]] Move<R> only_one() const noexcept {
    Move<R> move = found_;
    if (several_) move.captured = Captured::none();
    return move;
  }

 private:
  using Captured = Bitboard<typename R::Board>;

  Move<R> found_;
  bool several_ = false;
};

/// The only capture between two squares that takes precedence, where a capture is due; one that takes nothing if there
/// is none, or several, or if the search gave up.
template <Rules R, Colour side>
[[nodiscard, gnu::noinline]] Move<R> only_capture(const Generator<R, side>& generator, Square from, Square to) {
  CaptureBetween<R> found(from, to);
  if (generator.routes(found) == Generation::too_complex) found.clear();
  return found.only_one();
}

}  // namespace draughts
