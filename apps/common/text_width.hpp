// How much room text takes on a terminal, and which characters may be sent to one. Text is UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pdn::cli {

/// One character of a text.
struct CodePoint {
  char32_t value{};
  std::size_t bytes{};  ///< of its UTF-8 form
};

/// The first character of `text`, which is not empty; U+FFFD of one byte where the text is no UTF-8.
[[nodiscard]] CodePoint first_code_point(std::string_view text) noexcept;

/// The cells that a character takes: 0 for combining marks, 2 for wide ones (UAX 11), else 1.
[[nodiscard]] unsigned cells_of(char32_t character) noexcept;

/// The cells that a text without tabs takes.
[[nodiscard]] std::size_t cells_of(std::string_view text) noexcept;

/// True for what could take a terminal over or reorder a line: control characters, direction overrides.
[[nodiscard]] bool is_unsafe(char32_t character) noexcept;

/// The text with U+FFFD for unsafe characters and for bytes that are no UTF-8, and a space for tabs and line ends.
[[nodiscard]] std::string printable(std::string_view text);

/// The text with U+FFFD for bytes that are no UTF-8; nothing else is changed.
[[nodiscard]] std::string valid_utf_8(std::string_view text);

}  // namespace pdn::cli
