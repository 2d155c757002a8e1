// Which encoding a game's bytes are in, and the bytes as UTF-8. All encodings here are ASCII above which 128 bytes
// vary, so parsing works on the raw bytes and only what is shown is converted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace draughts {

/// The encodings that occur in draughts files.
enum class Encoding : std::uint8_t { utf_8, windows_1252, windows_1251, windows_1250, ibm866, koi8_r };

/// From how many bytes above 127 on a text's encoding can be detected; below, guesses are worse than a default.
inline constexpr std::size_t enough_high_bytes = 40;

/// The name, such as `windows-1252`.
std::string_view name_of(Encoding encoding);

/// The encoding of that name or usual alias (`latin1`, `cp866` …), whatever its case; nothing if unknown.
std::optional<Encoding> encoding_named(std::string_view name);

/// Whether `text` is UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF. ASCII is.
bool is_utf_8(std::string_view text);

/// How many bytes of `text` are above 127.
std::size_t count_high_bytes(std::string_view text);

/// The encoding of a text, if its bytes say enough: at least `enough_high_bytes` above 127, and for a Latin language as
/// many letters. UTF-8 may have a few bad bytes in it (one in ten).
std::optional<Encoding> detect(std::string_view text);

/// The encoding of one game: UTF-8 if it is valid UTF-8; what its own bytes say if they are enough; else its file's;
/// else windows-1252. `file` is what `detect` made of the file's beginning.
Encoding encoding_of_game(std::string_view game, std::optional<Encoding> file);

/// `text` as UTF-8. Never fails: bytes that mean nothing become U+FFFD.
std::string to_utf_8(std::string_view text, Encoding encoding);

}  // namespace draughts
