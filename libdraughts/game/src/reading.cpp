#include "draughts/game/reading.hpp"

#include <algorithm>

#include "draughts/rules/variant_facts.hpp"
#include "draughts/rules/variants.hpp"

namespace draughts {
namespace {

/// How well the fields fit a page: 0 in everything, 1 but for the digit and the flag, which meant other things from
/// 2009 to 2014, 2 in the board alone, 3 not at all.
int distance(const GameTypeFields& fields, const NumberingScheme& page) {
  if (fields.width != page.width || fields.height != page.height) return 3;
  if (fields.first != page.first || fields.notation != page.notation) return 2;
  return fields.corner == page.corner && fields.inverted == page.inverted ? 0 : 1;
}

bool same_board(const GameTypeFields& fields, const NumberingScheme& page) {
  return fields.width == page.width && fields.height == page.height;
}

void add_new(std::vector<Reading>& readings, const Reading& reading) {
  if (std::ranges::find(readings, reading) == readings.end()) readings.push_back(reading);
}

}  // namespace

Reading own_reading(Variant variant) noexcept {
  return {variant, facts_of(variant).numbering};
}

std::optional<Numbering> make_numbering(const Reading& reading) {
  return with_rules_of(reading.variant, [&]<class R>(std::type_identity<R>) {
    return Numbering::on<typename R::Board>(reading.numbering);
  });
}

NumberingScheme numbering_of(const GameTypeFields& fields, Corner otherwise) noexcept {
  return {fields.first,   fields.width, fields.height, fields.notation, fields.corner.value_or(otherwise),
          fields.inverted};
}

GameTypeFields fields_of(const NumberingScheme& numbering) noexcept {
  return {numbering.first, numbering.width, numbering.height, numbering.notation, numbering.corner, numbering.inverted};
}

std::vector<Reading> readings_of(const GameTypeTag& tag) {
  std::vector<Reading> readings;
  for (const VariantFacts& facts : variant_facts())
    if (has_number(tag, facts.game_type)) readings.push_back(own_reading(facts.variant));
  if (!tag.fields) return readings;
  const auto by_fields = [&](const Reading& reading) { return distance(*tag.fields, reading.numbering); };
  std::ranges::stable_sort(readings, {}, by_fields);
  const auto fits_worse = [&](const Reading& reading) { return by_fields(reading) > by_fields(readings.front()); };
  readings.erase(std::ranges::find_if(readings, fits_worse), readings.end());
  const std::vector<Reading> pages = readings;
  for (const Reading& page : pages)
    if (same_board(*tag.fields, page.numbering))
      add_new(readings, {page.variant, numbering_of(*tag.fields, page.numbering.corner)});
  return readings;
}

std::optional<GameTypeTag> game_type_for(const Reading& reading) {
  const auto number = facts_of(reading.variant).game_type;
  if (!number) return std::nullopt;
  const GameTypeTag in_short{static_cast<int>(*number), std::nullopt};
  if (readings_of(in_short).front() == reading) return in_short;
  const GameTypeTag in_full{static_cast<int>(*number), fields_of(reading.numbering)};
  const std::vector<Reading> meant = readings_of(in_full);
  const bool means_it = meant.front().variant == reading.variant && std::ranges::find(meant, reading) != meant.end();
  return means_it ? std::optional(in_full) : std::nullopt;
}

std::optional<GameTypeTag> shared_game_type_for(const Reading& reading) {
  const auto number = facts_of(reading.variant).game_type;
  if (!number) return std::nullopt;
  const GameTypeTag in_full{static_cast<int>(*number), fields_of(reading.numbering)};
  const std::vector<Reading> meant = readings_of(in_full);
  const bool shared = meant.front().numbering == reading.numbering && std::ranges::find(meant, reading) != meant.end();
  return shared ? std::optional(in_full) : std::nullopt;
}

std::vector<Reading> readings_of_fields(const GameTypeTag& tag) {
  std::vector<Reading> readings;
  if (!tag.fields) return readings;
  for (const Variant variant : variants_by_use()) {
    const Reading page = own_reading(variant);
    if (same_board(*tag.fields, page.numbering))
      readings.push_back({variant, numbering_of(*tag.fields, page.numbering.corner)});
  }
  const auto by_fields = [&](const Reading& reading) {
    return distance(*tag.fields, own_reading(reading.variant).numbering);
  };
  std::ranges::stable_sort(readings, {}, by_fields);
  return readings;
}

}  // namespace draughts
