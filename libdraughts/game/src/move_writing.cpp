// Squares and moves as text.
#include "draughts/game/move_writing.hpp"

namespace draughts {

std::string write_square(WrittenSquare square) {
  if (square.is_numeric()) return std::to_string(square.number());
  if (square.is_beyond()) return "?";
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank());
}

std::string write_squares(const std::vector<WrittenSquare>& squares, char sign) {
  std::string text;
  for (const WrittenSquare square : squares) {
    if (!text.empty()) text += sign;
    text += write_square(square);
  }
  return text;
}

}  // namespace draughts
