// A strict UTF-8 decoder, and two short tables after the Unicode Character Database (categories Mn, Me, Cf; UAX 11):
// the scripts that names and comments of draughts files use, not all of Unicode.
#include "common/text_width.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace pdn::cli {
namespace {

constexpr char32_t replacement = 0xFFFD;
constexpr std::string_view replacement_text = "\xEF\xBF\xBD";

struct Range {
  char32_t first;
  char32_t last;
};

// clang-format off
constexpr std::array zero_width{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD}, Range{0x05BF, 0x05BF}, Range{0x05C1, 0x05C2},
    Range{0x05C4, 0x05C5}, Range{0x05C7, 0x05C7}, Range{0x0610, 0x061A}, Range{0x064B, 0x065F}, Range{0x0670, 0x0670},
    Range{0x06D6, 0x06DC}, Range{0x06DF, 0x06E4}, Range{0x06E7, 0x06E8}, Range{0x06EA, 0x06ED}, Range{0x0900, 0x0902},
    Range{0x093A, 0x093A}, Range{0x093C, 0x093C}, Range{0x0941, 0x0948}, Range{0x094D, 0x094D}, Range{0x0E31, 0x0E31},
    Range{0x0E34, 0x0E3A}, Range{0x0E47, 0x0E4E}, Range{0x1160, 0x11FF}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},
    Range{0x200B, 0x200F}, Range{0x2060, 0x2064}, Range{0x20D0, 0x20F0}, Range{0x302A, 0x302D}, Range{0x3099, 0x309A},
    Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0xFEFF, 0xFEFF}, Range{0x1F3FB, 0x1F3FF},
    Range{0xE0001, 0xE007F}, Range{0xE0100, 0xE01EF}};

constexpr std::array wide{
    Range{0x1100, 0x115F}, Range{0x231A, 0x231B}, Range{0x2E80, 0x303E}, Range{0x3041, 0x33FF}, Range{0x3400, 0x4DBF},
    Range{0x4E00, 0xA4CF}, Range{0xA960, 0xA97C}, Range{0xAC00, 0xD7A3}, Range{0xF900, 0xFAFF}, Range{0xFE30, 0xFE6F},
    Range{0xFF00, 0xFF60}, Range{0xFFE0, 0xFFE6}, Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF},
    Range{0x1F900, 0x1F9FF}, Range{0x1FA70, 0x1FAFF}, Range{0x20000, 0x3FFFD}};
// clang-format on

bool contains(std::span<const Range> ranges, char32_t character) {
  const auto after = std::ranges::upper_bound(ranges, character, {}, &Range::first);
  return after != ranges.begin() && character <= std::prev(after)->last;
}

/// The length that a first byte announces; 0 for a byte that begins no character.
std::size_t announced_length(std::uint8_t byte) {
  if (byte < 0x80) return 1;
  if (byte >= 0xC2 && byte <= 0xDF) return 2;
  if (byte >= 0xE0 && byte <= 0xEF) return 3;
  if (byte >= 0xF0 && byte <= 0xF4) return 4;
  return 0;
}

}  // namespace

CodePoint first_code_point(std::string_view text) noexcept {
  const auto first = static_cast<std::uint8_t>(text.front());
  const std::size_t length = announced_length(first);
  if (length == 1) return {first, 1};
  if (length == 0 || length > text.size()) return {replacement, 1};
  char32_t value = first & (0xFFU >> (length + 1));
  for (std::size_t index = 1; index < length; ++index) {
    const auto byte = static_cast<std::uint8_t>(text[index]);
    if ((byte & 0xC0U) != 0x80U) return {replacement, 1};
    value = (value << 6U) | (byte & 0x3FU);
  }
  constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < smallest[length] || value > 0x10FFFF || surrogate) return {replacement, 1};
  return {value, length};
}

unsigned cells_of(char32_t character) noexcept {
  if (character < 0x0300) return 1;
  if (contains(zero_width, character)) return 0;
  return contains(wide, character) ? 2 : 1;
}

std::size_t cells_of(std::string_view text) noexcept {
  std::size_t cells = 0;
  while (!text.empty()) {
    const CodePoint point = first_code_point(text);
    cells += cells_of(point.value);
    text.remove_prefix(point.bytes);
  }
  return cells;
}

bool is_unsafe(char32_t character) noexcept {
  if (character < 0x20 || (character >= 0x7F && character < 0xA0)) return true;
  return (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

std::string printable(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const CodePoint point = first_code_point(text);
    if (point.value == U'\t' || point.value == U'\n' || point.value == U'\r')
      result += ' ';
    else if (is_unsafe(point.value) || point.value == replacement)
      result += replacement_text;
    else
      result += text.substr(0, point.bytes);
    text.remove_prefix(point.bytes);
  }
  return result;
}

std::string valid_utf_8(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const CodePoint point = first_code_point(text);
    result += point.value == replacement ? replacement_text : text.substr(0, point.bytes);
    text.remove_prefix(point.bytes);
  }
  return result;
}

}  // namespace pdn::cli
