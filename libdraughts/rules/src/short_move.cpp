// The loop over a stretch of moves.
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
    move = only_capture<R, side>(generator, written.from, written.to);
    return move.is_capture();
  }
  move = generator.step(written.from, written.to);
  return may_be(written.sign, SignedAs::step) && generator.is_step(written.from, written.to);
}

/// Where a line of moves stands. Sides take turns, so the position before the last move and the one after it have a
/// place each, by whose turn it is, and every move turns the one into the other without a copy.
template <Rules R>
class TwoPositions {
 public:
  explicit TwoPositions(const Position<R>& start) noexcept : white_(start), black_(start) {}

  template <Colour turn>
  [[nodiscard]] Position<R>& with() noexcept {
    return turn == Colour::white ? white_ : black_;
  }
  [[nodiscard]] const Position<R>& with(Colour turn) const noexcept { return turn == Colour::white ? white_ : black_; }

 private:
  Position<R> white_;
  Position<R> black_;
};

/// Plays one move; false, and nothing done, when it isn't the only legal one.
template <Rules R, Colour side>
[[nodiscard, gnu::always_inline]] inline bool play_one(const ShortMove& written, TwoPositions<R>& positions,
                                                       Move<R>& move) {
  const Position<R>& before = positions.template with<side>();
  if (!find<R, side>(before, written, move)) return false;
  positions.template with<opponent(side)>() = before.template after_as<side>(move);
  return true;
}

}  // namespace

template <Rules R>
Stretch<R> play_stretch(const Position<R>& start, std::span<const ShortMove> moves, DrawWatch<R>& watch) {
  TwoPositions<R> positions(start);
  Colour turn = start.turn();
  Move<R> last{};
  Move<R> move{};
  std::size_t played = 0;
  bool draw = false;
  for (; played < moves.size() && !draw; ++played) {
    const ShortMove& written = moves[played];
    if (!(turn == Colour::white ? play_one<R, Colour::white>(written, positions, move)
                                : play_one<R, Colour::black>(written, positions, move)))
      break;
    last = move;
    draw = watch.push(last, positions.with(turn), positions.with(opponent(turn)));
    turn = opponent(turn);
  }
  return {played, positions.with(opponent(turn)), positions.with(turn), last, draw};
}

#define DRAUGHTS_INSTANTIATE(R) \
  template Stretch<R> play_stretch<R>(const Position<R>&, std::span<const ShortMove>, DrawWatch<R>&);
DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_INSTANTIATE)
#undef DRAUGHTS_INSTANTIATE

}  // namespace draughts
