// Names in conditions.
#include "draughts/search/tag_names.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace draughts;

TEST_CASE("a name in any case or known language is the standard's") {
  CHECK(standard_name("White") == "White");
  CHECK(standard_name("white") == "White");
  CHECK(standard_name("Bianco") == "White");
  CHECK(standard_name("Résultat") == "Result");
  CHECK(standard_name("whitefmjdid") == "WhiteFmjdId");
  CHECK(standard_name("plies") == "Plies");
}

TEST_CASE("another name stays as it is") {
  CHECK(standard_name("MyTag") == "MyTag");
  CHECK(standard_name("") == "");
}

TEST_CASE("names tell what their values are") {
  CHECK(kind_of("White") == ValueKind::text);
  CHECK(kind_of("Round") == ValueKind::round);
  CHECK(kind_of("Date") == ValueKind::date);
  CHECK(kind_of("BirthDate") == ValueKind::date);
  CHECK(kind_of("BlackTime") == ValueKind::time);
  CHECK(kind_of("Result") == ValueKind::result);
  CHECK(kind_of("GameType") == ValueKind::game_type);
  CHECK(kind_of("Variant") == ValueKind::variant);
  CHECK(kind_of("Plies") == ValueKind::plies);
}

TEST_CASE("the known names are all different") {
  const auto names = known_names();
  CHECK(std::set(names.begin(), names.end()).size() == names.size());
  CHECK(std::ranges::find(names, "PlyCount") != names.end());
}
