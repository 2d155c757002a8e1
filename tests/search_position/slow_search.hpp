// Searching straight from the definition: boards as lists of what stands on each number, looked at square by square.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "draughts/rules/numbering.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"

namespace slow_search {

/// What stands on the squares, by their numbers from 1; `w`, `W`, `b`, `B`, `.`. Place 0 is the turn, `W` or `B`.
using Board = std::string;

/// What is asked: by number `w`, `W`, `b`, `B`, `E` for nothing, `?` for any piece. The turn is `W`, `B` or `?`.
struct Question {
  char turn{};
  std::map<unsigned, char> squares;
  bool whole{};
};

template <draughts::Rules R>
Board board_of(const draughts::Position<R>& position) {
  const draughts::Numbering& numbering = draughts::numbering_of<R>();
  Board board(1 + R::Board::squares, '.');
  board[0] = position.turn() == draughts::Colour::white ? 'W' : 'B';
  for (unsigned number = 1; number < board.size(); ++number) {
    const draughts::Square square = numbering.at(draughts::WrittenSquare::numeric(number));
    const bool king = position.kings().contains(square);
    if (position.pieces(draughts::Colour::white).contains(square)) board[number] = king ? 'W' : 'w';
    if (position.pieces(draughts::Colour::black).contains(square)) board[number] = king ? 'B' : 'b';
  }
  return board;
}

/// Whether the board answers the question.
bool fits(const Board& board, const Question& question);

/// The board turned round with colours swapped.
Board turned(const Board& board);

/// The question as the text of a FEN or, with `~` in front, of a pattern.
std::string text_of(const Question& question);

}  // namespace slow_search
