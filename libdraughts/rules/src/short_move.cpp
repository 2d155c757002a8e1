// The loop over a stretch of moves. The position that goes through it is a local that no other function sees, so that
// the compiler keeps it in registers.
#include "draughts/rules/short_move.hpp"

#include "draughts/rules/variants.hpp"
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

/// Plays one move, keeping `position` apart from what else is told of the stretch; false, and nothing done, when it
/// isn't the only legal one.
template <Rules R, Colour side>
[[nodiscard, gnu::always_inline]] inline bool play_one(const ShortMove& written, Position<R>& position,
                                                       Stretch<R>& stretch, DrawWatch<R>& watch) {
  Move<R> move;
  if (!find<R, side>(position, written, move)) return false;
  const Position<R> before = position;
  position.template play_as<side>(move);
  stretch.draw = watch.push(move, before, position);
  stretch.before = before;
  stretch.last = move;
  return true;
}

}  // namespace

template <Rules R>
Stretch<R> play_stretch(const Position<R>& start, std::span<const ShortMove> moves, DrawWatch<R>& watch) {
  Stretch<R> stretch{0, start, start, {}, false};
  Position<R> position = start;
  for (const ShortMove& written : moves) {
    const bool played = position.turn() == Colour::white
                            ? play_one<R, Colour::white>(written, position, stretch, watch)
                            : play_one<R, Colour::black>(written, position, stretch, watch);
    if (!played) break;
    ++stretch.played;
    if (stretch.draw) break;
  }
  stretch.position = position;
  return stretch;
}

#define DRAUGHTS_INSTANTIATE(R) \
  template Stretch<R> play_stretch<R>(const Position<R>&, std::span<const ShortMove>, DrawWatch<R>&);
DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_INSTANTIATE)
#undef DRAUGHTS_INSTANTIATE

}  // namespace draughts
