// The naive generator and the naive verdict.
#include "support/naive_draughts.hpp"

#include <algorithm>
#include <set>

namespace test_support {

using draughts::Colour;

namespace {

bool is_king(char piece) {
  return piece == 'W' || piece == 'B';
}

bool belongs_to(char piece, Colour colour) {
  return colour == Colour::white ? piece == 'w' || piece == 'W' : piece == 'b' || piece == 'B';
}

bool is_free(const NaiveBoard& board, int row, int column) {
  return NaiveBoard::is_on_board(row, column) && board.at(row, column) == ' ';
}

bool contains(const std::vector<int>& numbers, int number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// Follows the captures of one piece, which has been lifted from the board. 4.11: what it takes stays there till the
/// end.
class RouteFinder {
 public:
  RouteFinder(const NaiveBoard& board, bool king, Colour side) : board_(board), king_(king), side_(side) {}

  void go_on(const NaiveRoute& route) {
    for (const int down : {-1, 1}) {
      for (const int right : {-1, 1}) jump(route, down, right);
    }
  }

  [[nodiscard]] const std::vector<NaiveRoute>& found() const { return found_; }

 private:
  void jump(const NaiveRoute& route, int down, int right) {
    int row = NaiveBoard::row_of(route.squares.back()) + down;
    int column = NaiveBoard::column_of(route.squares.back()) + right;
    while (king_ && is_free(board_, row, column)) {  // 4.3: at any distance
      row += down;
      column += right;
    }
    if (!NaiveBoard::is_on_board(row, column) || !belongs_to(board_.at(row, column), opponent(side_))) return;
    const int victim = NaiveBoard::number_of(row, column);
    if (contains(route.captured, victim)) return;  // 4.8: no piece twice
    row += down;
    column += right;
    while (is_free(board_, row, column)) {
      NaiveRoute longer = route;
      longer.squares.push_back(NaiveBoard::number_of(row, column));
      longer.captured.push_back(victim);
      found_.push_back(longer);
      go_on(longer);
      if (!king_) return;  // 4.2: a man comes down right behind
      row += down;
      column += right;
    }
  }

  const NaiveBoard& board_;
  bool king_;
  Colour side_;
  std::vector<NaiveRoute> found_;
};

std::size_t most_captured(const NaiveBoard& board) {
  std::size_t most = 0;
  for (int from = 1; from <= 50; ++from) {
    if (!belongs_to(board.at(from), board.turn())) continue;
    for (const NaiveRoute& route : naive_routes(board, from)) most = std::max(most, route.captured.size());
  }
  return most;
}

NaiveMove move_of(const NaiveRoute& route) {
  NaiveMove move{route.squares.front(), route.squares.back(), route.captured};
  std::sort(move.captured.begin(), move.captured.end());
  return move;
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
bool is_noted_route(const NaiveRoute& route) {
  const auto row = [&](std::size_t i) { return NaiveBoard::row_of(route.squares[i]); };
  const auto column = [&](std::size_t i) { return NaiveBoard::column_of(route.squares[i]); };
  for (std::size_t i = 1; i + 1 < route.squares.size(); ++i) {
    const int down = sign_of(row(i) - row(i - 1));
    const int right = sign_of(column(i) - column(i - 1));
    const bool straight = down == sign_of(row(i + 1) - row(i)) && right == sign_of(column(i + 1) - column(i));
    const int victim = route.captured[i - 1];
    const bool right_behind = row(i) == NaiveBoard::row_of(victim) + down;
    if (straight && !right_behind) return false;
  }
  return true;
}

}  // namespace

NaiveBoard::NaiveBoard(const draughts::Setup& setup) : turn_(setup.turn.value()) {
  for (auto& row : cells_) row.fill(' ');
  for (const draughts::SetupPiece& piece : setup.pieces) {
    const bool white = piece.colour == Colour::white;
    set(static_cast<int>(piece.square.number()), piece.king ? (white ? 'W' : 'B') : (white ? 'w' : 'b'));
  }
}

std::string to_string(const NaiveMove& move) {
  std::string text = std::to_string(move.from) + (move.captured.empty() ? "-" : "x") + std::to_string(move.to);
  char before = '{';
  for (const int square : move.captured) {
    text += before + std::to_string(square);
    before = ',';
  }
  return move.captured.empty() ? text : text + "}";
}

std::vector<NaiveRoute> naive_routes(const NaiveBoard& board, int from) {
  NaiveBoard lifted = board;
  lifted.set(from, ' ');
  const char piece = board.at(from);
  RouteFinder finder(lifted, is_king(piece), belongs_to(piece, Colour::white) ? Colour::white : Colour::black);
  finder.go_on({{from}, {}});
  return finder.found();
}

std::vector<int> naive_steps(const NaiveBoard& board, int from) {
  const char piece = board.at(from);
  const int forward = belongs_to(piece, Colour::white) ? -1 : 1;
  std::vector<int> steps;
  for (const int down : {-1, 1}) {
    if (!is_king(piece) && down != forward) continue;
    for (const int right : {-1, 1}) {
      int row = NaiveBoard::row_of(from) + down;
      int column = NaiveBoard::column_of(from) + right;
      while (is_free(board, row, column)) {
        steps.push_back(NaiveBoard::number_of(row, column));
        if (!is_king(piece)) break;
        row += down;
        column += right;
      }
    }
  }
  return steps;
}

std::vector<NaiveMove> naive_legal_moves(const NaiveBoard& board) {
  std::set<NaiveMove> moves;
  const std::size_t most = most_captured(board);
  for (int from = 1; from <= 50; ++from) {
    if (!belongs_to(board.at(from), board.turn())) continue;
    if (most == 0) {
      for (const int to : naive_steps(board, from)) moves.insert({from, to, {}});
      continue;
    }
    for (const NaiveRoute& route : naive_routes(board, from)) {
      if (route.captured.size() == most) moves.insert(move_of(route));
    }
  }
  return {moves.begin(), moves.end()};
}

NaiveBoard naive_after(const NaiveBoard& board, const NaiveMove& move) {
  NaiveBoard after = board;
  char piece = board.at(move.from);
  if (piece == 'w' && NaiveBoard::row_of(move.to) == 0) piece = 'W';
  if (piece == 'b' && NaiveBoard::row_of(move.to) == 9) piece = 'B';
  after.set(move.from, ' ');
  after.set(move.to, piece);
  for (const int square : move.captured) after.set(square, ' ');
  after.pass_turn();
  return after;
}

std::string naive_verdict(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign) {
  const int from = squares.front();
  const int to = squares.back();
  if (board.at(from) == ' ') return "no-piece";
  if (!belongs_to(board.at(from), board.turn())) return "wrong-colour";
  if (board.at(to) != ' ' && to != from) return "target-occupied";

  const std::size_t most = most_captured(board);
  std::set<NaiveMove> legal;
  bool reached = false;
  bool begins_legal = false;
  for (const NaiveRoute& route : naive_routes(board, from)) {
    const bool fits = fit(squares, route);
    reached = reached || fits;
    if (route.captured.size() != most) continue;
    if (fits) legal.insert(move_of(route));
    begins_legal = begins_legal || begin(squares, route);
  }
  if (!legal.empty()) return legal.size() == 1 ? "legal" : "ambiguous-move";

  const bool step = squares.size() == 2 && contains(naive_steps(board, from), to);
  if (step && most == 0) return "legal";
  if (step && !(reached && capture_sign)) return "must-capture";
  if (!reached) return "unreachable";
  return begins_legal ? "capture-not-finished" : "must-capture-more";
}

std::string naive_verdict_in_game(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign,
                                  bool first_ply) {
  const std::string verdict = naive_verdict(board, squares, capture_sign);
  if (verdict != "wrong-colour" || first_ply) return verdict;
  NaiveBoard passed = board;
  passed.pass_turn();
  return naive_verdict(passed, squares, capture_sign) == "legal" ? "two-moves" : verdict;
}

std::string naive_path_form(const NaiveBoard& board, const std::vector<int>& squares) {
  if (squares.size() == 2) return "short";
  const std::vector<NaiveMove> legal = naive_legal_moves(board);
  for (const NaiveRoute& route : naive_routes(board, squares.front())) {
    const bool is_legal = std::binary_search(legal.begin(), legal.end(), move_of(route));
    if (is_legal && route.squares == squares && is_noted_route(route)) return "complete";
  }
  return "partial";
}

std::vector<std::vector<int>> naive_complete_paths(const NaiveBoard& board, const NaiveMove& move) {
  std::set<std::vector<int>> paths;
  for (const NaiveRoute& route : naive_routes(board, move.from)) {
    if (move_of(route) == move && is_noted_route(route)) paths.insert(route.squares);
  }
  return {paths.begin(), paths.end()};
}

}  // namespace test_support
