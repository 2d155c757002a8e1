// Comments as running text. A comment may be as large as a game may be, so it is taken piece by piece.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "pdn-convert/formats/paragraph.hpp"

namespace pdn::cli {

/// Writes the words of a comment, without its commands, into a paragraph.
class Prose {
 public:
  /// The first word is glued to `begin`. `after_piece` is called after so many words that the paragraph's text is worth
  /// a look.
  Prose(Paragraph& paragraph, std::string_view begin, const std::function<void()>& after_piece)
      : paragraph_(paragraph), after_piece_(after_piece), held_(begin) {}

  /// Whether a comment has any words.
  [[nodiscard]] static bool any_in(std::string_view comment);

  /// Writes all words of a comment, the last one glued to `end`.
  void write(std::string_view comment, std::string_view end);

 private:
  void add(std::string_view text);
  void add_piece(std::string_view piece);

  Paragraph& paragraph_;
  const std::function<void()>& after_piece_;
  std::string held_;       ///< what the next word may have to be glued to: the beginning, or the last word
  bool in_words_ = false;  ///< it is the last word
};

}  // namespace pdn::cli
