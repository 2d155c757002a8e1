// The board turned round, so that each side has the other's place.
#pragma once

#include "draughts/game/diagram.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/square_set.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// A half turn of a variant's board. Twice is as it was.
class HalfTurn {
 public:
  explicit HalfTurn(Variant variant);

  /// The square that takes a square's place.
  [[nodiscard]] Square operator()(Square square) const noexcept;
  [[nodiscard]] SquareSet operator()(const SquareSet& squares) const noexcept;
  /// The diagram with colours and turn swapped as well.
  [[nodiscard]] Diagram operator()(const Diagram& diagram) const noexcept;

 private:
  Numbering numbering_;
  unsigned last_;
};

}  // namespace draughts
