// International draughts a second time, written from the articles of FMJD Annex 1 alone and as plainly as can be: a
// board of rows and columns, every capture followed square by square. It shares no code with libdraughts but what a
// setup is, and decides in tests what is right. Slow on purpose.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/setup.hpp"

namespace test_support {

/// A board in the numbers 1 to 50.
class NaiveBoard {
 public:
  /// The board of a setup whose squares are numbers from 1 to 50, each once, and whose turn is known.
  explicit NaiveBoard(const draughts::Setup& setup);

  /// ' ' empty, 'w' and 'b' men, 'W' and 'B' kings.
  [[nodiscard]] char at(int row, int column) const { return cells_[index(row)][index(column)]; }
  [[nodiscard]] char at(int number) const { return at(row_of(number), column_of(number)); }
  void set(int number, char piece) { cells_[index(row_of(number))][index(column_of(number))] = piece; }

  [[nodiscard]] draughts::Colour turn() const { return turn_; }
  void pass_turn() { turn_ = draughts::opponent(turn_); }

  [[nodiscard]] static int row_of(int number) { return (number - 1) / 5; }
  [[nodiscard]] static int column_of(int number) { return (number - 1) % 5 * 2 + (row_of(number) % 2 == 0 ? 1 : 0); }
  [[nodiscard]] static int number_of(int row, int column) { return row * 5 + column / 2 + 1; }
  [[nodiscard]] static bool is_on_board(int row, int column) {
    return row >= 0 && row < 10 && column >= 0 && column < 10;
  }

 private:
  [[nodiscard]] static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  std::array<std::array<char, 10>, 10> cells_{};
  draughts::Colour turn_{};
};

/// A capture, or the beginning of one, as a piece makes it: every square where it comes down, every piece it takes.
struct NaiveRoute {
  std::vector<int> squares;   ///< the first is where it starts
  std::vector<int> captured;  ///< in the order of capture; one less than squares
};

/// A legal move.
struct NaiveMove {
  int from{};
  int to{};
  std::vector<int> captured;  ///< in ascending order

  friend auto operator<=>(const NaiveMove&, const NaiveMove&) = default;
};

/// A move of that board in the usual form with what it takes, such as `32x14{19,28}`.
std::string to_string(const NaiveMove& move);

/// Every capture of the piece on a square and every beginning of one (4.1 to 4.11), whatever others could take.
std::vector<NaiveRoute> naive_routes(const NaiveBoard& board, int from);

/// Where the piece on a square can go without capturing (3.4, 3.9), were there nothing to capture.
std::vector<int> naive_steps(const NaiveBoard& board, int from);

/// The legal moves (4.13, 4.14), ascending by from, to and captured squares.
std::vector<NaiveMove> naive_legal_moves(const NaiveBoard& board);

/// The board after a legal move (3.5, 4.15).
NaiveBoard naive_after(const NaiveBoard& board, const NaiveMove& move);

/// The diagnostic that the move over these squares deserves by the definitions in pdn-diagnostics(7), such as
/// "must-capture"; "legal" if it deserves none. `two-moves` is not decided here.
std::string naive_verdict(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign);

/// The same with what went before: at any ply but the first, a move that is legal for the other side is "two-moves".
std::string naive_verdict_in_game(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign,
                                  bool first_ply);

/// How much of its path a legal move shows: "short", "partial" or "complete" (PDN 3.0, writing restriction 9).
std::string naive_path_form(const NaiveBoard& board, const std::vector<int>& squares);

/// The complete paths of a capture: one for each way to take its pieces.
std::vector<std::vector<int>> naive_complete_paths(const NaiveBoard& board, const NaiveMove& move);

}  // namespace test_support
