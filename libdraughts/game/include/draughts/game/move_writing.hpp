// Moves as text: the shortest form that says which pieces are taken, and the complete path.
#pragma once

#include <string>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/path.hpp"
#include "draughts/rules/position.hpp"

namespace draughts {

/// `28` or `c3`.
[[nodiscard]] std::string write_square(WrittenSquare square);

/// Squares joined by a sign, such as `27x16x7x18`.
[[nodiscard]] std::string write_squares(const std::vector<WrittenSquare>& squares, char sign);

/// The complete path of a capture by PDN 3.0's writing restriction 9; for a step its two squares.
template <Rules R>
[[nodiscard]] std::string write_complete(const Position<R>& position, const Move<R>& move, const Numbering& numbering) {
  std::vector<WrittenSquare> squares;
  for (const Square square : complete_path<R>(position, move)) squares.push_back(numbering.write(square));
  return write_squares(squares, move.is_capture() ? R::capture_sign : '-');
}

/// The shortest text that names the move: start and end, or the complete path where another capture with the same ends
/// takes other pieces (restriction 8).
template <Rules R>
[[nodiscard]] std::string write_move(const Position<R>& position, const Move<R>& move, const Numbering& numbering) {
  if (needs_path<R>(position, move)) return write_complete<R>(position, move, numbering);
  return write_squares({numbering.write(move.from), numbering.write(move.to)},
                       move.is_capture() ? R::capture_sign : '-');
}

/// All legal moves in their shortest form, in board order; none where there are too many captures to look at.
template <Rules R>
[[nodiscard]] std::vector<std::string> write_legal_moves(const Position<R>& position, const Numbering& numbering) {
  MoveList<R> moves;
  std::vector<std::string> texts;
  if (legal_moves<R>(position, moves) == Generation::too_complex) return texts;
  for (const Move<R>& move : moves) texts.push_back(write_move<R>(position, move, numbering));
  return texts;
}

}  // namespace draughts
