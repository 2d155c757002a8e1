// Positions for RapidCheck, which shrink towards the empty board.
#pragma once

#include <rapidcheck.h>

#include <vector>

#include "draughts/rules/setup.hpp"
#include "support/positions.hpp"

namespace test_support {

/// Any setup of men and kings on the 50 squares.
inline rc::Gen<draughts::Setup> any_setup() {
  const auto cells = rc::gen::container<std::vector<int>>(50, rc::gen::inRange(0, 14));
  return rc::gen::map(rc::gen::pair(rc::gen::arbitrary<bool>(), cells), [](const auto& drawn) {
    draughts::Setup setup;
    setup.turn = drawn.first ? draughts::Colour::black : draughts::Colour::white;
    for (unsigned number = 1; number <= drawn.second.size(); ++number) {
      const int cell = drawn.second[number - 1];
      if (cell == 0 || cell > 4) continue;  // most squares are empty, or nothing could move
      const draughts::Colour colour = cell % 2 == 0 ? draughts::Colour::black : draughts::Colour::white;
      setup.pieces.push_back({draughts::WrittenSquare::numeric(number), colour, cell > 2});
    }
    return setup;
  });
}

/// The setup turned by half a circle with colours swapped: the same game seen by the other side.
inline draughts::Setup rotated(draughts::Setup setup) {
  setup.turn = draughts::opponent(setup.turn.value());
  for (draughts::SetupPiece& piece : setup.pieces) {
    piece.square = draughts::WrittenSquare::numeric(51 - piece.square.number());
    piece.colour = draughts::opponent(piece.colour);
  }
  return setup;
}

}  // namespace test_support
