#include "pdn-convert/formats/prose.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "common/text_width.hpp"
#include "pdn/comment_text.hpp"

namespace pdn::cli {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view blanks_at_ends(" \t\r\n\v\f\0", 7);

/// About the size of pieces, which end at a blank.
constexpr std::size_t usual_piece = std::size_t{1} << 16;

/// Calls `visit` for what stands in front of, between and behind the commands of a comment.
template <class Visit>
void for_texts(std::string_view comment, Visit visit) {
  std::size_t from = 0;
  pdn::CommentCommands commands(comment);
  while (const auto command = commands.next()) {
    visit(comment.substr(from, command->offset - from));
    from = command->offset + command->length;
  }
  visit(comment.substr(from));
}

}  // namespace

bool Prose::any_in(std::string_view comment) {
  bool any = false;
  for_texts(comment, [&](std::string_view text) {
    any = any || text.find_first_not_of(blanks_at_ends) != std::string_view::npos;
  });
  return any;
}

void Prose::write(std::string_view comment, std::string_view end) {
  for_texts(comment, [this](std::string_view text) { add(text); });
  paragraph_.words(held_.append(end));
}

void Prose::add(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks_at_ends), text.size()));
  text.remove_suffix(text.size() - (text.find_last_not_of(blanks_at_ends) + 1));
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(blanks, std::min(usual_piece, text.size())), text.size());
    add_piece(text.substr(0, end));
    text.remove_prefix(end);
    after_piece_();
  }
}

void Prose::add_piece(std::string_view piece) {
  const std::size_t first = piece.find_first_not_of(blanks);
  if (first == std::string_view::npos) return;
  std::string words = printable(piece.substr(first, piece.find_last_not_of(blanks) + 1 - first));
  const std::size_t blank = words.rfind(' ');
  std::string last = blank == std::string::npos ? words : words.substr(blank + 1);
  words.resize(words.size() - last.size());
  // What is held is a word of its own, or the beginning of this piece's first word.
  if (std::exchange(in_words_, true)) {
    paragraph_.words(held_);
    held_.clear();
  }
  if (words.empty()) {
    held_ += last;
    return;
  }
  paragraph_.words(held_ + words);
  held_ = std::move(last);
}

}  // namespace pdn::cli
