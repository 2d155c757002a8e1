// Kinds of bytes, by ASCII alone, and text without white space around it.
#pragma once

#include <cstddef>
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
  return white_space.find(byte) != std::string_view::npos;
}

/// Without the white space at both ends; a view into `text`.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  const std::size_t begin = text.find_first_not_of(white_space);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(white_space) + 1 - begin);
}

}  // namespace pdn
