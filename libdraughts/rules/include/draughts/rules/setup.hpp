// A position as somebody claims it: a FEN, a setup, a diagram. Nothing here has been checked against a board;
// `Position` is what a setup becomes once it is proven playable.
#pragma once

#include <optional>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/written_square.hpp"

namespace draughts {

/// One piece of a setup.
struct SetupPiece {
  WrittenSquare square;
  Colour colour{};
  bool king{};

  friend bool operator==(const SetupPiece&, const SetupPiece&) = default;
};

/// Pieces on squares as written, and whose turn it is; no turn means unknown (`?` in a FEN).
struct Setup {
  std::optional<Colour> turn;
  std::vector<SetupPiece> pieces;

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace draughts
