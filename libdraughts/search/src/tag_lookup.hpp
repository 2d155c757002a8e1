// The values of tags, as conditions ask for them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "draughts/game/game.hpp"

namespace draughts {

/// Whether a value is a way to say that nobody knows: empty, `?`, `????.??.??`.
[[nodiscard]] bool says_nothing(std::string_view value) noexcept;

/// Without blanks around it.
[[nodiscard]] std::string_view without_blanks(std::string_view text) noexcept;

/// The value of the tag of a standard name, as UTF-8 and without blanks around it: the tag of just this name, else one
/// whose foreign name means it, else one that differs in the case of its letters. Nothing where there is none, or
/// where it says nothing.
[[nodiscard]] std::optional<std::string> known_value(const Game& game, std::string_view standard_name);

}  // namespace draughts
