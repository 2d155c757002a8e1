#include "pdn-convert/formats/json_text.hpp"

#include <algorithm>
#include <charconv>

#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

bool stands_for_itself(char letter) noexcept {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x20 && byte < 0x80 && letter != '"' && letter != '\\';
}

void append_escaped(std::string& text, char letter) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  switch (letter) {
    case '"':
      text += "\\\"";
      return;
    case '\\':
      text += "\\\\";
      return;
    case '\n':
      text += "\\n";
      return;
    case '\r':
      text += "\\r";
      return;
    case '\t':
      text += "\\t";
      return;
    default:
      break;
  }
  const auto byte = static_cast<unsigned char>(letter);
  if (byte >= 0x20 && byte != 0x7f) {
    text += letter;
    return;
  }
  text += "\\u00";
  text += hexadecimal[byte / 16U];
  text += hexadecimal[byte % 16U];
}

}  // namespace

void JsonText::append_quoted(std::string_view value) {
  text_ += '"';
  if (std::ranges::all_of(value, stands_for_itself)) {
    text_ += value;
  } else {
    for (const char letter : valid_utf_8(value)) append_escaped(text_, letter);
  }
  text_ += '"';
}

void JsonText::append_number(std::int64_t value) {
  char digits[24];
  text_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

}  // namespace pdn::cli
