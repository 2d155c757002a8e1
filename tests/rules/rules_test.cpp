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
  static constexpr Colour first_mover = Colour::white;
};

/// A page that forgot its precedence.
struct NoPrecedence : International {
  struct Precedence {};
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

TEST_CASE("precedence ranks captures") {
  CHECK(MostPieces::rank({3, 0, false}) > MostPieces::rank({2, 2, true}));
  CHECK(MostPieces::rank({2, 0, false}) == MostPieces::rank({2, 2, true}));
  CHECK(FreeChoice::rank({3, 0, false}) == FreeChoice::rank({1, 1, true}));
}
