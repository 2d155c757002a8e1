// Telling encodings apart by their bytes. Game text is mostly ASCII, and general detectors mistake short Cyrillic for
// Greek, Mac or nothing at all; but Cyrillic words are unmistakable, being all high bytes. So Cyrillic is weighed here,
// and uchardet is asked only whether a Latin text is Central or Western European.
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <memory>

#include "code_pages.hpp"
#include "draughts/source/encoding.hpp"
#include "utf_8.hpp"

namespace draughts {
namespace {

constexpr std::array cyrillic{Encoding::windows_1251, Encoding::ibm866, Encoding::koi8_r};

bool is_high(char byte) {
  return static_cast<unsigned char>(byte) > 127;
}
bool is_ascii_letter(char byte) {
  return ('a' <= byte && byte <= 'z') || ('A' <= byte && byte <= 'Z');
}

bool is_letter_in(Encoding encoding, char byte) {
  const char16_t character = character_of(upper_half(encoding), byte);
  return u'\u00C0' <= character && character <= u'\u017F' && character != u'×' && character != u'÷';
}

/// Whether a high byte may be a letter of a Latin language: no-break spaces, quotes and degrees say nothing about it.
bool is_latin_letter(char byte) {
  return is_letter_in(Encoding::windows_1252, byte) || is_letter_in(Encoding::windows_1250, byte);
}

/// The words of a text that have a telling high byte in them, each followed by a space: what distinguishes encodings.
template <class Telling>
std::string words_with(std::string_view text, Telling is_telling) {
  const auto is_high_letter = [&](char byte) { return is_high(byte) && is_telling(byte); };
  const auto is_letter = [&](char byte) { return is_ascii_letter(byte) || is_high_letter(byte); };
  constexpr std::size_t enough = std::size_t{1} << 16;
  std::string words;
  while (!text.empty() && words.size() < enough) {
    const auto begin = std::find_if(text.begin(), text.end(), is_letter);
    const auto end = std::find_if_not(begin, text.end(), is_letter);
    if (std::any_of(begin, end, is_high_letter)) words.append(begin, end).push_back(' ');
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
  }
  return words;
}

/// Whether a text is UTF-8 but for a few bytes: nine in ten of its high bytes stand in valid characters.
bool is_mostly_utf_8(std::string_view text) {
  std::size_t valid = 0;
  std::size_t invalid = 0;
  while (true) {
    text.remove_prefix(ascii_length(text));
    if (text.empty()) return valid >= 9 * invalid;
    const std::size_t length = character_length(text);
    valid += length;
    invalid += length == 0 ? 1 : 0;
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
}

/// Whether most high bytes have a high neighbour: whole words of them, where Latin languages have accents here and
/// there.
bool has_high_words(std::string_view words) {
  std::size_t high = 0;
  std::size_t in_company = 0;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (!is_high(words[index])) continue;
    ++high;
    const bool left = index > 0 && is_high(words[index - 1]);
    const bool right = index + 1 < words.size() && is_high(words[index + 1]);
    in_company += left || right ? 1 : 0;
  }
  return in_company * 10 >= high * 6;
}

/// How many of the ten commonest letters of Russian there are, read in an encoding: two thirds of a text if it is the
/// right one, and in forty letters never as many if it isn't.
std::ptrdiff_t common_letters(std::string_view words, Encoding encoding) {
  constexpr std::u16string_view common = u"оеаинтсрвлОЕАИНТСРВЛ";
  const std::u16string_view half = upper_half(encoding);
  return std::count_if(words.begin(), words.end(), [&](char byte) {
    return is_high(byte) && common.find(character_of(half, byte)) != std::u16string_view::npos;
  });
}

/// The encoding in which the words are most Russian, if at least a third of their letters are common ones.
std::optional<Encoding> best_cyrillic(std::string_view words) {
  const auto best = std::max_element(cyrillic.begin(), cyrillic.end(), [&](Encoding left, Encoding right) {
    return common_letters(words, left) < common_letters(words, right);
  });
  const auto high = static_cast<std::ptrdiff_t>(count_high_bytes(words));
  return common_letters(words, *best) * 3 >= high ? std::optional(*best) : std::nullopt;
}

/// Central or Western European, if there are enough letters to tell. ISO-8859-2 is windows-1250 in all letters but a
/// few, and more often said than meant.
std::optional<Encoding> latin_by_advice(std::string_view words) {
  if (count_high_bytes(words) < enough_high_bytes) return std::nullopt;
  const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
  uchardet_handle_data(detector.get(), words.data(), words.size());
  uchardet_data_end(detector.get());
  const std::string_view advice = uchardet_get_charset(detector.get());
  return advice == "WINDOWS-1250" || advice == "ISO-8859-2" ? Encoding::windows_1250 : Encoding::windows_1252;
}

}  // namespace

std::optional<Encoding> detect(std::string_view text) {
  if (count_high_bytes(text) < enough_high_bytes) return std::nullopt;
  if (is_mostly_utf_8(text)) return Encoding::utf_8;
  const std::string words = words_with(text, is_high);
  if (has_high_words(words)) {
    if (const auto best = best_cyrillic(words)) return best;
  }
  return latin_by_advice(words_with(text, is_latin_letter));
}

}  // namespace draughts
