// The naive generator.
#include "support/naive_draughts.hpp"

#include <algorithm>
#include <set>

namespace test_support {

using draughts::Colour;

namespace {

/// From a square to the next one in a line.
struct Direction {
  int down{};
  int right{};

  friend bool operator==(Direction, Direction) = default;
};

using Directions = std::vector<Direction>;

Directions ways_to_go(const NaiveVariant& variant) {
  if (variant.every_square) return {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  return {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
}

Directions ways_to_take(const NaiveVariant& variant) {
  Directions ways = ways_to_go(variant);
  // Along rows and columns the next square of the same colour is two away.
  if (variant.takes_straight_too) ways.insert(ways.end(), {{-2, 0}, {2, 0}, {0, -2}, {0, 2}});
  return ways;
}

int forward_of(Colour colour) {
  return colour == Colour::white ? -1 : 1;
}

bool contains(const std::vector<int>& numbers, int number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// Follows the captures of one piece, which has been lifted from the board. What it takes stays there till the end,
/// unless the variant removes it at once.
class RouteFinder {
 public:
  RouteFinder(NaiveBoard board, bool king, Colour side)
      : board_(std::move(board)), variant_(board_.variant()), was_king_(king), side_(side) {}

  /// Follows every jump that can follow this route; false if there is none.
  bool go_on(const NaiveRoute& route, Direction before) {
    bool any = false;
    for (const Direction way : ways_to_take(variant_)) {
      if (may_take_towards(way, route, before) && jump(route, way)) any = true;
    }
    return any;
  }

  [[nodiscard]] const std::vector<NaiveRoute>& found() const { return found_; }

 private:
  [[nodiscard]] bool is_king(const NaiveRoute& route) const {
    return was_king_ || (variant_.crowned_in_passing && route.crowned);
  }

  [[nodiscard]] bool may_take_towards(Direction way, const NaiveRoute& route, Direction before) const {
    if (!variant_.may_turn_back && way == Direction{-before.down, -before.right}) return false;
    return is_king(route) || variant_.men_take_backward || way.down != -forward_of(side_);
  }

  [[nodiscard]] bool may_take(int victim, const NaiveRoute& route) const {
    if (!board_.belongs_to(victim, opponent(side_)) || contains(route.captured, victim)) return false;
    return variant_.men_take_kings || is_king(route) || !board_.is_king(victim);
  }

  bool jump(const NaiveRoute& route, Direction way) {
    const bool flies = is_king(route) && variant_.flying_kings;
    int row = variant_.row_of(route.squares.back()) + way.down;
    int column = variant_.column_of(route.squares.back()) + way.right;
    for (; flies && board_.is_free(row, column); column += way.right) row += way.down;
    if (!variant_.is_square(row, column)) return false;
    const int victim = variant_.number_of(row, column);
    if (!may_take(victim, route)) return false;
    std::vector<int> landings;
    for (row += way.down, column += way.right; board_.is_free(row, column); row += way.down, column += way.right) {
      landings.push_back(variant_.number_of(row, column));
      if (!flies || variant_.lands_right_behind) break;
    }
    come_down(route, way, victim, landings);
    return !landings.empty();
  }

  void come_down(const NaiveRoute& route, Direction way, int victim, const std::vector<int>& landings) {
    const char taken = board_.at(victim);
    if (variant_.removed_at_once) board_.set(victim, ' ');
    std::vector<std::size_t> ends;
    bool goes_on = false;
    for (const int landing : landings) {
      NaiveRoute longer = route;
      longer.squares.push_back(landing);
      longer.captured.push_back(victim);
      const bool on_far_row = variant_.row_of(landing) == variant_.far_row(side_);
      longer.crowned = !was_king_ && (on_far_row || (variant_.crowned_in_passing && route.crowned));
      ends.push_back(found_.size());
      found_.push_back(longer);
      if (go_on(longer, way)) goes_on = true;
    }
    for (const std::size_t end : ends) found_[end].finished = !goes_on;
    board_.set(victim, taken);
  }

  NaiveBoard board_;
  const NaiveVariant& variant_;
  bool was_king_;
  Colour side_;
  std::vector<NaiveRoute> found_;
};

int victim_kings(const NaiveBoard& board, const NaiveRoute& route) {
  return static_cast<int>(
      std::count_if(route.captured.begin(), route.captured.end(), [&](int victim) { return board.is_king(victim); }));
}

/// The greater, the sooner a capture has to be made; compared from the first number on.
std::vector<int> rank_of(const NaiveBoard& board, const NaiveRoute& route) {
  const int taken = static_cast<int>(route.captured.size());
  const int kings = victim_kings(board, route);
  const int with_king = board.is_king(route.squares.front()) ? 1 : 0;
  std::vector<int> rank;
  switch (board.variant().precedence) {
    case NaivePrecedence::none:
      break;
    case NaivePrecedence::most:
      rank = {taken};
      break;
    case NaivePrecedence::most_then_kings:
      rank = {taken, kings};
      break;
    case NaivePrecedence::italian:
      rank = {taken, with_king, kings};
      for (const int victim : route.captured) rank.push_back(board.is_king(victim) ? 1 : 0);
      break;
    case NaivePrecedence::king_before_man:
      rank = {with_king};
      break;
    case NaivePrecedence::value_then_king:  // two men are worth a little more than a king
      rank = {taken + kings, -kings, with_king};
      break;
  }
  return rank;
}

int distance(const NaiveBoard& board, int one, int other) {
  const NaiveVariant& variant = board.variant();
  return std::max(std::abs(variant.row_of(one) - variant.row_of(other)),
                  std::abs(variant.column_of(one) - variant.column_of(other)));
}

/// Killer: a king that takes a king last comes down right behind it.
bool ends_too_far(const NaiveBoard& board, const NaiveRoute& route) {
  if (!board.variant().stops_behind_last_king) return false;
  return board.is_king(route.captured.back()) && distance(board, route.captured.back(), route.squares.back()) > 1;
}

/// What the move does to the count of a side's moves with one king.
void count_king_moves(const NaiveBoard& before, const NaiveMove& move, NaiveBoard& after) {
  const Colour side = before.turn();
  NaiveKingMoves& own = after.king_moves(side);
  if (before.is_king(move.from) && move.captured.empty()) {
    own = {move.to, before.king_moves(side).square == move.from ? own.moves + 1 : 1};
  } else {
    own = {};
  }
  NaiveKingMoves& others = after.king_moves(opponent(side));
  if (contains(move.captured, others.square)) others = {};
  for (const Colour colour : {Colour::white, Colour::black})
    if (!after.has_men(colour)) after.king_moves(colour) = {};
}

}  // namespace

std::string to_string(const NaiveVariant& variant, const NaiveMove& move) {
  std::string text = variant.name_of(move.from) + (move.captured.empty() ? "-" : "x") + variant.name_of(move.to);
  char before = '{';
  for (const int square : move.captured) {
    text += before + variant.name_of(square);
    before = ',';
  }
  return move.captured.empty() ? text : text + "}";
}

std::string to_string(const NaiveMove& move) {
  return to_string(naive_variant("international"), move);
}

NaiveMove move_of(const NaiveRoute& route) {
  NaiveMove move{route.squares.front(), route.squares.back(), route.captured, route.crowned};
  std::sort(move.captured.begin(), move.captured.end());
  return move;
}

bool naive_is_over(const NaiveBoard& board) {
  return board.variant().first_king_wins && board.has_kings();
}

std::vector<NaiveRoute> naive_routes(const NaiveBoard& board, int from) {
  NaiveBoard lifted = board;
  lifted.set(from, ' ');
  RouteFinder finder(lifted, board.is_king(from),
                     board.belongs_to(from, Colour::white) ? Colour::white : Colour::black);
  finder.go_on({{from}, {}}, {});
  return finder.found();
}

std::vector<NaiveRoute> naive_best_routes(const NaiveBoard& board) {
  std::vector<NaiveRoute> best;
  if (naive_is_over(board)) return best;
  for (int from = 1; from <= board.variant().squares(); ++from) {
    if (!board.belongs_to(from, board.turn())) continue;
    for (const NaiveRoute& route : naive_routes(board, from)) {
      if (!route.finished || ends_too_far(board, route)) continue;
      if (!best.empty() && rank_of(board, route) < rank_of(board, best.front())) continue;
      if (!best.empty() && rank_of(board, route) > rank_of(board, best.front())) best.clear();
      best.push_back(route);
    }
  }
  return best;
}

std::vector<int> naive_steps(const NaiveBoard& board, int from) {
  const NaiveVariant& variant = board.variant();
  const int forward = forward_of(board.belongs_to(from, Colour::white) ? Colour::white : Colour::black);
  std::vector<int> steps;
  for (const Direction way : ways_to_go(variant)) {
    if (!board.is_king(from) && way.down == -forward) continue;
    int row = variant.row_of(from) + way.down;
    int column = variant.column_of(from) + way.right;
    for (; board.is_free(row, column); row += way.down, column += way.right) {
      steps.push_back(variant.number_of(row, column));
      if (!board.is_king(from) || !variant.flying_kings) break;
    }
  }
  return steps;
}

bool must_rest(const NaiveBoard& board, int from) {
  const NaiveKingMoves& counted = board.king_moves(board.turn());
  const int most = board.variant().most_king_moves;
  return most > 0 && counted.square == from && counted.moves >= most;
}

std::vector<NaiveMove> naive_legal_moves(const NaiveBoard& board) {
  std::set<NaiveMove> moves;
  if (naive_is_over(board)) return {};
  for (const NaiveRoute& route : naive_best_routes(board)) moves.insert(move_of(route));
  if (!moves.empty()) return {moves.begin(), moves.end()};
  for (int from = 1; from <= board.variant().squares(); ++from) {
    if (!board.belongs_to(from, board.turn()) || must_rest(board, from)) continue;
    for (const int to : naive_steps(board, from)) {
      const bool on_far_row = board.variant().row_of(to) == board.variant().far_row(board.turn());
      moves.insert({from, to, {}, on_far_row && !board.is_king(from)});
    }
  }
  return {moves.begin(), moves.end()};
}

NaiveBoard naive_after(const NaiveBoard& board, const NaiveMove& move) {
  NaiveBoard after = board;
  char piece = board.at(move.from);
  if (move.crowned) piece = board.turn() == Colour::white ? 'W' : 'B';
  after.set(move.from, ' ');
  for (const int square : move.captured) after.set(square, ' ');
  after.set(move.to, piece);
  count_king_moves(board, move, after);
  after.pass_turn();
  return after;
}

std::uint64_t naive_perft(const NaiveBoard& board, int depth) {
  if (depth == 0) return 1;
  const auto moves = naive_legal_moves(board);
  if (depth == 1) return moves.size();
  std::uint64_t lines = 0;
  for (const NaiveMove& move : moves) lines += naive_perft(naive_after(board, move), depth - 1);
  return lines;
}

}  // namespace test_support
