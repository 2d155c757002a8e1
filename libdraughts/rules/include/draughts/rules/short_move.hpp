// The hot path of reading: stretches of moves written over two squares, played one after the other for as long as there
// is nothing to be said about them. Why a move is refused is referee.hpp's to say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// What a written sign says a move is: a bit for each of the two kinds that it may be.
enum class SignedAs : std::uint8_t { nothing, step, capture, anything };

/// A move as most are written: where it begins, where it ends.
struct ShortMove {
  Square from;
  Square to;
  SignedAs sign;
};

/// Where a stretch of moves has led to.
template <Rules R>
struct Stretch {
  std::size_t played;    ///< how many of its moves; `before` and `last` mean something only where there are any
  Position<R> before;    ///< the last one
  Position<R> position;  ///< after it
  Move<R> last;
  bool draw;  ///< it brought the line to its first draw
};

/// Plays the moves from `position` on, counting them on `watch`, as far as each of them is the only legal one between
/// its squares and what its sign says. Ends behind a move that brings the line to its first draw. Where `seen` is not
/// null, the position behind each move is put there, which has room for all of them.
template <Rules R>
[[nodiscard]] Stretch<R> play_stretch(const Position<R>& position, std::span<const ShortMove> moves,
                                      DrawWatch<R>& watch, Position<R>* seen = nullptr);

}  // namespace draughts
