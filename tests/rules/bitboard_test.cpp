// Sets of squares.
#include "draughts/rules/bitboard.hpp"

#include <catch2/catch.hpp>
#include <type_traits>
#include <vector>

#include "draughts/rules/full_geometry.hpp"
#include "draughts/rules/geometry.hpp"

using namespace draughts;

TEMPLATE_TEST_CASE("a set of squares contains what was put in", "", (Geometry<10, 10>), (Geometry<12, 12>)) {
  using Squares = Bitboard<TestType>;
  const Square first = *TestType::square_at(0, 1);
  const Square last = *TestType::square_at(TestType::height - 1, TestType::width - 2);
  const Squares both = Squares(first).with(last);

  CHECK(both.contains(first));
  CHECK(both.contains(last));
  CHECK(both.count() == 2);
  CHECK(both.first() == first);
  CHECK(both.without(first).first() == last);
  CHECK(both.without(first).without(last).is_empty());
  CHECK(both.intersects(Squares(last)));
  CHECK_FALSE(Squares(first).intersects(Squares(last)));
  CHECK((both & Squares(last)) == Squares(last));
  CHECK((Squares(first) | Squares(last)) == both);
  CHECK((both - Squares(last)) == Squares(first));
}

TEMPLATE_TEST_CASE("the squares of a set come in board order", "", (Geometry<10, 10>), (Geometry<12, 12>)) {
  using Squares = Bitboard<TestType>;
  std::vector<Square> walked;
  for (const Square square : Squares::all()) walked.push_back(square);
  std::vector<Square> expected;
  for (int row = 0; row < TestType::height; ++row) {
    for (int column = 0; column < TestType::width; ++column) {
      if (const auto square = TestType::square_at(row, column)) expected.push_back(*square);
    }
  }
  CHECK(walked == expected);
  CHECK(Squares::all().count() == TestType::squares);
}

TEST_CASE("a set of one square is single") {
  using Squares = Bitboard<Geometry<10, 10>>;
  CHECK(Squares(Square(7)).is_single());
  CHECK_FALSE(Squares::none().is_single());
  CHECK_FALSE(Squares(Square(7)).with(Square(8)).is_single());
}

TEMPLATE_TEST_CASE("a leap is as many steps", "", (Geometry<10, 10>), (Geometry<12, 12>)) {
  using Squares = Bitboard<TestType>;
  any_direction([&]<Direction way>() {
    for (const Square from : Squares::all()) {
      const Squares steps = Squares(from).template step<way>().template step<way>();
      if (!steps.is_empty()) CHECK(Squares(from).template leap_among<way, 2>(Squares::all()) == steps);
    }
    return false;
  });
}

TEMPLATE_TEST_CASE("the nearest square of a line is the one that steps reach first", "", (Geometry<10, 10>),
                   (Geometry<12, 12>), (FullGeometry<8, 8>)) {
  using Squares = Bitboard<TestType>;
  any_direction([&]<Direction way>() {
    CHECK(Squares::none().template nearest<way>().is_empty());
    for (const Square from : Squares::all()) {
      const Squares first = Squares(from).template step<way>();
      Squares line = Squares::none();
      for (Squares next = first; !next.is_empty(); next = next.template step<way>()) line |= next;
      CHECK(line.template nearest<way>() == first);
    }
    return false;
  });
}

TEST_CASE("of two sets the one with the first square in which they differ comes first") {
  using Squares = Bitboard<Geometry<10, 10>>;
  const Squares low = Squares(Square(3)).with(Square(40));
  const Squares high = Squares(Square(4)).with(Square(5));
  CHECK(low.comes_before(high));
  CHECK_FALSE(high.comes_before(low));
  CHECK_FALSE(low.comes_before(low));
}

TEST_CASE("a set of squares is trivial, so that moves are") {
  CHECK(std::is_trivially_default_constructible_v<Bitboard<Geometry<10, 10>>>);
  CHECK(Bitboard<Geometry<10, 10>>{}.is_empty());
}
