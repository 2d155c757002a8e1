// Tokens and lines of PDN's movetext.
#include "movetext.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "draughts/game/broken_text.hpp"

namespace pdn {

using draughts::Entry;
using draughts::EntryKind;

namespace {

/// A blank, a number of ten digits, three dots and a blank, and a move over two squares.
constexpr std::size_t longest_short_token = 32;

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
  const auto& entries = transcript_.entries;
  for (std::size_t at = write_short_moves(0); at < entries.size(); at = write_short_moves(at + 1))
    write_entry(entries[at]);
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

/// Writes the moves from `first` on that are told by their ends, as nearly all of a game's are; returns the entry
/// behind them. How long such a token is, is known before anything is laid down, so that many of them are laid down at
/// once.
std::size_t Movetext::write_short_moves(std::size_t first) {
  const auto& entries = transcript_.entries;
  std::array<char, 64 * longest_short_token> tokens;
  const char* const full = tokens.data() + tokens.size() - longest_short_token;
  char* at = tokens.data();
  // Behind a parenthesis a move is one piece with that.
  for (; !opened_ && first < entries.size() && names_.ends_suffice(entries[first]); ++first) {
    char* const token = column_ > 0 ? at + 1 : at;
    char* const end = names_.write_ends(write_number(token, entries[first]), entries[first]);
    const auto length = static_cast<std::size_t>(end - token);
    const bool fits = column_ == 0 || width_ == 0 || column_ + 1 + length <= width_;
    if (column_ > 0) *at = fits ? ' ' : '\n';
    column_ = (fits && column_ > 0 ? column_ + 1 : 0) + length;
    at = end;
    if (at < full) continue;
    text_.append(tokens.data(), at);
    at = tokens.data();
  }
  text_.append(tokens.data(), at);
  return first;
}

/// The number in front of a move, where it needs one.
char* Movetext::write_number(char* at, const Entry& move) {
  Line& line = lines_.back();
  const bool second = move.half % 2 != 0;
  if (!second || line.interrupted || line.next_half != move.half) {
    at = std::to_chars(at, at + longest_short_token, move.half / 2).ptr;
    if (second) at = std::copy_n("..", 2, at);
    at = std::copy_n(". ", 2, at);
  }
  line = {move.half + 1, false};
  return at;
}

void Movetext::write_move(const Entry& entry) {
  std::array<char, longest_short_token> number;
  char* const end = write_number(number.data(), entry);
  begin_token();
  const std::size_t begun = text_.size();
  text_.append(number.data(), end);
  names_.append_move(text_, transcript_, entry);
  end_token(text_.size() - begun);
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

/// Parts a token from what stands before it, by a blank as long as nobody knows how long it is. Behind a parenthesis it
/// is one piece with that.
void Movetext::begin_token() {
  joined_ = opened_;
  opened_ = false;
  if (joined_) return;
  blank_ = column_ > 0;
  before_ = column_;
  if (blank_) text_ += ' ';
  begin_ = text_.size();
}

/// Follows a token of so many characters, which goes on a line of its own where it is too long for this one.
void Movetext::end_token(std::size_t characters) {
  column_ += characters + (blank_ && !joined_ ? 1 : 0);
  if (!blank_ || width_ == 0 || column_ <= width_) return;
  text_[begin_ - 1] = '\n';
  column_ -= before_ + 1;
  blank_ = false;
}

void Movetext::put(std::string_view token) {
  begin_token();
  text_ += token;
  end_token(token.size());
}

void Movetext::glue(std::string_view token) {
  opened_ = false;
  text_ += token;
  column_ += token.size();
}

/// A comment stands as it was written, its line ends too.
void Movetext::put_comment(std::string_view comment) {
  lines_.back().interrupted = true;
  begin_token();
  text_ += '{';
  text_ += comment;
  text_ += '}';
  const std::size_t first_end = std::min(comment.find('\n'), comment.size());
  const bool one_line = first_end == comment.size();
  end_token(characters_in(comment.substr(0, first_end)) + (one_line ? 2 : 1));
  if (!one_line) column_ = characters_in(comment.substr(comment.rfind('\n') + 1)) + 1;
}

}  // namespace pdn
