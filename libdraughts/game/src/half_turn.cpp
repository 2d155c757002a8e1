// Numbers run along the rows, so that the first square and the last change places.
#include "draughts/game/half_turn.hpp"

#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"

namespace draughts {

HalfTurn::HalfTurn(Variant variant)
    : numbering_(*make_numbering(own_reading(variant))), last_(facts_of(variant).squares) {}

Square HalfTurn::operator()(Square square) const noexcept {
  return numbering_.at(WrittenSquare::numeric(last_ + 1 - numbering_.write_numeric(square).number()));
}

SquareSet HalfTurn::operator()(const SquareSet& squares) const noexcept {
  SquareSet turned;
  for (unsigned number = 1; number <= last_; ++number) {
    const Square square = numbering_.at(WrittenSquare::numeric(number));
    if (squares.contains(square)) turned.add((*this)(square));
  }
  return turned;
}

Diagram HalfTurn::operator()(const Diagram& diagram) const noexcept {
  Diagram turned;
  turned.give_turn(opponent(diagram.turn()));
  for (unsigned number = 1; number <= last_; ++number) {
    const Square square = numbering_.at(WrittenSquare::numeric(number));
    const Piece piece = diagram.at(square);
    if (piece != Piece::none) turned.put((*this)(square), piece_of(opponent(colour_of(piece)), is_king(piece)));
  }
  return turned;
}

}  // namespace draughts
