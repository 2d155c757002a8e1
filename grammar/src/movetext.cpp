// Tokens and lines of PDN's movetext.
#include "movetext.hpp"

#include <algorithm>

#include "draughts/game/broken_text.hpp"

namespace pdn {

using draughts::Entry;
using draughts::EntryKind;

namespace {

/// Characters of a UTF-8 text.
std::size_t characters_in(std::string_view text) noexcept {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

}  // namespace

Movetext::Movetext(const draughts::Transcript& transcript, const SquareNames& names, std::size_t width,
                   std::string& text)
    : transcript_(transcript), names_(names), width_(width), text_(text), lines_(1) {}

void Movetext::write() {
  for (const Entry& entry : transcript_.entries) write_entry(entry);
  put("*");
  text_ += '\n';
}

void Movetext::write_entry(const Entry& entry) {
  switch (entry.kind) {
    case EntryKind::move:
    case EntryKind::unjudged_move:
      return write_move(entry);
    case EntryKind::null_move:
      return write_null_move(entry);
    case EntryKind::setup:
      return write_setup(entry);
    case EntryKind::comment:
      return put_comment(transcript_.slice(entry.text));
    case EntryKind::broken:
      return put_comment(draughts::broken_comment(transcript_.broken[entry.value]));
    case EntryKind::sign:
      return glue(transcript_.slice(entry.text));
    case EntryKind::glyph:
      return put("$" + std::to_string(entry.value));
    case EntryKind::variation_begin:
      lines_.back().interrupted = true;
      lines_.emplace_back();
      put("(");
      opened_ = true;
      return;
    case EntryKind::variation_end:
      if (lines_.size() > 1) lines_.pop_back();
      return glue(")");
  }
}

void Movetext::write_move(const Entry& entry) {
  Line& line = lines_.back();
  token_.clear();
  const bool second = entry.half % 2 != 0;
  if (!second || line.interrupted || line.next_half != entry.half) {
    token_ += std::to_string(entry.half / 2);
    token_ += second ? "... " : ". ";
  }
  names_.append_move(token_, transcript_, entry);
  line = {entry.half + 1, false};
  put(token_);
}

void Movetext::write_null_move(const Entry& entry) {
  lines_.back().interrupted = true;
  put(entry.turn == draughts::Colour::white ? R"(/FEN "B::"/)" : R"(/FEN "W::"/)");
}

void Movetext::write_setup(const Entry& entry) {
  const draughts::LaidSetup& setup = transcript_.setups[entry.value];
  lines_.back().interrupted = true;
  put("/FEN \"" + names_.fen(setup.diagram, setup.turn_known) + "\"/");
}

/// Parts a token of so many characters from what stands before it.
void Movetext::begin_token(std::size_t characters) {
  if (opened_ || column_ == 0) {
    opened_ = false;
  } else if (width_ > 0 && column_ + 1 + characters > width_) {
    text_ += '\n';
    column_ = 0;
  } else {
    text_ += ' ';
    ++column_;
  }
}

void Movetext::put(std::string_view token) {
  begin_token(token.size());
  text_ += token;
  column_ += token.size();
}

void Movetext::glue(std::string_view token) {
  opened_ = false;
  text_ += token;
  column_ += token.size();
}

/// A comment stands as it was written, its line ends too.
void Movetext::put_comment(std::string_view comment) {
  lines_.back().interrupted = true;
  const std::size_t first_end = std::min(comment.find('\n'), comment.size());
  begin_token(characters_in(comment.substr(0, first_end)) + 2);
  text_ += '{';
  text_ += comment;
  text_ += '}';
  const std::size_t last_end = comment.rfind('\n');
  if (last_end == std::string_view::npos)
    column_ += characters_in(comment) + 2;
  else
    column_ = characters_in(comment.substr(last_end + 1)) + 1;
}

}  // namespace pdn
