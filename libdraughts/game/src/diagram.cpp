#include "draughts/game/diagram.hpp"

#include <algorithm>

namespace draughts {

Diagram Diagram::of(const Setup& setup, const Numbering& numbering, Colour turn_if_unknown) noexcept {
  Diagram diagram;
  diagram.turn_ = setup.turn.value_or(turn_if_unknown);
  for (const SetupPiece& piece : setup.pieces)
    if (const auto square = numbering.resolve(piece.square)) diagram.put(*square, piece_of(piece.colour, piece.king));
  return diagram;
}

void Diagram::play(Square from, Square to, std::span<const Square> captured, bool promotes) noexcept {
  const Piece mover = at(from);
  put(from, Piece::none);
  for (const Square square : captured) put(square, Piece::none);
  put(to, promotes ? piece_of(colour_of(mover), true) : mover);
  turn_ = opponent(turn_);
}

Setup Diagram::setup(const Numbering& numbering) const {
  Setup setup;
  setup.turn = turn_;
  setup.pieces.reserve(pieces_.size() - static_cast<std::size_t>(std::ranges::count(pieces_, Piece::none)));
  for (const Colour colour : {Colour::white, Colour::black}) {
    for (std::size_t index = 0; index < pieces_.size(); ++index) {
      const Piece piece = pieces_[index];
      if (piece == Piece::none || colour_of(piece) != colour) continue;
      setup.pieces.push_back({numbering.write(Square(static_cast<int>(index))), colour, is_king(piece)});
    }
  }
  return setup;
}

}  // namespace draughts
