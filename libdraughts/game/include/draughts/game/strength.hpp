// Signs of strength and the NAGs that mean the same (PDN 3.0, "Numeric Annotation Glyphs").
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "draughts/game/transcript.hpp"

namespace draughts {

/// The NAG of a sign such as `!?` (5); nothing for a sign that has none, such as `(!)`.
[[nodiscard]] std::optional<std::uint32_t> nag_of(std::string_view sign) noexcept;

/// The sign of a NAG; empty where it has none that can be written behind a move.
[[nodiscard]] std::string_view sign_of(std::uint32_t nag) noexcept;

/// Turns signs into NAGs wherever one means the same.
void signs_to_nags(Transcript& transcript);

/// Turns NAGs into signs wherever one means the same and its move has no sign yet.
void nags_to_signs(Transcript& transcript);

}  // namespace draughts
