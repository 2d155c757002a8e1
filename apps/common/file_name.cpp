// Characters and patterns of names.
#include "common/file_name.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

constexpr std::size_t most_digits = 20;  // of the largest number

/// Whether some system can't have the character in a name, or a shell or terminal takes it amiss.
bool is_unsafe_in_name(char32_t character) {
  constexpr std::u32string_view reserved = U"/\\:*?\"<>|";
  return is_unsafe(character) || reserved.find(character) != std::u32string_view::npos;
}

std::string_view without_spaces_around(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

std::string zero_padded(std::uint64_t number, std::size_t digits) {
  std::string text = std::to_string(number);
  return std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
}

/// The digits of `04` or `4`; nothing if it is no such number.
std::optional<std::size_t> digits_asked_for(std::string_view text) {
  std::size_t digits = 0;
  for (const char digit : text) {
    if (digit < '0' || '9' < digit) return std::nullopt;
    digits = digits * 10 + static_cast<std::size_t>(digit - '0');
    if (digits > most_digits) return std::nullopt;
  }
  return digits == 0 ? std::nullopt : std::optional(digits);
}

}  // namespace

std::string_view shortened(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  const auto continues = [&](std::size_t index) { return (static_cast<unsigned char>(text[index]) & 0xC0) == 0x80; };
  std::size_t end = bytes;
  while (end > 0 && bytes - end < 3 && continues(end)) --end;
  return text.substr(0, continues(end) ? bytes : end);
}

std::string safe_name(std::string_view value, std::size_t bytes) {
  const std::string text = valid_utf_8(without_spaces_around(value));
  if (text.empty() || text == "?") return "unknown";
  std::string name;
  for (std::string_view rest = text; !rest.empty();) {
    const CodePoint next = first_code_point(rest);
    name.append(is_unsafe_in_name(next.value) ? "_" : rest.substr(0, next.bytes));
    rest.remove_prefix(next.bytes);
  }
  if (name[0] == '.' || name[0] == '-') name[0] = '_';
  return std::string(without_spaces_around(shortened(name, bytes)));
}

tl::expected<NamePattern::Part, std::string> NamePattern::field(std::string_view name) {
  if (name == "tag") return Part{Part::Kind::value, {}, 0};
  if (name == "n") return Part{Part::Kind::number, {}, 0};
  const auto digits = name.substr(0, 2) == "n:" ? digits_asked_for(name.substr(2)) : std::nullopt;
  if (digits) return Part{Part::Kind::number, {}, *digits};
  return tl::make_unexpected("unknown {" + std::string(name) + "}; there are {n}, {n:04} and {tag}");
}

tl::expected<NamePattern, std::string> NamePattern::parse(std::string_view text) {
  NamePattern pattern;
  while (!text.empty()) {
    const std::size_t brace = text.find_first_of("{}");
    std::string plain(text.substr(0, brace));
    text.remove_prefix(plain.size());
    const bool doubled = text.size() > 1 && text[0] == text[1];
    if (doubled) plain += text[0];
    if (!plain.empty()) pattern.parts_.push_back({Part::Kind::text, std::move(plain), 0});
    if (doubled) text.remove_prefix(2);
    if (doubled || text.empty()) continue;
    const std::size_t end = text.find('}');
    if (text[0] == '}' || end == std::string_view::npos)
      return tl::make_unexpected("a lone brace; one that is meant as such is written twice");
    auto part = field(text.substr(1, end - 1));
    if (!part) return tl::make_unexpected(part.error());
    pattern.parts_.push_back(*std::move(part));
    text.remove_prefix(end + 1);
  }
  return pattern;
}

std::size_t NamePattern::count(Part::Kind kind) const {
  const auto found = std::count_if(parts_.begin(), parts_.end(), [&](const Part& part) { return part.kind == kind; });
  return static_cast<std::size_t>(found);
}

std::string NamePattern::filled(std::uint64_t number, std::string_view name) const {
  std::string path;
  for (const Part& part : parts_) {
    if (part.kind == Part::Kind::text) path += part.text;
    if (part.kind == Part::Kind::number) path += zero_padded(number, part.digits);
    if (part.kind == Part::Kind::value) path += name;
  }
  return path;
}

std::string NamePattern::path(std::uint64_t number, std::string_view value) const {
  const std::string around = filled(number, "");
  if (!has_value()) return around;
  const std::size_t taken = std::min(around.size() - (around.rfind('/') + 1), longest_file_name - 1);
  const std::size_t room = (longest_file_name - taken) / count(Part::Kind::value);
  return filled(number, safe_name(value, std::max<std::size_t>(room, 1)));
}

}  // namespace pdn::cli
