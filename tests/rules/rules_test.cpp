// The concept: a page that misses or misspells a constant is no rule book.
#include "draughts/rules/rules.hpp"

#include <catch2/catch.hpp>

#include "draughts/rules/variants/international.hpp"

using namespace draughts;

namespace {

/// A page whose author wrote a flag as a number.
struct WrongType : International {
  static constexpr int men_capture_backward = 1;
};

/// A page without anything about moves.
struct OnlyABoard {
  using Board = Geometry<10, 10>;
  static constexpr int home_rows = 4;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;
};

/// A page that forgot its precedence.
struct NoPrecedence : International {
  struct Precedence {
    static constexpr bool looks_at_order = false;
  };
};

/// A page that differs in one constant.
struct ShortSightedKings : International {
  static constexpr bool flying_kings = false;
};

}  // namespace

TEST_CASE("a complete page is a rule book") {
  STATIC_REQUIRE(Rules<International>);
  STATIC_REQUIRE(Rules<ShortSightedKings>);
}

TEST_CASE("a page that lacks a constant, or has it of another type, is none") {
  STATIC_REQUIRE_FALSE(Rules<WrongType>);
  STATIC_REQUIRE_FALSE(Rules<OnlyABoard>);
  STATIC_REQUIRE(BoardRules<OnlyABoard>);
  STATIC_REQUIRE_FALSE(Rules<NoPrecedence>);
  STATIC_REQUIRE_FALSE(Rules<int>);
}

TEST_CASE("precedence by number ranks captures by what they take") {
  CHECK(MostPieces::rank({3, 0, false}) > MostPieces::rank({2, 2, true}));
  CHECK(MostPieces::rank({2, 0, false}) == MostPieces::rank({2, 2, true}));
  CHECK(FreeChoice::rank({3, 0, false}) == FreeChoice::rank({1, 1, true}));
  CHECK(MostPiecesThenKings::rank({3, 0, false}) > MostPiecesThenKings::rank({2, 2, true}));
  CHECK(MostPiecesThenKings::rank({2, 2, false}) > MostPiecesThenKings::rank({2, 1, true}));
  CHECK(MostPiecesThenKings::rank({2, 1, false}) == MostPiecesThenKings::rank({2, 1, true}));
}

TEST_CASE("precedence by the taker ranks a king before a man, whatever they take") {
  CHECK(KingBeforeMan::rank({1, 0, true}) > KingBeforeMan::rank({3, 3, false}));
  CHECK(KingBeforeMan::rank({1, 0, true}) == KingBeforeMan::rank({3, 3, true}));
}

TEST_CASE("the ladder of quality asks for number, taker, kings and their order, one after the other") {
  CHECK(QualityLadder::rank({3, 0, false, 0b000}) > QualityLadder::rank({2, 2, true, 0b11}));
  CHECK(QualityLadder::rank({2, 0, true, 0b00}) > QualityLadder::rank({2, 2, false, 0b11}));
  CHECK(QualityLadder::rank({3, 2, true, 0b011}) > QualityLadder::rank({3, 1, true, 0b100}));
  CHECK(QualityLadder::rank({3, 1, true, 0b100}) > QualityLadder::rank({3, 1, true, 0b010}));
  CHECK(QualityLadder::rank({3, 1, true, 0b010}) == QualityLadder::rank({3, 1, true, 0b010}));
}

TEST_CASE("by value a king is worth more than a man and a trifle less than two; then a king takes before a man") {
  CHECK(HighestValue::rank({1, 1, false}) > HighestValue::rank({1, 0, true}));
  CHECK(HighestValue::rank({2, 0, false}) > HighestValue::rank({1, 1, true}));
  CHECK(HighestValue::rank({2, 2, false}) > HighestValue::rank({3, 0, true}));
  CHECK(HighestValue::rank({3, 1, false}) > HighestValue::rank({2, 2, true}));
  CHECK(HighestValue::rank({3, 3, false}) > HighestValue::rank({5, 0, true}));
  CHECK(HighestValue::rank({2, 1, true}) > HighestValue::rank({2, 1, false}));
}
