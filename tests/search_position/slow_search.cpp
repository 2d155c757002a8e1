#include "slow_search.hpp"

#include <algorithm>
#include <cctype>

namespace slow_search {
namespace {

char other_colour(char piece) {
  switch (piece) {
    case 'w':
      return 'b';
    case 'W':
      return 'B';
    case 'b':
      return 'w';
    case 'B':
      return 'W';
    default:
      return piece;
  }
}

bool fits(char piece, char wanted) {
  if (wanted == 'E') return piece == '.';
  return wanted == '?' ? piece != '.' : piece == wanted;
}

}  // namespace

bool fits(const Board& board, const Question& question) {
  if (question.turn != '?' && question.turn != board[0]) return false;
  for (unsigned number = 1; number < board.size(); ++number) {
    const auto wanted = question.squares.find(number);
    if (wanted == question.squares.end() ? question.whole && board[number] != '.'
                                         : !fits(board[number], wanted->second))
      return false;
  }
  return true;
}

Board turned(const Board& board) {
  Board turned = board;
  turned[0] = other_colour(board[0]);
  for (std::size_t number = 1; number < board.size(); ++number)
    turned[board.size() - number] = other_colour(board[number]);
  return turned;
}

std::string text_of(const Question& question) {
  std::string text = question.whole ? "" : "~";
  text += question.turn;
  for (const char colour : {'W', 'B'}) {
    text += ':';
    text += colour;
    const char* comma = "";
    for (const auto& [number, wanted] : question.squares) {
      const bool is_piece = std::isalpha(wanted) != 0 && wanted != 'E';
      if (is_piece ? std::toupper(wanted) != colour : colour != 'W') continue;
      text += comma;
      if (!is_piece) text += wanted;
      if (wanted == 'W' || wanted == 'B') text += 'K';
      text += std::to_string(number);
      comma = ",";
    }
  }
  return text;
}

}  // namespace slow_search
