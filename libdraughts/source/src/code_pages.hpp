// What the bytes above 127 mean in the one-byte encodings.
#pragma once

#include <string_view>

#include "draughts/source/encoding.hpp"

namespace draughts {

/// The 128 characters of the bytes 128 to 255, U+FFFD for a byte without one; nothing for UTF-8.
std::u16string_view upper_half(Encoding encoding);

/// The character of a byte above 127.
inline char16_t character_of(std::u16string_view half, char byte) {
  return half[static_cast<unsigned char>(byte) - 128U];
}

}  // namespace draughts
