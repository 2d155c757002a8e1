// The GameType tag's fields as written (PDN 3.0, "GameType tag"): which game, who starts, the board, its numbering.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/rules/colour.hpp"

namespace draughts {

/// How squares are named: `A` letters and ranks, `N` numbers, `S` standard algebraic (chess).
enum class NotationKind : std::uint8_t { algebraic, numeric, san };

/// Where the first square lies, as the starting player sees the board.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// The fields behind the number, all present in the long form `20,W,10,10,N2,0`.
struct GameTypeFields {
  Colour first{};
  unsigned width{};
  unsigned height{};
  NotationKind notation{};
  std::optional<Corner> corner;  ///< absent in old forms without the digit
  bool inverted{};               ///< the bottom left corner is not a playing square

  friend bool operator==(const GameTypeFields&, const GameTypeFields&) = default;
};

/// A GameType tag.
struct GameTypeTag {
  unsigned number{};
  std::optional<GameTypeFields> fields;  ///< absent in the short form `20`
};

}  // namespace draughts
