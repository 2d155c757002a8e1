// What people call the squares: numbers from a corner, or letters and ranks. The only place that knows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/written_square.hpp"

namespace draughts {

/// Squares by name and names by square, for one board and one way of naming. A value; nothing in it depends on a game.
/// Numbers run along the rows, square 2 beside square 1. Both numbers and letters are read whichever is the notation.
class Numbering {
 public:
  /// The names of `Board`'s squares by that scheme; nothing if the scheme is for a board of another size.
  template <class Board>
  [[nodiscard]] static std::optional<Numbering> on(const NumberingScheme& scheme) noexcept {
    if (scheme.width != Board::width || scheme.height != Board::height) return std::nullopt;
    Numbering numbering(scheme);
    for (unsigned line = 0; line < scheme.height; ++line) {
      for (unsigned place = 0; place < scheme.width; ++place) numbering.lay<Board>(line, place);
    }
    return numbering;
  }

  /// Whether the board has a square of that name.
  [[nodiscard]] bool has(WrittenSquare written) const noexcept { return by_name_[written.code()] != nowhere; }
  /// The square of that name; meaningful only if the board has one.
  [[nodiscard]] Square at(WrittenSquare written) const noexcept { return Square(by_name_[written.code()]); }
  /// The square of that name; nothing if the board has none.
  [[nodiscard]] std::optional<Square> resolve(WrittenSquare written) const noexcept {
    return has(written) ? std::optional(at(written)) : std::nullopt;
  }

  /// The square's name in the scheme's own notation.
  [[nodiscard]] WrittenSquare write(Square square) const noexcept {
    return scheme_.notation == NotationKind::numeric ? write_numeric(square) : write_algebraic(square);
  }

  /// The square's number.
  [[nodiscard]] WrittenSquare write_numeric(Square square) const noexcept { return numbers_[index_of(square)]; }
  /// The square's letter and rank.
  [[nodiscard]] WrittenSquare write_algebraic(Square square) const noexcept { return letters_[index_of(square)]; }

  /// The square's place in board order as the scheme counts: from square 1 or a1, rank by rank.
  [[nodiscard]] int ordinal(Square square) const noexcept;

  [[nodiscard]] const NumberingScheme& scheme() const noexcept { return scheme_; }

 private:
  static constexpr std::uint8_t nowhere = 255;
  static constexpr std::size_t largest_board = std::size_t{12} * 12;

  explicit Numbering(const NumberingScheme& scheme) noexcept;

  [[nodiscard]] static std::size_t index_of(Square square) noexcept { return static_cast<std::size_t>(square.index()); }

  template <class Board>
  void lay(unsigned line, unsigned place) noexcept {
    if (const auto square = square_in<Board>(number_corner(), line, place)) add_number(*square);
    if (const auto square = square_in<Board>(letter_corner(), line, place)) add_letter(*square, place, line + 1);
  }

  /// The square `place` steps along the `line`th row, both counted from 0 at a corner of the starting player's view.
  template <class Board>
  [[nodiscard]] std::optional<Square> square_in(Corner corner, unsigned line, unsigned place) const noexcept {
    const bool from_top = corner == Corner::top_left || corner == Corner::top_right;
    const bool from_left = corner == Corner::top_left || corner == Corner::bottom_left;
    const bool seen_by_white = scheme_.first == Colour::white;
    const int row = static_cast<int>(from_top == seen_by_white ? line : scheme_.height - 1 - line);
    // A board whose bottom left corner is no playing square is laid out as its mirror image.
    const bool keep_columns = (from_left == seen_by_white) != scheme_.inverted;
    const int column = static_cast<int>(keep_columns ? place : scheme_.width - 1 - place);
    return Board::square_at(row, column);
  }

  [[nodiscard]] Corner number_corner() const noexcept;
  [[nodiscard]] Corner letter_corner() const noexcept;
  void add_number(Square square) noexcept;
  void add_letter(Square square, unsigned file, unsigned rank) noexcept;

  NumberingScheme scheme_;
  unsigned numbered_ = 0;
  std::array<std::uint8_t, WrittenSquare::codes> by_name_;
  std::array<WrittenSquare, largest_board> numbers_;
  std::array<WrittenSquare, largest_board> letters_;
};

/// The numbering that a variant's own page lays down.
template <Rules R>
[[nodiscard]] const Numbering& numbering_of() noexcept {
  static const Numbering numbering = *Numbering::on<typename R::Board>(R::numbering);
  return numbering;
}

}  // namespace draughts
