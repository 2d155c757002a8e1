// The names, and the look-up that is done once a condition.
#include "draughts/search/tag_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "draughts/game/tag_values.hpp"
#include "same_letters.hpp"

namespace draughts {
namespace {

constexpr std::array<std::string_view, 40> names{
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteTitle",
    "BlackTitle",
    "WhiteRating",
    "BlackRating",
    "WhiteFmjdId",
    "BlackFmjdId",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "EventDate",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "GameType",
    "FEN",
    "SetUp",
    "PlyCount",
    "Termination",
    "TimeControl",
    "TimeControlWhite",
    "TimeControlBlack",
    "WhiteTime",
    "BlackTime",
    "Time",
    "UTCTime",
    "UTCDate",
    "Annotator",
    "Author",
    "Publication",
    "PublicationDate",
    "ResultFormat",
};

// Behind them what the judge finds, and one that is usual without being the standard's.
constexpr std::array<std::string_view, 3> other_names{"Variant", "Plies", "Opening"};

constexpr auto all_names = [] {
  std::array<std::string_view, names.size() + other_names.size()> all{};
  std::ranges::copy(other_names, std::ranges::copy(names, all.begin()).out);
  return all;
}();

constexpr std::array kinds{
    std::pair{std::string_view("Round"), ValueKind::round},
    std::pair{std::string_view("Result"), ValueKind::result},
    std::pair{std::string_view("Time"), ValueKind::time},
    std::pair{std::string_view("UTCTime"), ValueKind::time},
    std::pair{std::string_view("WhiteTime"), ValueKind::time},
    std::pair{std::string_view("BlackTime"), ValueKind::time},
    std::pair{std::string_view("Variant"), ValueKind::variant},
    std::pair{std::string_view("Plies"), ValueKind::plies},
    std::pair{std::string_view("GameType"), ValueKind::game_type},
};

}  // namespace

std::string_view standard_name(std::string_view written) noexcept {
  if (const auto standard = standard_tag_name(written)) return *standard;
  const auto* known =
      std::ranges::find_if(all_names, [&](std::string_view name) { return same_letters(name, written); });
  return known == all_names.end() ? written : *known;
}

ValueKind kind_of(std::string_view standard_name) noexcept {
  const auto* found = std::ranges::find(kinds, standard_name, &std::pair<std::string_view, ValueKind>::first);
  if (found != kinds.end()) return found->second;
  return standard_name.ends_with("Date") ? ValueKind::date : ValueKind::text;
}

std::span<const std::string_view> known_names() noexcept {
  return all_names;
}

}  // namespace draughts
