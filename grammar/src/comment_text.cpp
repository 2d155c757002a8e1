// Commands in comments, and the times they show.
#include "pdn/comment_text.hpp"

#include <array>

#include "characters.hpp"

namespace pdn {
namespace {

// Digits up to the next byte that is none; nothing for no digit, or more than `most`.
std::optional<std::uint32_t> take_number(std::string_view& text, std::size_t most) noexcept {
  std::uint32_t number = 0;
  std::size_t size = 0;
  while (size < text.size() && is_digit(text[size])) {
    if (size == most) return std::nullopt;
    number = number * 10 + static_cast<std::uint32_t>(text[size++] - '0');
  }
  text.remove_prefix(size);
  if (size == 0) return std::nullopt;
  return number;
}

void append_prose(std::string& text, std::string_view prose) {
  prose = trimmed(prose);
  if (prose.empty()) return;
  if (!text.empty()) text += ' ';
  text += prose;
}

}  // namespace

std::optional<CommentCommand> CommentCommands::next() noexcept {
  while (true) {
    const std::size_t open = comment_.find("[%", at_);
    if (open == std::string_view::npos) return std::nullopt;
    std::size_t name_end = open + 2;
    while (name_end < comment_.size() && is_name_byte(comment_[name_end])) ++name_end;
    at_ = open + 2;
    if (name_end == open + 2) continue;
    const std::size_t close = comment_.find(']', name_end);
    if (close == std::string_view::npos) return std::nullopt;
    at_ = close + 1;
    return CommentCommand{comment_.substr(open + 2, name_end - open - 2),
                          trimmed(comment_.substr(name_end, close - name_end)), open, close + 1 - open};
  }
}

std::string text_without_commands(std::string_view comment) {
  std::string text;
  std::size_t from = 0;
  CommentCommands commands(comment);
  while (const auto command = commands.next()) {
    append_prose(text, comment.substr(from, command->offset - from));
    from = command->offset + command->length;
  }
  append_prose(text, comment.substr(from));
  return text;
}

std::optional<std::uint32_t> parse_clock_time(std::string_view value) noexcept {
  value = trimmed(value);
  std::array<std::uint32_t, 3> parts{};
  std::size_t count = 0;
  while (true) {
    const auto part = take_number(value, count == 0 ? 5 : 2);
    if (!part || (count > 0 && *part > 59)) return std::nullopt;
    parts[count++] = *part;
    if (count == parts.size() || value.empty() || value.front() != ':') break;
    value.remove_prefix(1);
  }
  if (count < 2) return std::nullopt;
  if (!value.empty() && (value.front() == '.' || value.front() == ',')) {
    value.remove_prefix(1);
    if (!take_number(value, 9)) return std::nullopt;
  }
  if (!value.empty()) return std::nullopt;
  if (count == 2) return parts[0] * 60 + parts[1];
  return parts[0] * 3600 + parts[1] * 60 + parts[2];
}

std::optional<Clocks> parse_clocks(std::string_view value) noexcept {
  Clocks clocks;
  value = trimmed(value);
  std::size_t count = 0;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find_first_of(white_space), value.size());
    std::string_view time = value.substr(0, end);
    value = trimmed(value.substr(end));
    const char letter = is_digit(time.front()) ? ' ' : time.front();
    if (letter != ' ') time.remove_prefix(1);
    const auto seconds = parse_clock_time(time);
    std::optional<Clock>* clock = letter == 'w' || letter == 'W'   ? &clocks.white
                                  : letter == 'b' || letter == 'B' ? &clocks.black
                                  : letter == ' '                  ? &clocks.unnamed
                                                                   : nullptr;
    if (!seconds || clock == nullptr || clock->has_value() || ++count > 2) return std::nullopt;
    *clock = Clock{*seconds, letter == 'W' || letter == 'B'};
  }
  if (count == 0) return std::nullopt;
  return clocks;
}

}  // namespace pdn
