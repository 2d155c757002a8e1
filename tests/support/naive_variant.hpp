// What the naive generator is told of a variant: its board, its numbers and its rules, each written down a second time
// from the rule books and from PDN 3.0. Nothing here looks at the pages of libdraughts.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/written_square.hpp"

namespace test_support {

/// A corner of the board as White sees it.
enum class NaiveCorner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// Which captures go before others.
enum class NaivePrecedence : std::uint8_t {
  none,             ///< free choice
  most,             ///< the most pieces
  most_then_kings,  ///< the most pieces, then the most kings among them
  italian,          ///< the most pieces, with a king, the most kings, a king earliest
  king_before_man,  ///< with a king, whatever the numbers
  value_then_king,  ///< the greatest value, a king being worth nearly two men; then with a king
};

/// A variant. The first members are told for each; the others are those of international draughts unless told.
struct NaiveVariant {
  std::string_view name;       ///< as `--variant` has it
  std::string_view game_type;  ///< the GameType tag in full; empty if it has none
  int rows{};
  int columns{};
  NaiveCorner first{};  ///< where square 1 or a1 lies
  bool letters{};       ///< a1 rather than 1
  std::string_view start;
  char capture_sign = 'x';

  bool mirrored = false;      ///< the corner at White's left hand is no playing square
  bool every_square = false;  ///< played along rows and columns, on all squares
  bool takes_straight_too = false;
  bool men_take_backward = true;
  bool men_take_kings = true;
  bool flying_kings = true;
  bool lands_right_behind = false;      ///< kings too
  bool stops_behind_last_king = false;  ///< the last piece taken being a king, right behind it
  bool crowned_in_passing = false;
  bool removed_at_once = false;
  bool may_turn_back = true;
  NaivePrecedence precedence = NaivePrecedence::most;
  int most_king_moves = 0;  ///< how often a king may go in succession while its side has men; 0: as it likes
  bool first_king_wins = false;

  /// Squares are numbered from 1 in the order of their names: from square 1 or a1, row by row.
  [[nodiscard]] int squares() const { return rows * in_a_row(); }
  [[nodiscard]] int row_of(int number) const;
  [[nodiscard]] int column_of(int number) const;
  [[nodiscard]] bool is_square(int row, int column) const;
  [[nodiscard]] int number_of(int row, int column) const;

  /// A square's name, such as `32` or `c3`, and that name as libdraughts takes it.
  [[nodiscard]] std::string name_of(int number) const;
  [[nodiscard]] draughts::WrittenSquare written(int number) const;
  /// The square of a name; 0 if there is none.
  [[nodiscard]] int square_named(std::string_view square) const;
  [[nodiscard]] int square_named(draughts::WrittenSquare square) const;

  /// The row on which a man of that colour is crowned.
  [[nodiscard]] int far_row(draughts::Colour colour) const { return colour == draughts::Colour::white ? 0 : rows - 1; }

 private:
  [[nodiscard]] int in_a_row() const { return every_square ? columns : columns / 2; }
  [[nodiscard]] bool from_top() const { return first == NaiveCorner::top_left || first == NaiveCorner::top_right; }
  [[nodiscard]] bool from_left() const { return first == NaiveCorner::top_left || first == NaiveCorner::bottom_left; }
  /// A square as its line, and its place in it, counted from the first corner.
  [[nodiscard]] int line_of(int row) const { return from_top() ? row : rows - 1 - row; }
  [[nodiscard]] int place_of(int column) const { return from_left() ? column : columns - 1 - column; }
};

/// All 22 of them.
[[nodiscard]] std::span<const NaiveVariant> naive_variants();

/// The one of that name; fails the running test if there is none.
[[nodiscard]] const NaiveVariant& naive_variant(std::string_view name);

}  // namespace test_support
