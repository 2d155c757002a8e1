// Names of encodings, which one a game is in, and conversion. Telling encodings apart by their bytes is in detect.cpp.
#include "draughts/source/encoding.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "code_pages.hpp"
#include "utf_8.hpp"

namespace draughts {
namespace {

using NamedEncoding = std::pair<std::string_view, Encoding>;

constexpr std::array names{
    NamedEncoding{"utf-8", Encoding::utf_8},
    NamedEncoding{"windows-1252", Encoding::windows_1252},
    NamedEncoding{"windows-1251", Encoding::windows_1251},
    NamedEncoding{"windows-1250", Encoding::windows_1250},
    NamedEncoding{"ibm866", Encoding::ibm866},
    NamedEncoding{"koi8-r", Encoding::koi8_r},
};

// ASCII and Latin-1 are read as windows-1252, which differs from them only where they have no letters.
constexpr std::array aliases{
    NamedEncoding{"utf8", Encoding::utf_8},
    NamedEncoding{"ascii", Encoding::windows_1252},
    NamedEncoding{"us-ascii", Encoding::windows_1252},
    NamedEncoding{"latin1", Encoding::windows_1252},
    NamedEncoding{"latin-1", Encoding::windows_1252},
    NamedEncoding{"iso-8859-1", Encoding::windows_1252},
    NamedEncoding{"iso8859-1", Encoding::windows_1252},
    NamedEncoding{"cp1252", Encoding::windows_1252},
    NamedEncoding{"cp1251", Encoding::windows_1251},
    NamedEncoding{"cp1250", Encoding::windows_1250},
    NamedEncoding{"cp866", Encoding::ibm866},
    NamedEncoding{"cp-866", Encoding::ibm866},
    NamedEncoding{"dos-866", Encoding::ibm866},
    NamedEncoding{"koi8r", Encoding::koi8_r},
    NamedEncoding{"koi8", Encoding::koi8_r},
};

constexpr char16_t replacement = u'\uFFFD';

char lower(char letter) {
  return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

template <class Table>
std::optional<Encoding> find_named(const Table& table, std::string_view name) {
  const auto same = [](char left, char right) { return left == lower(right); };
  for (const auto& [known, encoding] : table) {
    if (std::equal(known.begin(), known.end(), name.begin(), name.end(), same)) return encoding;
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Encoding encoding) {
  for (const auto& [name, named] : names) {
    if (named == encoding) return name;
  }
  return "unknown";
}

std::optional<Encoding> encoding_named(std::string_view name) {
  const auto encoding = find_named(names, name);
  return encoding ? encoding : find_named(aliases, name);
}

bool is_utf_8(std::string_view text) {
  while (true) {
    text.remove_prefix(ascii_length(text));
    if (text.empty()) return true;
    const std::size_t length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
}

std::size_t count_high_bytes(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) > 127; }));
}

Encoding encoding_of_game(std::string_view game, std::optional<Encoding> file) {
  if (is_utf_8(game)) return Encoding::utf_8;
  if (const auto detected = detect(game)) return *detected;
  // A UTF-8 file says nothing about the one game in it that isn't.
  return file && *file != Encoding::utf_8 ? *file : Encoding::windows_1252;
}

std::string to_utf_8(std::string_view text, Encoding encoding) {
  const std::u16string_view half = upper_half(encoding);
  std::string converted;
  converted.reserve(text.size() + text.size() / 8);
  while (!text.empty()) {
    const std::size_t ascii = ascii_length(text);
    converted.append(text.substr(0, ascii));
    text.remove_prefix(ascii);
    if (text.empty()) break;
    const std::size_t length = encoding == Encoding::utf_8 ? character_length(text) : 0;
    if (length > 0) {
      converted.append(text.substr(0, length));
    } else {
      append_utf_8(converted, half.empty() ? replacement : character_of(half, text.front()));
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return converted;
}

}  // namespace draughts
