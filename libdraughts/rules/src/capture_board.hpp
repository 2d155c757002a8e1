// The board while a piece captures: what is free, what can be taken, what has been. How a capture goes is the walk's
// business.
#pragma once

#include <cstdint>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The board between the jumps of a capture by the side to move.
template <Rules R>
struct CaptureBoard {
  using Squares = Bitboard<typename R::Board>;

  explicit CaptureBoard(const Position<R>& position) noexcept
      : kings(position.kings()), free(position.empty()), victims(position.pieces(opponent(position.turn()))) {}

  /// What men may jump.
  [[nodiscard]] Squares men_victims() const noexcept { return R::men_capture_kings ? victims : victims - kings; }

  void take(Squares over) noexcept {
    victims -= over;
    captured |= over;
    if constexpr (R::removal != Removal::after_the_move) free |= over;
    if constexpr (R::Precedence::looks_at_order) order = order << 1 | (over.intersects(kings) ? 1 : 0);
  }

  void put_back(Squares over) noexcept {
    victims |= over;
    captured -= over;
    if constexpr (R::removal != Removal::after_the_move) free -= over;
    if constexpr (R::Precedence::looks_at_order) order >>= 1;
  }

  const Squares kings;
  Squares free;
  Squares victims;
  Squares captured = Squares::none();
  std::uint32_t order = 0;  ///< that of `CaptureTally`
};

}  // namespace draughts
