// Text to what is looked for on a board: whole positions as FENs, parts of positions as patterns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "draughts/search/position_pattern.hpp"

namespace pdn {

/// Why a text is no pattern, and where.
struct PatternError {
  std::size_t offset{};  ///< of the place, in bytes
  std::size_t length{};  ///< of what is wrong there, in bytes; 0 where something is missing
  std::string message;
};

/// Reads a pattern such as `W:W27,28,K3:B12,E23,?18`: a FEN in which `E` before a square wants it empty, and `?` any
/// piece on it, whichever colour it stands behind, if any. Squares that are not named may have anything. Any bytes may
/// come.
[[nodiscard]] tl::expected<draughts::PositionPattern, PatternError> parse_pattern(std::string_view text);

/// Reads a FEN as the pattern of a whole position. All that pdn-validate reads is read, and a turn `?` is either
/// side's.
[[nodiscard]] tl::expected<draughts::PositionPattern, PatternError> parse_whole_position(std::string_view fen);

}  // namespace pdn
