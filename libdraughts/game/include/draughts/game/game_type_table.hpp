// The predefined game types of PDN 3.0 ("GameType tag", table): what a number means for numbering, results and signs.
// Format only; the rules of a game type are the rules room's.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "draughts/game/game.hpp"
#include "draughts/game/game_type.hpp"
#include "draughts/rules/rule_terms.hpp"

namespace draughts {

/// One row of the standard's table.
struct GameTypeRow {
  unsigned number;
  std::string_view name;
  GameTypeFields fields;
  bool all_squares;  ///< every square is played on, not only those of one colour
  ResultStyle results;
  Separator capture_sign;
};

/// All rows, several for a number whose federations differ; the first of a number is the one a bare number means.
[[nodiscard]] std::span<const GameTypeRow> game_type_rows() noexcept;

/// The first row of a number; nothing for a number the standard doesn't define.
[[nodiscard]] const GameTypeRow* game_type_row(unsigned number) noexcept;

/// How many squares the row's board has.
[[nodiscard]] unsigned square_count(const GameTypeRow& row) noexcept;

}  // namespace draughts
