// Listing legal moves, for every variant.
#include "draughts/rules/movegen.hpp"

#include "draughts/rules/variants.hpp"
#include "generator.hpp"

namespace draughts {

template <Rules R>
Generation legal_moves(const Position<R>& position, MoveList<R>& moves) {
  return with_side(position.turn(), [&]<Colour side>() {
    const Generator<R, side> generator(position);
    if (generator.has_capture()) return generator.captures(moves);
    generator.steps(moves);
    return Generation::complete;
  });
}

template <Rules R>
bool has_capture(const Position<R>& position) noexcept {
  return with_side(position.turn(), [&]<Colour side>() { return Generator<R, side>(position).has_capture(); });
}

template <Rules R>
bool has_legal_move(const Position<R>& position) noexcept {
  return with_side(position.turn(), [&]<Colour side>() {
    const Generator<R, side> generator(position);
    return generator.has_step() || generator.has_capture();
  });
}

template <Rules R>
std::optional<Colour> winner(const Position<R>& position) noexcept {
  if (has_legal_move(position)) return std::nullopt;
  return R::blocked_side_loses ? opponent(position.turn()) : position.turn();
}

#define DRAUGHTS_INSTANTIATE(R)                                         \
  template Generation legal_moves<R>(const Position<R>&, MoveList<R>&); \
  template bool has_capture<R>(const Position<R>&) noexcept;            \
  template bool has_legal_move<R>(const Position<R>&) noexcept;         \
  template std::optional<Colour> winner<R>(const Position<R>&) noexcept;
DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_INSTANTIATE)
#undef DRAUGHTS_INSTANTIATE

}  // namespace draughts
