// Judges one written move: legal, or the first reason why not. Lists no quiet moves: this is the hot path of reading.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/precedence.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// What the referee says, in the order in which the reasons are asked for. `legal` aside, the first that holds.
enum class Verdict : std::uint8_t {
  legal,
  too_complex,           ///< the capture search gave up (a crafted position)
  no_piece,              ///< the first square is empty
  wrong_colour,          ///< the other side's piece
  target_occupied,       ///< the last square is taken by another piece
  unreachable,           ///< no step and no capture of that piece gets there that way, precedence apart
  king_must_rest,        ///< a possible step of a king that has moved as often in a row as it may
  must_capture,          ///< a possible step, but a capture is due
  capture_not_finished,  ///< the squares begin a longer legal capture of that piece
  must_capture_more,     ///< a possible capture, but others take precedence
  ambiguous_move,        ///< the squares fit legal captures of different pieces
};

/// How much of a move's path was written.
enum class PathForm : std::uint8_t {
  short_form,  ///< only the first and the last square
  partial,     ///< more than those, but not the complete path
  complete,    ///< exactly as PDN 3.0's writing restriction 9 asks
};

/// A verdict; move and form mean something only where it is legal.
template <Rules R>
struct Resolution {
  Verdict verdict;
  PathForm form;
  Move<R> move;
};

/// Judges the move over these squares, at least two, written with a capture sign or not. A written square between the
/// first and the last matches where the piece comes down between two captures: the turning square, or on a straight
/// line any free square between them. The sign matters only where a step and an unfinished capture end alike.
template <Rules R>
[[nodiscard]] Resolution<R> resolve(const Position<R>& position, std::span<const Square> squares,
                                    bool written_as_capture);

/// Lists the legal moves that fit the written squares: one where `resolve` says legal, several where it says ambiguous.
template <Rules R>
void candidates(const Position<R>& position, std::span<const Square> squares, MoveList<R>& moves);

/// What the best capture along the written squares amounts to, whether legal or not; nothing where there is none. For
/// explanations.
template <Rules R>
[[nodiscard]] std::optional<CaptureTally> best_capture(const Position<R>& position, std::span<const Square> squares);

}  // namespace draughts
