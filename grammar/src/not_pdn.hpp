// Is this a file of draughts games at all? Asked once for each source, before games are read.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "draughts/game/diagnostic.hpp"

namespace pdn {

/// So much of a source decides what it is.
inline constexpr std::size_t deciding_bytes = std::size_t{1} << 16;

/// A `not-pdn` that names what the text looks like, when its beginning holds nothing of draughts: no move, no setup, no
/// FEN, and not even tags or results in form. Nothing for PDN and for white space.
[[nodiscard]] std::optional<draughts::Diagnostic> judge_beginning(std::string_view beginning);

}  // namespace pdn
