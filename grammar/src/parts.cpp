#include "pdn/parts.hpp"

#include <algorithm>
#include <array>

#include "pdn/comment_text.hpp"

namespace pdn {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;

namespace {

constexpr std::array<std::string_view, 5> clock_commands{"clk", "mct", "egt", "emt", "clock"};

bool tells_time(const CommentCommand& command) {
  return std::ranges::find(clock_commands, command.name) != clock_commands.end();
}

/// The comment without its clocks, and without the blank that stood beside each.
std::string without_clocks(std::string_view comment) {
  std::string kept;
  std::size_t at = 0;
  CommentCommands commands(comment);
  while (const auto command = commands.next()) {
    if (!tells_time(*command)) continue;
    kept += comment.substr(at, command->offset - at);
    at = command->offset + command->length;
    const bool blank_before = kept.empty() || kept.back() == ' ';
    if (blank_before && at < comment.size() && comment[at] == ' ') ++at;
  }
  kept += comment.substr(at);
  return kept;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\n") == std::string_view::npos;
}

void drop_variations(std::vector<Entry>& entries) {
  std::size_t depth = 0;
  std::erase_if(entries, [&](const Entry& entry) {
    if (entry.kind == EntryKind::variation_begin) ++depth;
    const bool inside = depth > 0;
    if (entry.kind == EntryKind::variation_end && depth > 0) --depth;
    return inside;
  });
}

void drop_clocks(Transcript& transcript) {
  std::erase_if(transcript.entries, [&](Entry& entry) {
    if (entry.kind != EntryKind::comment) return false;
    const std::string_view comment = transcript.slice(entry.text);
    if (comment.find("[%") == std::string_view::npos) return false;
    const std::string kept = without_clocks(comment);
    if (kept.size() == comment.size()) return false;
    entry.text = transcript.keep(kept);
    return is_blank(kept);
  });
}

}  // namespace

void drop_parts(Transcript& transcript, const Parts& parts) {
  if (!parts.variations) drop_variations(transcript.entries);
  std::erase_if(transcript.entries, [&](const Entry& entry) {
    const bool sign = entry.kind == EntryKind::sign || entry.kind == EntryKind::glyph;
    return (entry.kind == EntryKind::comment && !parts.comments) || (sign && !parts.glyphs);
  });
  if (!parts.clocks) drop_clocks(transcript);
}

}  // namespace pdn
