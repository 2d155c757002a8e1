// TimeControl text to its periods. What they mean for a game is asked elsewhere.
#pragma once

#include <optional>
#include <string_view>

#include "draughts/game/time_control.hpp"

namespace pdn {

/// The periods of a TimeControl tag's value; nothing when it is not in form.
[[nodiscard]] std::optional<draughts::TimeControl> parse_time_control(std::string_view value);

}  // namespace pdn
