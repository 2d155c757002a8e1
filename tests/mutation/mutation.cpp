// Makes the replacements, by the naive generator alone.
#include "mutation.hpp"

#include <algorithm>

#include "support/chance.hpp"

namespace mutation {
namespace {

using test_support::below;
using test_support::NaiveBoard;
using test_support::NaiveMove;
using test_support::NaiveRoute;

template <class T>
const T& one_of(const std::vector<T>& items, std::mt19937_64& random) {
  return items[below(items.size(), random)];
}

/// The squares of the side to move.
std::vector<int> movers(const NaiveBoard& board) {
  std::vector<int> squares;
  for (int square = 1; square <= board.variant().squares(); ++square)
    if (board.belongs_to(square, board.turn())) squares.push_back(square);
  return squares;
}

/// A square of the board, or one of the first `beyond` numbers after its last.
int any_square(const NaiveBoard& board, std::mt19937_64& random, int beyond = 0) {
  return static_cast<int>(below(static_cast<std::size_t>(board.variant().squares() + beyond), random)) + 1;
}

std::optional<WrittenMove> other_legal(const NaiveBoard& board, const WrittenMove& right, std::mt19937_64& random) {
  auto legal = test_support::naive_legal_moves(board);
  std::erase_if(legal, [&](const NaiveMove& move) {
    return move.from == right.squares.front() && move.to == right.squares.back();
  });
  if (legal.empty()) return std::nullopt;
  // Half of the time without the path that an ambiguous capture needs; such captures are rare, so they go first.
  const auto needs_path = [&](const NaiveMove& move) { return naive_written(board, move).squares.size() > 2; };
  const auto ambiguous = std::ranges::find_if(legal, needs_path);
  if (ambiguous != legal.end() && below(2, random) == 0) return WrittenMove{{ambiguous->from, ambiguous->to}, true};
  return naive_written(board, one_of(legal, random));
}

std::optional<WrittenMove> step_instead(const NaiveBoard& board, std::mt19937_64& random) {
  const auto legal = test_support::naive_legal_moves(board);
  if (legal.empty() || legal.front().captured.empty()) return std::nullopt;
  std::vector<WrittenMove> steps;
  for (const int from : movers(board))
    for (const int to : test_support::naive_steps(board, from)) steps.push_back({{from, to}, false});
  if (steps.empty()) return std::nullopt;
  return one_of(steps, random);
}

std::optional<WrittenMove> bad_capture(const NaiveBoard& board, std::mt19937_64& random) {
  std::vector<NaiveRoute> routes;
  for (const int from : movers(board))
    for (auto& route : test_support::naive_routes(board, from)) routes.push_back(std::move(route));
  if (routes.empty()) return std::nullopt;
  std::vector<int> squares = one_of(routes, random).squares;
  const std::size_t way = below(3, random);
  if (way == 0 && squares.size() > 2) squares.resize(2 + below(squares.size() - 2, random));
  if (way == 1) squares.push_back(squares[squares.size() - 2]);  // back over the piece just taken
  if (way != 1 && below(2, random) == 0) squares = {squares.front(), squares.back()};
  return WrittenMove{squares, true};
}

/// The right piece to a wrong square; or, where a king has to wait till another piece has moved, that king.
WrittenMove bad_target(const NaiveBoard& board, const WrittenMove& right, std::mt19937_64& random) {
  for (const int from : movers(board)) {
    const auto steps = test_support::naive_steps(board, from);
    if (must_rest(board, from) && !steps.empty()) return {{from, one_of(steps, random)}, false};
  }
  return {{right.squares.front(), any_square(board, random)}, right.capture_sign};
}

/// Squares by chance; a third of the time those of a move that the other side could make.
WrittenMove anything(NaiveBoard board, std::mt19937_64& random) {
  board.pass_turn();
  const auto others = test_support::naive_legal_moves(board);
  if (!others.empty() && below(3, random) == 0) return naive_written(board, one_of(others, random));
  const int from = any_square(board, random);
  const int to = any_square(board, random, 4);
  return {{from, to}, below(2, random) == 0};
}

}  // namespace

std::optional<WrittenMove> replacement(Kind kind, const NaiveBoard& board, const WrittenMove& right,
                                       std::mt19937_64& random) {
  std::optional<WrittenMove> move;
  switch (kind) {
    case Kind::other_legal:
      move = other_legal(board, right, random);
      break;
    case Kind::step_instead:
      move = step_instead(board, random);
      break;
    case Kind::bad_capture:
      move = bad_capture(board, random);
      break;
    case Kind::bad_target:
      move = bad_target(board, right, random);
      break;
    case Kind::anything:
      move = anything(board, random);
      break;
  }
  // Equal squares with a hyphen, such as 1-1, are no move in PDN but perhaps a result.
  if (move && move->squares.front() == move->squares.back()) move->capture_sign = true;
  return move;
}

}  // namespace mutation
