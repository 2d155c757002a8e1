// The GameType tag's fields as written (PDN 3.0, "GameType tag"): which game, who starts, the board, its numbering.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/numbering_scheme.hpp"

namespace draughts {

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
  int number{};                          ///< negative for games without a number of their own, as in `-1,W,12,12,N2,1`
  std::optional<GameTypeFields> fields;  ///< absent in the short form `20`

  friend bool operator==(const GameTypeTag&, const GameTypeTag&) = default;
};

/// Whether a tag has this number.
[[nodiscard]] constexpr bool has_number(const GameTypeTag& tag, std::optional<unsigned> number) noexcept {
  return number && tag.number >= 0 && static_cast<unsigned>(tag.number) == *number;
}

}  // namespace draughts
