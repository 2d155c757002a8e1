// Unicode's own folding by utf8proc; plain ASCII, the usual case, goes without it.
#include "draughts/search/folding.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "draughts/source/encoding.hpp"

namespace draughts {
namespace {

/// Letters with a stroke or a tail are letters of their own to Unicode; people who type without them write these.
using Plain = std::pair<char32_t, std::string_view>;
constexpr std::array plain_letters{
    Plain{U'\u00e6', "ae"}, Plain{U'\u00f0', "d"}, Plain{U'\u00f8', "o"}, Plain{U'\u00fe', "th"},
    Plain{U'\u0111', "d"},  Plain{U'\u0127', "h"}, Plain{U'\u0131', "i"}, Plain{U'\u0142', "l"},
    Plain{U'\u0153', "oe"}, Plain{U'\u0167', "t"}, Plain{U'\u01e5', "g"}, Plain{U'\u0491', "\u0433"},
};

char lower(char letter) noexcept {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_ascii(std::string_view text) noexcept {
  return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

/// The characters of a text, decomposed as `options` say.
std::vector<std::int32_t> characters_of(const std::string& text, utf8proc_option_t options) {
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  const auto size = static_cast<utf8proc_ssize_t>(text.size());
  std::vector<std::int32_t> characters(text.size());
  const auto capacity = [&] { return static_cast<utf8proc_ssize_t>(characters.size()); };
  utf8proc_ssize_t count = utf8proc_decompose(bytes, size, characters.data(), capacity(), options);
  if (count > capacity()) {
    characters.resize(static_cast<std::size_t>(count));
    count = utf8proc_decompose(bytes, size, characters.data(), capacity(), options);
  }
  characters.resize(static_cast<std::size_t>(std::max<utf8proc_ssize_t>(count, 0)));
  return characters;
}

void append(std::int32_t character, std::string& text) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto count = static_cast<std::size_t>(utf8proc_encode_char(character, bytes.data()));
  text.append(bytes.begin(), bytes.begin() + count);
}

void append_plain(std::int32_t character, std::string& text) {
  const auto* found =
      std::ranges::find(plain_letters, static_cast<char32_t>(character), &std::pair<char32_t, std::string_view>::first);
  if (found == plain_letters.end())
    append(character, text);
  else
    text += found->second;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string result;
  if (is_ascii(text)) {
    result.resize(text.size());
    std::ranges::transform(text, result.begin(), lower);
    return result;
  }
  constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                                          UTF8PROC_STRIPMARK | UTF8PROC_IGNORE | UTF8PROC_LUMP);
  for (const std::int32_t character : characters_of(to_utf_8(text, Encoding::utf_8), options))
    append_plain(character, result);
  return result;
}

bool contains_folded(std::string_view text, std::string_view wanted) {
  if (!is_ascii(text)) return folded(text).find(wanted) != std::string::npos;
  const auto same = [](char one, char other) { return lower(one) == other; };
  return wanted.empty() || std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}

std::string composed(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE);
  std::vector<std::int32_t> characters = characters_of(to_utf_8(text, Encoding::utf_8), options);
  const auto count =
      utf8proc_normalize_utf32(characters.data(), static_cast<utf8proc_ssize_t>(characters.size()), options);
  std::string result;
  for (utf8proc_ssize_t index = 0; index < count; ++index) append(characters[static_cast<std::size_t>(index)], result);
  return result;
}

}  // namespace draughts
