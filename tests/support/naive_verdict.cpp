// The naive verdict, and the paths that moves are written with.
#include "support/naive_verdict.hpp"

#include <algorithm>
#include <set>

namespace test_support {

namespace {

bool contains(const std::vector<int>& numbers, int number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// Whether the written squares are the first `jumps` jumps of a route, perhaps without some of the squares between.
bool fit_beginning(const std::vector<int>& written, const NaiveRoute& route, std::size_t jumps) {
  if (route.squares[jumps] != written.back()) return false;
  std::size_t next = 1;
  for (std::size_t square = 1; square < jumps; ++square) {
    if (next + 1 < written.size() && route.squares[square] == written[next]) ++next;
  }
  return next + 1 == written.size();
}

bool fit(const std::vector<int>& written, const NaiveRoute& route) {
  return fit_beginning(written, route, route.captured.size());
}

bool begin(const std::vector<int>& written, const NaiveRoute& route) {
  for (std::size_t jumps = 1; jumps < route.captured.size(); ++jumps) {
    if (fit_beginning(written, route, jumps)) return true;
  }
  return false;
}

int sign_of(int number) {
  return (number > 0) - (number < 0);
}

/// Whether a route comes down between two captures only as a complete path says: where it turns, or right behind.
bool is_noted_route(const NaiveVariant& variant, const NaiveRoute& route) {
  const auto down = [&](int from, int to) { return sign_of(variant.row_of(to) - variant.row_of(from)); };
  const auto right = [&](int from, int to) { return sign_of(variant.column_of(to) - variant.column_of(from)); };
  for (std::size_t i = 1; i + 1 < route.squares.size(); ++i) {
    const int before = route.squares[i - 1];
    const int here = route.squares[i];
    const int next = route.squares[i + 1];
    const bool straight = down(before, here) == down(here, next) && right(before, here) == right(here, next);
    // Nearer to the piece than any other square where the piece can come down on this line.
    const int victim = route.captured[i - 1];
    const int rows = std::abs(variant.row_of(here) - variant.row_of(victim));
    const int columns = std::abs(variant.column_of(here) - variant.column_of(victim));
    const bool along_a_line = rows == 0 || columns == 0;
    const int next_to_each_other = along_a_line && !variant.every_square ? 2 : 1;
    if (straight && std::max(rows, columns) > next_to_each_other) return false;
  }
  return true;
}

/// Whether these are the two squares of a capture that takes one piece.
bool is_whole_path(const NaiveBoard& board, const std::vector<int>& squares) {
  return std::ranges::any_of(naive_best_routes(board), [&](const NaiveRoute& route) {
    return route.captured.size() == 1 && route.squares == squares;
  });
}

}  // namespace

std::string naive_verdict(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign) {
  const int from = squares.front();
  const int to = squares.back();
  if (board.at(from) == ' ') return "no-piece";
  if (!board.belongs_to(from, board.turn())) return "wrong-colour";

  const std::vector<NaiveRoute> best = naive_best_routes(board);
  std::set<NaiveMove> legal;
  bool begins_legal = false;
  for (const NaiveRoute& route : best) {
    if (route.squares.front() != from) continue;
    if (fit(squares, route)) legal.insert(move_of(route));
    begins_legal = begins_legal || begin(squares, route);
  }
  if (!legal.empty()) return legal.size() == 1 ? "legal" : "ambiguous-move";

  // Where pieces vanish at once a capture can come down on the square of one that it has taken.
  const std::vector<NaiveRoute> routes = naive_routes(board, from);
  const bool lands_there = std::ranges::any_of(routes, [&](const auto& route) { return route.squares.back() == to; });
  if (board.at(to) != ' ' && to != from && !lands_there) return "target-occupied";

  const bool reached = std::ranges::any_of(routes, [&](const auto& route) { return fit(squares, route); });
  const bool step = squares.size() == 2 && contains(naive_steps(board, from), to);
  if (step && best.empty()) return must_rest(board, from) ? "king-must-rest" : "legal";
  if (step && !(reached && capture_sign)) return "must-capture";
  if (!reached) return "unreachable";
  return begins_legal ? "capture-not-finished" : "must-capture-more";
}

std::string naive_verdict_in_game(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign,
                                  bool first_ply) {
  const std::string verdict = naive_verdict(board, squares, capture_sign);
  if (verdict == "ambiguous-move" && is_whole_path(board, squares)) return "legal";
  if (verdict != "wrong-colour" || first_ply) return verdict;
  NaiveBoard passed = board;
  passed.pass_turn();
  return naive_verdict(passed, squares, capture_sign) == "legal" ? "two-moves" : verdict;
}

std::string naive_path_form(const NaiveBoard& board, const std::vector<int>& squares) {
  if (squares.size() == 2) return "short";
  for (const NaiveRoute& route : naive_best_routes(board)) {
    if (route.squares == squares && is_noted_route(board.variant(), route)) return "complete";
  }
  return "partial";
}

std::vector<std::vector<int>> naive_complete_paths(const NaiveBoard& board, const NaiveMove& move) {
  std::set<std::vector<int>> paths;
  for (const NaiveRoute& route : naive_best_routes(board)) {
    if (move_of(route) == move && is_noted_route(board.variant(), route)) paths.insert(route.squares);
  }
  return {paths.begin(), paths.end()};
}

WrittenMove naive_written(const NaiveBoard& board, const NaiveMove& move) {
  const auto same_ends = [&](const NaiveMove& other) { return other.from == move.from && other.to == move.to; };
  const auto legal = naive_legal_moves(board);
  if (std::ranges::count_if(legal, same_ends) == 1) return {{move.from, move.to}, !move.captured.empty()};
  return {naive_complete_paths(board, move).front(), true};
}

std::string to_string(const NaiveVariant& variant, const WrittenMove& written, char capture_sign) {
  std::string text;
  for (const int square : written.squares) {
    if (!text.empty()) text += written.capture_sign ? capture_sign : '-';
    text += variant.name_of(square);
  }
  return text;
}

std::string naive_text(const NaiveBoard& board, const NaiveMove& move) {
  return to_string(board.variant(), naive_written(board, move), board.variant().capture_sign);
}

}  // namespace test_support
