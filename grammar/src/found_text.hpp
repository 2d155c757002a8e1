// The text at an error, as messages show it.
#pragma once

#include <string>
#include <string_view>

#include "game_builder.hpp"

namespace pdn {

/// The token that begins at `at`: up to white space, a bracket or 40 bytes; at least one byte.
[[nodiscard]] Bytes found_token(const char* at, const char* end) noexcept;

/// A token for a message: as it is where it is plain ASCII, else its first byte by its number.
[[nodiscard]] std::string shown(Bytes token);

/// What is said of errors in chess games.
inline constexpr std::string_view chess_hint = "this looks like chess";

/// Is this how chess files write a move, such as `e4`, `Nf3`, `O-O`?
[[nodiscard]] bool looks_like_chess(std::string_view token) noexcept;

}  // namespace pdn
