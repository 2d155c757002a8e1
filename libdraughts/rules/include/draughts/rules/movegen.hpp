// The legal moves of a position, listed. Judging one given move is referee.hpp's work and needs no list.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// How a search for captures ended.
enum class Generation : std::uint8_t {
  complete,
  too_complex,  ///< the step budget ran out: a crafted position; what was listed is not to be used
};

/// Lists the legal moves into `moves` (emptied first): distinct by from, to and captured set, in board order.
template <Rules R>
[[nodiscard]] Generation legal_moves(const Position<R>& position, MoveList<R>& moves);

/// Whether the side to move has a capture. Never too complex.
template <Rules R>
[[nodiscard]] bool has_capture(const Position<R>& position) noexcept;

/// Whether the side to move has any legal move. Never too complex.
template <Rules R>
[[nodiscard]] bool has_legal_move(const Position<R>& position) noexcept;

/// Who has won because the side to move has no move, or because a man was crowned where that wins; nobody while the
/// side to move has a move.
template <Rules R>
[[nodiscard]] std::optional<Colour> winner(const Position<R>& position) noexcept;

}  // namespace draughts
