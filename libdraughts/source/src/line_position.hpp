// Counting lines and columns over bytes that pass by and may be gone afterwards. Which encoding the line is in is
// decided later, so both counts are kept.
#pragma once

#include <cstdint>
#include <string_view>

namespace draughts {

/// Whether a byte goes on a UTF-8 character that began before it.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// How many UTF-8 characters begin in `text`.
std::uint64_t count_characters(std::string_view text);

/// Where a byte stands.
struct LinePosition {
  std::uint64_t line = 1;        ///< from 1
  std::uint64_t bytes = 0;       ///< of its line, before it
  std::uint64_t characters = 0;  ///< of its line, begun before it, read as UTF-8

  /// Moves on over the bytes that begin at this position.
  void advance(std::string_view passed);
};

}  // namespace draughts
