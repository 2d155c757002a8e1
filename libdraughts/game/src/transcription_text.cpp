// The walk's part for text: signs, comments, and what can't be read or played.
#include "transcription.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "draughts/game/broken_text.hpp"
#include "draughts/game/strength.hpp"
#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

/// The NAG that stands for a `*` glued to a move: the only one.
constexpr std::uint32_t only_move = 7;

bool is_strength(std::string_view sign) noexcept {
  return sign.find_first_not_of("!?()") == std::string_view::npos;
}

/// Without the carriage returns in front of line feeds, and with a blank for each NUL, which no text has.
std::string in_plain_form(std::string text) {
  std::size_t kept = 0;
  for (const char byte : text) {
    if (byte == '\n')
      while (kept > 0 && text[kept - 1] == '\r') --kept;
    text[kept++] = byte == '\0' ? ' ' : byte;
  }
  text.resize(kept);
  return text;
}

std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

// Signs and comments

/// A move's first sign stands directly behind it, whatever the source has between the two; a further one would make
/// another sign with that, and becomes a NAG where it stands.
void Transcription::on_strength(std::size_t index) {
  const std::string sign = utf_8(game_.slice(game_.events[index].span));
  const bool takes_sign = line().last_move && !has_sign(*line().last_move);
  if (takes_sign && is_strength(sign)) {
    Entry entry;
    entry.kind = EntryKind::sign;
    entry.text = transcript_.keep(sign);
    auto& entries = transcript_.entries;
    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(*line().last_move) + 1, entry);
    return;
  }
  const auto nag = sign == "*" ? std::optional(only_move) : nag_of(sign);
  if (!nag || !line().last_move) return add_comment(sign);
  add(EntryKind::glyph).value = *nag;
}

bool Transcription::has_sign(std::size_t move) const {
  return move + 1 < transcript_.entries.size() && transcript_.entries[move + 1].kind == EntryKind::sign;
}

/// A position that is told behind moves is none that they could have begun with.
void Transcription::on_late_tag(const Tag& tag) {
  const std::string_view name = game_.slice(tag.name);
  if (!tells_start(name) || !tag.has_value) return;
  add_comment(escape_for_comment(utf_8(name) + ' ' + tag_text(game_, game_.slice(tag.value))));
}

void Transcription::on_comment(std::string_view raw) {
  std::string text = in_plain_form(utf_8(raw));
  if (auto broken = read_broken_comment(text)) {
    broken->ply = line().ply;
    add(EntryKind::broken).value = static_cast<std::uint32_t>(transcript_.broken.size());
    transcript_.broken.push_back(std::move(*broken));
    return;
  }
  // A brace that closes an inner comment would end this one.
  if (text.find('}') != std::string::npos) text = escape_for_comment(text);
  add_comment(std::move(text));
}

void Transcription::on_line_comment(std::string_view raw) {
  add_comment(escape_for_comment(trimmed(in_plain_form(utf_8(raw)))));
}

/// A comment may be as large as the game, so the first one is not copied.
void Transcription::add_comment(std::string text) {
  Entry& comment = add(EntryKind::comment);
  if (!transcript_.text.empty()) {
    comment.text = transcript_.keep(text);
    return;
  }
  comment.text = {0, static_cast<std::uint32_t>(text.size())};
  transcript_.text = std::move(text);
}

// What can't be read or played

void Transcription::break_off(std::size_t index) {
  const auto begin = static_cast<std::uint32_t>(begin_of_number(index));
  const std::uint32_t end = end_of_line(index);
  add_broken(begin, end, error_in(begin, end));
}

/// The event's place, or that of the number in front of it.
std::size_t Transcription::begin_of_number(std::size_t index) const {
  const bool numbered = index > 0 && game_.events[index - 1].kind == EventKind::number;
  return game_.events[index - (numbered ? 1 : 0)].span.offset;
}

/// Where the line of an event ends: at its parenthesis, at the terminator, or with the game.
std::uint32_t Transcription::end_of_line(std::size_t index) const {
  std::size_t depth = 0;
  for (; index < game_.events.size(); ++index) {
    const Event& event = game_.events[index];
    if (event.kind == EventKind::variation_begin) ++depth;
    if (event.kind != EventKind::variation_end) continue;
    if (depth == 0 && lines_.size() > 1) return event.span.offset;
    depth -= depth > 0 ? 1 : 0;
  }
  return end_of_moves(game_);
}

const Diagnostic* Transcription::error_in(std::uint32_t begin, std::uint32_t end) const {
  const Diagnostic* first = nullptr;
  for (const Diagnostic& finding : judgement_.diagnostics) {
    if (finding.severity != Severity::error) continue;
    const std::uint64_t offset = finding.span.offset - game_.offset;
    if (offset >= begin && offset < end) return &finding;
    if (first == nullptr) first = &finding;
  }
  return first;
}

void Transcription::add_lost_before(std::uint32_t offset) {
  for (; next_lost_ < lost_.size() && lost_[next_lost_].span.offset < offset; ++next_lost_) {
    const LostText& lost = lost_[next_lost_];
    if (lost.span.offset < done_) continue;
    add_broken(begin_with_number(lost.span.offset), lost.span.offset + lost.span.length, lost.finding);
  }
}

/// The place, or that of a number in front of it whose move was not read.
std::uint32_t Transcription::begin_with_number(std::uint32_t offset) const {
  const auto behind =
      std::ranges::find_if(game_.events, [&](const Event& event) { return event.span.offset >= offset; });
  if (behind == game_.events.begin()) return offset;
  const Event& last = *(behind - 1);
  return last.kind == EventKind::number ? last.span.offset : offset;
}

void Transcription::add_broken(std::uint32_t begin, std::uint32_t end, const Diagnostic* finding) {
  done_ = std::max(done_, end);
  const std::string_view raw = trimmed(game_.text.substr(begin, end - begin));
  if (raw.empty()) return;
  BrokenText broken;
  broken.code = finding != nullptr ? std::string(facts_of(finding->code).slug) : "unreadable";
  if (finding != nullptr)
    broken.message = finding->message.empty() ? std::string(facts_of(finding->code).text) : finding->message;
  broken.text = in_plain_form(utf_8(raw));
  broken.ply = line().ply;
  add(EntryKind::broken).value = static_cast<std::uint32_t>(transcript_.broken.size());
  transcript_.broken.push_back(std::move(broken));
}

}  // namespace draughts
