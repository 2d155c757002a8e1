// Columns as wide as their widest entry.
#include "common/variant_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "draughts/rules/variant_facts.hpp"

namespace pdn::cli {
namespace {

using Row = std::array<std::string, 6>;

/// `letters, a1 bottom left`, seen by the side that begins.
std::string notation(const draughts::NumberingScheme& scheme) {
  constexpr std::array corners{"bottom left", "bottom right", "top left", "top right"};
  const bool numeric = scheme.notation == draughts::NotationKind::numeric;
  return fmt::format("{}, {} {}{}", numeric ? "numbers" : "letters", numeric ? "1" : "a1",
                     corners[static_cast<std::size_t>(scheme.corner)], scheme.inverted ? ", mirrored" : "");
}

Row row_of(const draughts::VariantFacts& facts) {
  const auto& scheme = facts.numbering;
  const bool two_points = facts.result_style == draughts::ResultStyle::two_points;
  return {facts.game_type ? std::to_string(*facts.game_type) : "-",
          std::string(facts.name),
          fmt::format("{}x{}, {} begins", scheme.width, scheme.height,
                      facts.first_mover == draughts::Colour::white ? "White" : "Black"),
          notation(scheme),
          two_points ? "2-0 1-1 0-2" : "1-0 1/2-1/2 0-1",
          std::string(1, facts.capture_sign)};
}

}  // namespace

std::string variant_list() {
  std::vector<Row> rows{{"NUMBER", "NAME", "BOARD", "NOTATION", "RESULTS", "CAPTURE"}};
  for (const draughts::VariantFacts& facts : draughts::variant_facts()) rows.push_back(row_of(facts));
  std::array<std::size_t, std::tuple_size_v<Row>> widths{};
  for (const Row& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], row[column].size());
  std::string list;
  for (const Row& row : rows) {
    for (std::size_t column = 0; column + 1 < row.size(); ++column)
      list += fmt::format("{:{}}  ", row[column], widths[column]);
    list += row.back() + '\n';
  }
  return list;
}

}  // namespace pdn::cli
