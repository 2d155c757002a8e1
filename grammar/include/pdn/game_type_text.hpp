// GameType text to its fields and back (PDN 3.0, "GameType tag"). What the fields mean for a game is asked elsewhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "draughts/game/game_type.hpp"

namespace pdn {

/// The fields of a GameType tag's value, such as `20` or `20,W,10,10,N2,0`; blanks are skipped, `invert` may be absent
/// and the corner too (forms of 2009 to 2014). Nothing when the value is not in that form.
[[nodiscard]] std::optional<draughts::GameTypeTag> parse_game_type(std::string_view value);

/// What a GameType tag's value says, whole or not.
struct GameTypeReading {
  std::optional<draughts::GameTypeTag> tag;  ///< where a field is wrong, the number alone; nothing without a number
  std::string fault;                         ///< what is wrong with the value; empty where nothing is
};

/// The same for a value that may be damaged: its number counts whatever is wrong behind it.
[[nodiscard]] GameTypeReading read_game_type(std::string_view value);

/// The long form, or the short one when there are no fields.
[[nodiscard]] std::string write_game_type(const draughts::GameTypeTag& tag);

}  // namespace pdn
