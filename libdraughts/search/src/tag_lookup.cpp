#include "tag_lookup.hpp"

#include "draughts/game/tag_values.hpp"
#include "same_letters.hpp"

namespace draughts {
namespace {

std::optional<std::string_view> raw_value(const Game& game, std::string_view standard_name) noexcept {
  if (const auto value = find_tag(game, standard_name)) return value;
  for (const Tag& tag : game.tags)
    if (tag.has_value && same_letters(game.slice(tag.name), standard_name)) return game.slice(tag.value);
  return std::nullopt;
}

}  // namespace

std::string_view without_blanks(std::string_view text) noexcept {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

bool says_nothing(std::string_view value) noexcept {
  if (value.empty()) return true;
  return value.find_first_not_of("?.") == std::string_view::npos && value.find('?') != std::string_view::npos;
}

std::optional<std::string> known_value(const Game& game, std::string_view standard_name) {
  const auto raw = raw_value(game, standard_name);
  if (!raw) return std::nullopt;
  const std::string_view value = without_blanks(*raw);
  if (says_nothing(value)) return std::nullopt;
  return tag_text(game, value);
}

}  // namespace draughts
