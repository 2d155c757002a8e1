// '\n' to "\r\n", a buffer at a time.
#include "common/text_form.hpp"

namespace pdn::cli {

TextFormer::TextFormer(std::streambuf& below, TextForm form) : below_(below), form_(form) {
  setp(buffer_.data(), buffer_.data() + buffer_.size());
}

TextFormer::~TextFormer() {
  hand_on();
}

TextFormer::int_type TextFormer::overflow(int_type character) {
  if (!hand_on()) return traits_type::eof();
  if (traits_type::eq_int_type(character, traits_type::eof())) return traits_type::not_eof(character);
  return sputc(traits_type::to_char_type(character));
}

int TextFormer::sync() {
  return hand_on() && below_.pubsync() == 0 ? 0 : -1;
}

bool TextFormer::put(std::string_view bytes) {
  if (bytes.empty()) return true;
  last_ = bytes.back();
  const auto size = static_cast<std::streamsize>(bytes.size());
  return below_.sputn(bytes.data(), size) == size;
}

bool TextFormer::hand_on() {
  std::string_view rest(pbase(), static_cast<std::size_t>(pptr() - pbase()));
  setp(buffer_.data(), buffer_.data() + buffer_.size());
  if (rest.empty()) return true;
  bool well = begun_ || !form_.utf_8_bom || put("\xEF\xBB\xBF");
  begun_ = true;
  while (well && form_.crlf) {
    const std::size_t line = rest.find('\n');
    if (line == std::string_view::npos) break;
    well = put(rest.substr(0, line)) && (last_ == '\r' || put("\r")) && put("\n");
    rest.remove_prefix(line + 1);
  }
  return well && put(rest);
}

}  // namespace pdn::cli
