// Making up written moves.
#include "support/random_written.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "support/chance.hpp"

namespace test_support {

namespace {

int any_square(const NaiveBoard& board, std::mt19937_64& random) {
  return static_cast<int>(below(static_cast<std::size_t>(board.variant().squares()), random)) + 1;
}

int any_piece(const NaiveBoard& board, bool own, std::mt19937_64& random) {
  std::vector<int> pieces;
  const draughts::Colour colour = own ? board.turn() : opponent(board.turn());
  for (int number = 1; number <= board.variant().squares(); ++number)
    if (board.belongs_to(number, colour)) pieces.push_back(number);
  return pieces.empty() ? any_square(board, random) : pieces[below(pieces.size(), random)];
}

/// A capture of the piece, whole or broken off, with some of the squares between.
std::vector<int> some_capture(const NaiveBoard& board, int from, std::mt19937_64& random) {
  const auto routes = naive_routes(board, from);
  if (routes.empty()) return {from, any_square(board, random)};
  const NaiveRoute& route = routes[below(routes.size(), random)];
  const std::size_t keep_in_ten = std::array<std::size_t, 3>{0, 5, 10}[below(3, random)];
  std::vector<int> squares{route.squares.front()};
  for (std::size_t i = 1; i + 1 < route.squares.size(); ++i) {
    if (below(10, random) < keep_in_ten) squares.push_back(route.squares[i]);
  }
  squares.push_back(route.squares.back());
  if (below(10, random) == 0) squares[below(squares.size(), random)] = any_square(board, random);
  return squares;
}

std::vector<int> some_step(const NaiveBoard& board, int from, std::mt19937_64& random) {
  const auto steps = naive_steps(board, from);
  return {from, steps.empty() ? any_square(board, random) : steps[below(steps.size(), random)]};
}

/// A legal move, where there is one, as its ends.
std::vector<int> some_legal_move(const NaiveBoard& board, std::mt19937_64& random) {
  const auto moves = naive_legal_moves(board);
  if (moves.empty()) return {any_square(board, random), any_square(board, random)};
  const NaiveMove& move = moves[below(moves.size(), random)];
  return {move.from, move.to};
}

template <class Condition>
void keep_if_any(std::vector<NaiveMove>& moves, Condition condition) {
  if (std::ranges::any_of(moves, condition)) std::erase_if(moves, std::not_fn(condition));
}

}  // namespace

WrittenMove random_written(const NaiveBoard& board, std::mt19937_64& random) {
  const bool sign = below(2, random) == 0;
  switch (below(8, random)) {
    case 0:
      return {{any_square(board, random), any_square(board, random)}, sign};
    case 1:
      return {{any_piece(board, false, random), any_square(board, random)}, sign};
    case 2:
      return {{any_piece(board, true, random), any_piece(board, below(2, random) == 0, random)}, sign};
    case 3:
      return {some_step(board, any_piece(board, true, random), random), sign};
    case 4:
      return {some_legal_move(board, random), sign};
    case 5:
      return {{any_piece(board, true, random), any_square(board, random), any_square(board, random)}, sign};
    default:
      return {some_capture(board, any_piece(board, true, random), random), sign};
  }
}

NaiveMove random_move(const NaiveBoard& board, std::mt19937_64& random) {
  std::vector<NaiveMove> moves = naive_legal_moves(board);
  if (board.variant().most_king_moves > 0 && below(8, random) > 0) {
    keep_if_any(moves, [&](const NaiveMove& move) { return naive_best_routes(naive_after(board, move)).empty(); });
    keep_if_any(moves, [&](const NaiveMove& move) { return board.is_king(move.from); });
    keep_if_any(moves, [&](const NaiveMove& move) { return move.from == board.king_moves(board.turn()).square; });
  }
  return moves[below(moves.size(), random)];
}

}  // namespace test_support
