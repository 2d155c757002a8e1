// Squares as most are written, told by the two bytes that they begin with instead of byte by byte: no processor
// guesses how many digits the next square has.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "draughts/rules/written_square.hpp"

namespace pdn {

/// A number of one or two digits, the first of them not 0, or a small letter and a rank of one digit.
struct PlainSquare {
  draughts::WrittenSquare square;
  std::uint8_t length{};  ///< in bytes; 0 where no such square begins
};

/// What begins with each pair of bytes, by the two as this machine reads them. Of the many rows only a few are used.
inline constexpr auto plain_squares = [] {
  std::array<PlainSquare, 0x10000> table{};
  const auto entry = [&](unsigned first, unsigned second) -> PlainSquare& {
    return table[std::endian::native == std::endian::little ? first | second << 8 : first << 8 | second];
  };
  for (unsigned units = 1; units < 10; ++units) {
    for (unsigned behind = 0; behind < 0x100; ++behind)
      entry('0' + units, behind) = {draughts::WrittenSquare::numeric(units), 1};
  }
  for (unsigned number = 10; number < 100; ++number)
    entry('0' + number / 10, '0' + number % 10) = {draughts::WrittenSquare::numeric(number), 2};
  for (unsigned file = 0; file < 12; ++file) {
    for (unsigned rank = 1; rank < 10; ++rank)
      entry('a' + file, '0' + rank) = {draughts::WrittenSquare::algebraic(file, rank), 2};
  }
  return table;
}();

/// The square that begins at `text`, of which two bytes must be there. A third digit is not looked for.
[[nodiscard]] inline PlainSquare plain_square(const char* text) noexcept {
  std::uint16_t two_bytes{};
  std::memcpy(&two_bytes, text, sizeof two_bytes);
  return plain_squares[two_bytes];
}

}  // namespace pdn
