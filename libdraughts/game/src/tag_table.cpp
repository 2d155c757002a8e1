// The names of known tags, and the look-up by name without comparing all of them.
#include "tag_table.hpp"

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

constexpr std::array<std::string_view, known_tags> names{
    "Event",     "Site",      "Date",        "Round",           "White",    "Black",
    "Result",    "EventDate", "UTCDate",     "PublicationDate", "Time",     "UTCTime",
    "WhiteTime", "BlackTime", "WhiteRating", "BlackRating",     "PlyCount", "FEN",
    "SetUp",     "GameType",  "TimeControl", "ResultFormat",
};

constexpr std::size_t places = 64;
constexpr std::uint8_t nobody = 255;

/// A place for a name; different names may share one and then lie behind each other.
constexpr std::size_t place_of(std::string_view name) noexcept {
  const auto letter = [](char byte) { return static_cast<std::size_t>(static_cast<unsigned char>(byte)); };
  return (name.size() * 7 + letter(name.front()) * 3 + letter(name.back())) % places;
}

constexpr std::array<std::uint8_t, places> by_place = [] {
  std::array<std::uint8_t, places> table{};
  table.fill(nobody);
  for (std::size_t tag = 0; tag < names.size(); ++tag) {
    std::size_t place = place_of(names[tag]);
    while (table[place] != nobody) place = (place + 1) % places;
    table[place] = static_cast<std::uint8_t>(tag);
  }
  return table;
}();

}  // namespace

std::string_view name_of(KnownTag tag) noexcept {
  return names[static_cast<std::size_t>(tag)];
}

std::optional<KnownTag> known_tag(std::string_view name) noexcept {
  if (name.empty()) return std::nullopt;
  for (std::size_t place = place_of(name); by_place[place] != nobody; place = (place + 1) % places)
    if (names[by_place[place]] == name) return static_cast<KnownTag>(by_place[place]);
  return std::nullopt;
}

TagTable::TagTable(const Game& game) noexcept : game_(game) {
  bool foreign = false;
  const auto keep_first = [&](KnownTag known, const Tag& tag) {
    const Tag*& first = first_[static_cast<std::size_t>(known)];
    if (first == nullptr) first = &tag;
    return first == &tag;
  };
  for (const Tag& tag : game.tags) {
    const auto known = kind(tag);
    all_first_ &= known && keep_first(*known, tag);
    foreign |= !known;
  }
  if (!foreign) return;
  for (const Tag& tag : game.tags) {
    const auto standard = standard_tag_name(game.slice(tag.name));
    if (const auto known = standard ? known_tag(*standard) : std::nullopt) keep_first(*known, tag);
  }
}

std::string_view TagTable::value(KnownTag tag) const noexcept {
  const Tag* found = find(tag);
  return found != nullptr && found->has_value ? game_.slice(found->value) : std::string_view();
}

}  // namespace draughts
