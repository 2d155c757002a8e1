#include "pdn-convert/formats/paragraph.hpp"

#include <algorithm>

#include "common/text_width.hpp"

namespace pdn::cli {

void Paragraph::word(std::string_view word) {
  const std::string whole = opened_ + std::string(word);
  opened_.clear();
  const std::size_t cells = cells_of(whole);
  if (cells_ > 0 && cells_ + 1 + cells > width_) {
    text_ += '\n';
    cells_ = 0;
  }
  if (cells_ == 0) {
    text_.append(indent_, ' ');
    cells_ = indent_;
  } else {
    text_ += ' ';
    ++cells_;
  }
  text_ += whole;
  cells_ += cells;
}

void Paragraph::words(std::string_view text) {
  for (std::size_t at = text.find_first_not_of(' '); at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    word(text.substr(at, end - at));
    at = text.find_first_not_of(' ', end);
  }
}

void Paragraph::glue(std::string_view end) {
  if (cells_ == 0 || !opened_.empty()) return word(end);
  text_ += end;
  cells_ += cells_of(end);
}

void Paragraph::open(std::string_view begin) {
  opened_ += begin;
}

}  // namespace pdn::cli
