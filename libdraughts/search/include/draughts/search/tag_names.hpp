// The names that conditions know, and what the values of each are. Any other name is that of a user's tag: text.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace draughts {

/// What the values of a name are.
enum class ValueKind : std::uint8_t {
  text,       ///< compared as numbers where both sides are numbers
  round,      ///< numbers with dots, `7.2`, and text
  date,       ///< any name that ends in Date
  time,       ///< hours, minutes and seconds
  result,     ///< who won, in whichever style
  game_type,  ///< the number of a GameType
  variant,    ///< Variant: by which rules the game was judged
  plies,      ///< Plies: how many of the main line were replayed
};

/// The standard's name for a name in any case or known language, such as White for `white` and `Bianco`; others come
/// back as they are.
[[nodiscard]] std::string_view standard_name(std::string_view written) noexcept;

/// What the values of a standard name are.
[[nodiscard]] ValueKind kind_of(std::string_view standard_name) noexcept;

/// The names of the standard's tags, and of the facts that the judge finds.
[[nodiscard]] std::span<const std::string_view> known_names() noexcept;

}  // namespace draughts
