#include "squares_used.hpp"

namespace draughts {

void SquaresUsed::add(const Game& game) {
  for (const WrittenSquare square : game.squares) add(square);
  for (const WrittenSetup& setup : game.setups)
    for (const SetupPiece& piece : setup.setup.pieces) add(piece.square);
}

}  // namespace draughts
