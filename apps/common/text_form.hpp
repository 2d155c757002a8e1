// How a text lies in a file: line ends and a mark at the beginning. What is written always ends its lines with '\n';
// what becomes of that is decided here.
#pragma once

#include <array>
#include <cstddef>
#include <streambuf>
#include <string_view>

namespace pdn::cli {

/// The bytes around a text.
struct TextForm {
  bool crlf{};       ///< lines end with "\r\n" instead of "\n"
  bool utf_8_bom{};  ///< the bytes EF BB BF come first, if anything comes at all
  friend bool operator==(const TextForm&, const TextForm&) = default;
};

/// A stream buffer that hands on to another one what it is given, in a form. A line end that has its '\r' gets no
/// second one. What can't be written shows as with the buffer below.
class TextFormer : public std::streambuf {
 public:
  /// Writes to `below`, which outlives it.
  TextFormer(std::streambuf& below, TextForm form);
  TextFormer(const TextFormer&) = delete;
  TextFormer& operator=(const TextFormer&) = delete;
  ~TextFormer() override;

 protected:
  int_type overflow(int_type character) override;
  int sync() override;

 private:
  bool hand_on();
  bool put(std::string_view bytes);

  std::streambuf& below_;
  TextForm form_;
  bool begun_ = false;
  char last_ = '\0';
  std::array<char, std::size_t{1} << 14> buffer_{};
};

}  // namespace pdn::cli
