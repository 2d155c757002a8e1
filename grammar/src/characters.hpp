// Kinds of bytes, by ASCII alone, and text without white space around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pdn {

[[nodiscard]] constexpr bool is_digit(char byte) noexcept {
  return byte >= '0' && byte <= '9';
}
[[nodiscard]] constexpr bool is_upper(char byte) noexcept {
  return byte >= 'A' && byte <= 'Z';
}
[[nodiscard]] constexpr bool is_letter(char byte) noexcept {
  return is_upper(byte) || (byte >= 'a' && byte <= 'z');
}
[[nodiscard]] constexpr bool is_name_byte(char byte) noexcept {
  return is_letter(byte) || is_digit(byte) || byte == '_';
}
[[nodiscard]] constexpr bool is_blank(char byte) noexcept {
  return byte == ' ' || byte == '\t';
}

/// What the grammar skips between tokens.
inline constexpr std::string_view white_space(" \n\r\t\v\f\0", 7);

[[nodiscard]] constexpr bool is_space(char byte) noexcept {
  constexpr auto bits = [] {
    std::uint64_t set = 0;
    for (const char space : white_space) set |= std::uint64_t{1} << space;
    return set;
  }();
  const auto code = static_cast<unsigned char>(byte);
  return code < 64 && (bits >> code & 1) != 0;
}

/// Without the white space at both ends; a view into `text`.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace pdn
