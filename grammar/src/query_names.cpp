// Names in conditions that look like slips.
#include <algorithm>
#include <utility>
#include <variant>

#include "draughts/search/tag_names.hpp"
#include "pdn/nearest.hpp"
#include "pdn/query_text.hpp"

namespace pdn {
namespace {

/// So many letters may differ, and short names are too like each other.
constexpr std::size_t slip = 2;
constexpr std::size_t shortest_name = 4;

void collect(const std::string& name, std::vector<DoubtfulName>& doubtful) {
  const auto known = draughts::known_names();
  const std::string_view standard = draughts::standard_name(name);
  if (name.size() < shortest_name || std::ranges::find(known, standard) != known.end()) return;
  const std::string_view meant = nearest(name, known);
  if (edit_distance(name, meant) <= slip) doubtful.push_back({name, meant});
}

void collect(const draughts::Condition& condition, std::vector<DoubtfulName>& doubtful);

void collect(const draughts::Junction& junction, std::vector<DoubtfulName>& doubtful) {
  for (const draughts::Condition& part : junction.parts) collect(part, doubtful);
}

void collect(const draughts::TagComparison& comparison, std::vector<DoubtfulName>& doubtful) {
  collect(comparison.name, doubtful);
}

void collect(const draughts::TagPresence& presence, std::vector<DoubtfulName>& doubtful) {
  collect(presence.name, doubtful);
}

void collect(draughts::Property /*property*/, std::vector<DoubtfulName>& /*doubtful*/) {}

void collect(const draughts::Condition& condition, std::vector<DoubtfulName>& doubtful) {
  std::visit([&](const auto& term) { collect(term, doubtful); }, condition.term);
}

}  // namespace

std::vector<DoubtfulName> doubtful_names(const draughts::Condition& condition) {
  std::vector<DoubtfulName> doubtful;
  collect(condition, doubtful);
  return doubtful;
}

}  // namespace pdn
