// Running text in lines of a width, for terminals and printers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pdn::cli {

/// A paragraph that is appended to another text; it ends its last line when it goes.
class Paragraph {
 public:
  /// Lines take `width` cells, `indent` blanks at their beginning included.
  Paragraph(std::string& text, std::size_t width, std::size_t indent = 0)
      : text_(text), width_(width), indent_(indent) {}
  Paragraph(const Paragraph&) = delete;
  Paragraph& operator=(const Paragraph&) = delete;
  ~Paragraph() {
    if (cells_ > 0) text_ += '\n';
  }

  /// A word that is not broken, though it may hold blanks.
  void word(std::string_view word);
  /// All words of a text.
  void words(std::string_view text);
  /// What follows the last word without a blank.
  void glue(std::string_view end);
  /// What the next word follows without a blank.
  void open(std::string_view begin);

 private:
  std::string& text_;
  std::size_t width_;
  std::size_t indent_;
  std::size_t cells_ = 0;  ///< of the line at hand
  std::string opened_;
};

}  // namespace pdn::cli
