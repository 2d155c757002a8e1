// Text, names and numbers of tags; dates have their own file.
#include "draughts/game/tag_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace draughts {
namespace {

/// Names met in real files, each with the tag it stands for. Accents are compared after entities are resolved.
constexpr std::array<std::pair<std::string_view, std::string_view>, 31> foreign_names{{
    {"Bianco", "White"},
    {"Nero", "Black"},
    {"Risultato", "Result"},
    {"Anno", "Date"},
    {"Data", "Date"},
    {"Luogo", "Site"},
    {"Turno", "Round"},
    {"Evento", "Event"},
    {"Apertura", "Opening"},
    {"Dati", "Event"},
    {"Événement", "Event"},
    {"&#x00c9;v&#x00e9;nement", "Event"},
    {"Résultat", "Result"},
    {"R&#x00e9;sultat", "Result"},
    {"Lieu", "Site"},
    {"Ronde", "Round"},
    {"Blanc", "White"},
    {"Blancs", "White"},
    {"Noir", "Black"},
    {"Noirs", "Black"},
    {"Type de jeu", "GameType"},
    {"Heure blanche", "WhiteTime"},
    {"Heure noire", "BlackTime"},
    {"Heure", "Time"},
    {"Wit", "White"},
    {"Zwart", "Black"},
    {"Uitslag", "Result"},
    {"Datum", "Date"},
    {"Plaats", "Site"},
    {"Red", "Black"},
    {"Setup", "SetUp"},
}};

std::string without_escapes(std::string_view raw) {
  std::string text;
  text.reserve(raw.size());
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const bool escape = raw[at] == '\\' && at + 1 < raw.size() && (raw[at + 1] == '"' || raw[at + 1] == '\\');
    if (escape) ++at;
    text += raw[at];
  }
  return text;
}

}  // namespace

std::string tag_text(const Game& game, std::string_view raw_value) {
  if (raw_value.find('\\') == std::string_view::npos) return to_utf_8(raw_value, game.encoding);
  return to_utf_8(without_escapes(raw_value), game.encoding);
}

std::string text_of_tag(const Game& game, std::string_view name) {
  const auto value = find_tag(game, name);
  return value ? tag_text(game, *value) : std::string();
}

std::optional<std::string_view> standard_tag_name(std::string_view written) noexcept {
  const auto* found = std::ranges::find(foreign_names, written, &std::pair<std::string_view, std::string_view>::first);
  if (found == foreign_names.end()) return std::nullopt;
  return found->second;
}

std::optional<std::string_view> find_tag(const Game& game, std::string_view standard_name) noexcept {
  if (const auto value = game.tag(standard_name)) return value;
  for (const Tag& tag : game.tags)
    if (tag.has_value && standard_tag_name(game.slice(tag.name)) == standard_name) return game.slice(tag.value);
  return std::nullopt;
}

std::optional<std::uint32_t> read_number(std::string_view text) noexcept {
  if (text.empty() || text.size() > 9) return std::nullopt;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<std::uint32_t> read_time(std::string_view text) noexcept {
  std::array<std::uint32_t, 3> parts{};
  std::size_t count = 0;
  while (count < parts.size()) {
    const std::size_t end = std::min(text.find_first_of(":."), text.size());
    const auto part = read_number(text.substr(0, end));
    const bool right_width = count == 0 ? end == 1 || end == 2 : end == 2;
    if (!part || !right_width || (count > 0 && *part > 59)) return std::nullopt;
    parts[count++] = *part;
    if (end == text.size()) {
      if (count < 2) return std::nullopt;
      return parts[0] * 3600 + parts[1] * 60 + parts[2];
    }
    text.remove_prefix(end + 1);
  }
  return std::nullopt;
}

}  // namespace draughts
