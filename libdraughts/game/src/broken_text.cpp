#include "draughts/game/broken_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace draughts {
namespace {

constexpr std::string_view opening = "[%broken ";

constexpr std::array<std::pair<char, std::string_view>, 4> escapes{
    {{'{', "%7B"}, {'}', "%7D"}, {'%', "%25"}, {']', "%5D"}}};

/// `text` with those of the characters escaped that are among `these`.
std::string escaped(std::string_view text, std::string_view these) {
  std::string result;
  result.reserve(text.size());
  for (const char character : text) {
    const auto* found = std::ranges::find(escapes, character, &std::pair<char, std::string_view>::first);
    if (found != escapes.end() && these.find(character) != std::string_view::npos)
      result += found->second;
    else
      result += character;
  }
  return result;
}

std::string without_escapes(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const auto* found =
        std::ranges::find_if(escapes, [&](const auto& escape) { return text.starts_with(escape.second); });
    result += found != escapes.end() ? found->first : text.front();
    text.remove_prefix(found != escapes.end() ? found->second.size() : 1);
  }
  return result;
}

}  // namespace

std::string escape_for_comment(std::string_view text) {
  return escaped(text, "{}%");
}

std::string broken_comment(const BrokenText& broken) {
  std::string comment(opening);
  comment += broken.code;
  if (!broken.message.empty()) comment += ": " + escaped(broken.message, "{}%]");
  return comment + "] " + escape_for_comment(broken.text);
}

std::optional<BrokenText> read_broken_comment(std::string_view comment) {
  if (!comment.starts_with(opening)) return std::nullopt;
  comment.remove_prefix(opening.size());
  const std::size_t close = comment.find(']');
  if (close == std::string_view::npos) return std::nullopt;
  std::string_view head = comment.substr(0, close);
  std::string_view text = comment.substr(close + 1);
  if (text.starts_with(' ')) text.remove_prefix(1);
  const std::size_t colon = head.find(": ");
  BrokenText broken;
  broken.code = head.substr(0, colon);
  if (colon != std::string_view::npos) broken.message = without_escapes(head.substr(colon + 2));
  broken.text = without_escapes(text);
  return broken;
}

}  // namespace draughts
