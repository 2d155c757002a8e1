// What GameType tags mean: which variants, and how their squares are named.
#include "draughts/game/reading.hpp"

#include <catch2/catch.hpp>
#include <vector>

#include "draughts/rules/variant_facts.hpp"

using namespace draughts;

namespace {

using Variants = std::vector<Variant>;

GameTypeTag tag(int number, std::optional<GameTypeFields> fields = std::nullopt) {
  return {number, fields};
}

Variants variants_of(const std::vector<Reading>& readings) {
  Variants variants;
  for (const Reading& reading : readings) variants.push_back(reading.variant);
  return variants;
}

constexpr GameTypeFields american{Colour::black, 8, 8, NotationKind::numeric, Corner::bottom_right, false};
constexpr GameTypeFields unified{Colour::white, 8, 8, NotationKind::algebraic, Corner::bottom_left, false};
constexpr GameTypeFields jamaican{Colour::black, 8, 8, NotationKind::algebraic, Corner::bottom_right, true};
constexpr GameTypeFields mirrored_12{Colour::white, 12, 12, NotationKind::numeric, Corner::top_left, true};

}  // namespace

TEST_CASE("a bare number means its variant's own page, and 23 American pool first") {
  CHECK(readings_of(tag(20)) == std::vector{own_reading(Variant::international)});
  CHECK(readings_of(tag(23)).front() == own_reading(Variant::pool));
  CHECK(readings_of(tag(96)) == std::vector{own_reading(Variant::breakthrough)});
}

TEST_CASE("every variant with a number is read by its own page first") {
  for (const VariantFacts& facts : variant_facts()) {
    if (!facts.game_type) continue;
    CAPTURE(std::string(facts.name));
    const auto readings = readings_of(tag(static_cast<int>(*facts.game_type), fields_of(facts.numbering)));
    REQUIRE_FALSE(readings.empty());
    CHECK(readings.front().numbering == facts.numbering);
  }
}

TEST_CASE("the fields tell the pools of number 23 apart") {
  CHECK(readings_of(tag(23, american)).front() == own_reading(Variant::pool));
  CHECK(variants_of(readings_of(tag(23, unified))) == Variants{Variant::pool_unified, Variant::pool_zimbabwe});
  CHECK(readings_of(tag(23, jamaican)).front() == own_reading(Variant::pool_jamaica));
}

TEST_CASE("fields that differ from the table are tried behind it") {
  GameTypeFields fields = unified;
  fields.notation = NotationKind::numeric;
  fields.corner = Corner::bottom_right;
  const auto readings = readings_of(tag(25, fields));
  REQUIRE(readings.size() == 2);
  CHECK(readings[0] == own_reading(Variant::russian));
  CHECK(readings[1] == Reading{Variant::russian, numbering_of(fields, Corner::top_left)});
}

TEST_CASE("fields of another board than the number's are not tried") {
  CHECK(readings_of(tag(20, american)) == std::vector{own_reading(Variant::international)});
}

TEST_CASE("a number of no variant has no readings of its own, but its fields may describe one") {
  CHECK(readings_of(tag(99)).empty());
  CHECK(readings_of(tag(-1, mirrored_12)).empty());
  CHECK(readings_of_fields(tag(99)).empty());
  const auto readings = readings_of_fields(tag(-1, mirrored_12));
  REQUIRE(readings.size() == 2);
  CHECK(readings[0] == own_reading(Variant::srilankan));
  CHECK(variants_of(readings) == Variants{Variant::srilankan, Variant::canadian});
  CHECK(readings_of_fields(tag(99, unified)).front().variant == Variant::russian);
}

TEST_CASE("a corner that an old form leaves out is that of the variant") {
  GameTypeFields fields = fields_of(own_reading(Variant::international).numbering);
  fields.corner.reset();
  CHECK(readings_of(tag(20, fields)) == std::vector{own_reading(Variant::international)});
}
