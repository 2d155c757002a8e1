// Filling the tables of a numbering.
#include "draughts/rules/numbering.hpp"

namespace draughts {

Numbering::Numbering(const NumberingScheme& scheme) noexcept : scheme_(scheme) {
  by_name_.fill(nowhere);
  numbers_.fill(WrittenSquare::beyond());
  letters_.fill(WrittenSquare::beyond());
}

int Numbering::ordinal(Square square) const noexcept {
  if (scheme_.notation == NotationKind::numeric) return static_cast<int>(write_numeric(square).number()) - 1;
  const WrittenSquare name = write_algebraic(square);
  return static_cast<int>((name.rank() - 1) * scheme_.width + name.file());
}

Corner Numbering::number_corner() const noexcept {
  // A game written with letters has no numbers of its own; where they are used, they run from the top left.
  return scheme_.notation == NotationKind::numeric ? scheme_.corner : Corner::top_left;
}

Corner Numbering::letter_corner() const noexcept {
  // A game written with numbers has no letters of its own; where they are used, a1 is the bottom left.
  return scheme_.notation == NotationKind::numeric ? Corner::bottom_left : scheme_.corner;
}

void Numbering::add_number(Square square) noexcept {
  const WrittenSquare name = WrittenSquare::numeric(++numbered_);
  numbers_[index_of(square)] = name;
  by_name_[name.code()] = static_cast<std::uint8_t>(square.index());
}

void Numbering::add_letter(Square square, unsigned file, unsigned rank) noexcept {
  const WrittenSquare name = WrittenSquare::algebraic(file, rank);
  letters_[index_of(square)] = name;
  by_name_[name.code()] = static_cast<std::uint8_t>(square.index());
}

}  // namespace draughts
