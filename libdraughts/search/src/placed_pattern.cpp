#include "placed_pattern.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "draughts/game/reading.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

std::optional<PlacedPattern> PlacedPattern::on(const Numbering& numbering, const PositionPattern& pattern) {
  PlacedPattern placed;
  for (const WantedSquare& wanted : pattern.squares) {
    const auto square = numbering.resolve(wanted.square);
    if (!square) return std::nullopt;
    placed.want(*square, wanted.what);
  }
  if (pattern.turn) placed.turns_ = bit(*pattern.turn);
  placed.whole_ = pattern.whole;
  return placed;
}

void PlacedPattern::want(Square square, Wanted what) noexcept {
  if (what == Wanted::nothing) return empty_.add(square);
  if (what == Wanted::any_piece) return occupied_.add(square);
  const bool is_white = what == Wanted::white_man || what == Wanted::white_king;
  const bool is_king = what == Wanted::white_king || what == Wanted::black_king;
  (is_white ? white_ : black_).add(square);
  (is_king ? kings_ : men_).add(square);
}

PlacedPattern PlacedPattern::turned(const HalfTurn& half_turn) const {
  PlacedPattern turned = *this;
  turned.white_ = half_turn(black_);
  turned.black_ = half_turn(white_);
  turned.kings_ = half_turn(kings_);
  turned.men_ = half_turn(men_);
  turned.empty_ = half_turn(empty_);
  turned.occupied_ = half_turn(occupied_);
  turned.turns_ = (turns_ & 1) * 2 + (turns_ >> 1);
  return turned;
}

bool fits_any_board(const PositionPattern& pattern) {
  static const std::vector<Numbering> numberings = [] {
    std::vector<Numbering> all;
    for (const Variant variant : all_variants()) all.push_back(*make_numbering(own_reading(variant)));
    return all;
  }();
  return std::ranges::any_of(
      numberings, [&](const Numbering& numbering) { return PlacedPattern::on(numbering, pattern).has_value(); });
}

}  // namespace draughts
