// Names and numbers of variants, and the table that lists them.
#include "draughts/rules/variant.hpp"

#include <catch2/catch.hpp>

#include "draughts/rules/variants.hpp"

using namespace draughts;

TEST_CASE("a variant is found by its name in any case, or by its GameType number") {
  CHECK(variant_named("international") == Variant::international);
  CHECK(variant_named("International") == Variant::international);
  CHECK(variant_named("20") == Variant::international);
}

TEST_CASE("other texts name no variant") {
  for (const char* text : {"", "inter", "internationally", "21", "20x", "-20", "99999999999999999999"}) {
    CAPTURE(text);
    CHECK_FALSE(variant_named(text));
  }
  CHECK_FALSE(variant_of_game_type(21));
}

TEST_CASE("a variant leads to its own page") {
  CHECK(with_rules_of(Variant::international, []<class R>(std::type_identity<R>) { return R::variant; }) ==
        Variant::international);
  CHECK(name_of(Variant::international) == "international");
}
