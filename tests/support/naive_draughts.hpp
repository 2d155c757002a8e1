// Draughts a second time, written from the rule books alone and as plainly as can be: a board of squares, every capture
// followed square by square. It shares no code with libdraughts but what a setup is, and decides in tests what is
// right. Slow on purpose. naive_variant.hpp says how variants differ, naive_verdict.hpp what is said about a move.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/setup.hpp"
#include "support/naive_variant.hpp"

namespace test_support {

/// A king that a side has moved several times in succession.
struct NaiveKingMoves {
  int square{};
  int moves{};

  friend bool operator==(const NaiveKingMoves&, const NaiveKingMoves&) = default;
};

/// A board whose squares are numbered from 1 in the order of their names.
class NaiveBoard {
 public:
  /// The board of a setup of international draughts with its squares as numbers from 1 to 50.
  explicit NaiveBoard(const draughts::Setup& setup) : NaiveBoard(naive_variant("international"), setup) {}
  /// The board of a setup whose squares are the variant's, each once, and whose turn is known.
  NaiveBoard(const NaiveVariant& variant, const draughts::Setup& setup);
  /// The board of a FEN with single squares and ranges of numbers, such as `W:W31-50,K5:B1-20` or `B:Wa3,Kc5:Bh8`.
  NaiveBoard(const NaiveVariant& variant, std::string_view fen);

  [[nodiscard]] const NaiveVariant& variant() const { return *variant_; }
  [[nodiscard]] draughts::Setup setup() const;
  [[nodiscard]] std::string fen() const;

  /// ' ' empty, 'w' and 'b' men, 'W' and 'B' kings.
  [[nodiscard]] char at(int number) const { return cells_[static_cast<std::size_t>(number)]; }
  void set(int number, char piece) { cells_[static_cast<std::size_t>(number)] = piece; }
  [[nodiscard]] bool is_free(int row, int column) const {
    return variant_->is_square(row, column) && at(variant_->number_of(row, column)) == ' ';
  }
  [[nodiscard]] bool belongs_to(int number, draughts::Colour colour) const;
  [[nodiscard]] bool is_king(int number) const { return at(number) == 'W' || at(number) == 'B'; }
  [[nodiscard]] bool has_men(draughts::Colour colour) const;
  [[nodiscard]] bool has_kings() const;

  [[nodiscard]] draughts::Colour turn() const { return turn_; }
  void pass_turn() { turn_ = draughts::opponent(turn_); }

  [[nodiscard]] NaiveKingMoves& king_moves(draughts::Colour colour) {
    return king_moves_[static_cast<std::size_t>(colour)];
  }
  [[nodiscard]] const NaiveKingMoves& king_moves(draughts::Colour colour) const {
    return king_moves_[static_cast<std::size_t>(colour)];
  }

  friend bool operator==(const NaiveBoard&, const NaiveBoard&) = default;

 private:
  static constexpr std::size_t most_squares = 72;

  const NaiveVariant* variant_;
  std::array<char, most_squares + 1> cells_{};
  draughts::Colour turn_{};
  std::array<NaiveKingMoves, 2> king_moves_{};
};

/// A capture, or the beginning of one, as a piece makes it: every square where it comes down, every piece it takes.
struct NaiveRoute {
  std::vector<int> squares;   ///< the first is where it starts
  std::vector<int> captured;  ///< in the order of capture; one less than squares
  bool crowned{};             ///< a man that has become a king in passing, or does so by ending there
  bool finished{};            ///< nothing more could be taken, had it come down elsewhere behind the last piece either
};

/// A legal move.
struct NaiveMove {
  int from{};
  int to{};
  std::vector<int> captured;  ///< in ascending order
  bool crowned{};

  friend auto operator<=>(const NaiveMove&, const NaiveMove&) = default;
};

/// A move of the board in the usual form with what it takes, such as `32x14{19,28}`.
std::string to_string(const NaiveVariant& variant, const NaiveMove& move);
/// The same in the numbers of international draughts.
std::string to_string(const NaiveMove& move);

/// A finished capture as a move.
NaiveMove move_of(const NaiveRoute& route);

/// Whether somebody has won already, whatever could be moved.
bool naive_is_over(const NaiveBoard& board);

/// Every capture of the piece on a square and every beginning of one, whatever others could take.
std::vector<NaiveRoute> naive_routes(const NaiveBoard& board, int from);

/// The captures of the side to move that are finished and that no other goes before.
std::vector<NaiveRoute> naive_best_routes(const NaiveBoard& board);

/// Where the piece on a square can go without capturing, were there nothing to capture.
std::vector<int> naive_steps(const NaiveBoard& board, int from);

/// Whether the piece on a square is a king that has to wait till its side has moved otherwise.
bool must_rest(const NaiveBoard& board, int from);

/// The legal moves, ascending by from, to and captured squares.
std::vector<NaiveMove> naive_legal_moves(const NaiveBoard& board);

/// The board after a legal move.
NaiveBoard naive_after(const NaiveBoard& board, const NaiveMove& move);

/// How many ways there are to play so many plies.
std::uint64_t naive_perft(const NaiveBoard& board, int depth);

}  // namespace test_support
