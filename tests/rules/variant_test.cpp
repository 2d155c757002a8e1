// Names and numbers of variants, and the table that lists them.
#include "draughts/rules/variant.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "draughts/rules/variants.hpp"

using namespace draughts;

TEST_CASE("a variant is found by its name in any case, or by its GameType number") {
  CHECK(variant_named("international") == Variant::international);
  CHECK(variant_named("International") == Variant::international);
  CHECK(variant_named("pool-unified") == Variant::pool_unified);
  CHECK(variant_named("20") == Variant::international);
  CHECK(variant_named("41") == Variant::spantsiretti);
}

TEST_CASE("a number that several variants have means the first of the table") {
  CHECK(variant_named("23") == Variant::pool);
  CHECK(variant_of_game_type(23) == Variant::pool);
}

TEST_CASE("other texts name no variant") {
  for (const char* text : {"", "inter", "internationally", "32", "20x", "-20", "99999999999999999999", "0"}) {
    CAPTURE(text);
    CHECK_FALSE(variant_named(text));
  }
  CHECK_FALSE(variant_of_game_type(32));
}

TEST_CASE("a variant leads to its own page, and is found by its name there and by its number") {
  for (const Variant variant : all_variants()) {
    CAPTURE(name_of(variant));
    CHECK(with_rules_of(variant, []<class R>(std::type_identity<R>) { return R::variant; }) == variant);
    CHECK(variant_named(name_of(variant)) == variant);
    const auto number = with_rules_of(variant, []<class R>(std::type_identity<R>) { return R::game_type; });
    const bool is_pool = number == 23;
    if (number && !is_pool) CHECK(variant_of_game_type(*number) == variant);
  }
  CHECK(all_variants().size() == 22);
  CHECK(name_of(Variant::international) == "international");
}

TEST_CASE("every draw of a page has a rule of its own, so that its article is found") {
  for (const Variant variant : all_variants()) {
    with_rules_of(variant, []<class R>(std::type_identity<R>) {
      std::set<DrawRule> rules{DrawRule::repetition, DrawRule::no_progress};
      for (const LoneKingDraw& draw : R::lone_king_draws) CHECK(rules.insert(draw.rule).second);
      for (const BalanceDraw& draw : R::balance_draws) CHECK(rules.insert(draw.rule).second);
    });
  }
}
