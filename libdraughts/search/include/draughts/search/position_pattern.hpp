// What is looked for on a board: a whole position, or a part of one. Squares stay as written: which board they are on
// is known game by game.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/written_square.hpp"

namespace draughts {

/// What must be on a square.
enum class Wanted : std::uint8_t { white_man, white_king, black_man, black_king, any_piece, nothing };

/// One square, and what must be there.
struct WantedSquare {
  WrittenSquare square;
  Wanted what{};

  friend bool operator==(const WantedSquare&, const WantedSquare&) = default;
};

/// A position to be found, or a part of one.
struct PositionPattern {
  std::optional<Colour> turn;  ///< who is to move; nothing: either side
  std::vector<WantedSquare> squares;
  bool whole{};  ///< all other squares are empty

  friend bool operator==(const PositionPattern&, const PositionPattern&) = default;
};

/// Whether any variant's board has all squares of a pattern, by that variant's names of squares.
[[nodiscard]] bool fits_any_board(const PositionPattern& pattern);

}  // namespace draughts
