// UTF-8, one character at a time: telling a valid one from bytes that look like it, and writing one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace draughts {

/// How many bytes of `text` (not empty) its first character has; 0 if they are no valid UTF-8 (The Unicode Standard,
/// table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
std::size_t character_length(std::string_view text);

/// How many bytes at the beginning of `text` are ASCII.
std::size_t ascii_length(std::string_view text);

/// Appends a character of the basic plane.
void append_utf_8(std::string& text, char16_t character);

}  // namespace draughts
