#include "replays.hpp"

#include "main_line.hpp"

namespace draughts {

TrialOutcome Replays::try_out(const Game& game, const Reading& reading) {
  return with(reading, TrialOutcome{},
              [&](auto& replay, const Numbering& numbering) { return replay.try_out(game, numbering); });
}

unsigned Replays::count_lacking(const SquaresUsed& squares, const Reading& reading) {
  return with(reading, 0U, [&](const auto&, const Numbering& numbering) { return squares.lacking_in(numbering); });
}

std::size_t Replays::count_disagreements(const Game& game, const Reading& first, const Reading& second) {
  using Moves = std::vector<PlacedMove>;
  const Moves moves = with(first, Moves{}, [&]<class R>(const Replay<R>&, const Numbering& numbering) {
    return placed_moves<R>(game, numbering);
  });
  return with(second, std::size_t{}, [&]<class R>(const Replay<R>&, const Numbering& numbering) {
    return count_illegal<R>(game, numbering, moves);
  });
}

std::vector<double> Replays::choices(const Game& game, const std::vector<Variant>& variants) {
  using Moves = std::vector<PlacedMove>;
  const Moves moves =
      with(own_reading(variants.front()), Moves{},
           [&]<class R>(const Replay<R>&, const Numbering& numbering) { return placed_moves<R>(game, numbering); });
  std::vector<double> bits;
  bits.reserve(variants.size());
  for (const Variant variant : variants)
    bits.push_back(with(own_reading(variant), 0.0, [&]<class R>(const Replay<R>&, const Numbering& numbering) {
      return choice_in<R>(numbering, moves);
    }));
  return bits;
}

}  // namespace draughts
