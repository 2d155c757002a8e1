// Names of squares by every scheme of the PDN standard's GameType.
#include "draughts/rules/numbering.hpp"

#include <catch2/catch.hpp>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/variants/international.hpp"

using namespace draughts;

namespace {

WrittenSquare algebraic(std::string_view name) {
  return WrittenSquare::algebraic(static_cast<unsigned>(name[0] - 'a'), static_cast<unsigned>(name[1] - '0'));
}

template <class Board>
Numbering numbering(Colour first, NotationKind notation, Corner corner, bool inverted) {
  return *Numbering::on<Board>({first, Board::width, Board::height, notation, corner, inverted});
}

using Eight = Geometry<8, 8>;

/// Where a name lies, in rows from the top and columns from the left of the board's own layout.
template <class Board>
std::pair<int, int> place(const Numbering& numbering, WrittenSquare name) {
  const auto square = numbering.resolve(name);
  REQUIRE(square);
  return {Board::row_of(*square), Board::column_of(*square)};
}

}  // namespace

TEST_CASE("international: 1 is at the top left, 50 at the bottom right, a1 is 46") {
  const Numbering& names = numbering_of<International>();
  for (unsigned number = 1; number <= 50; ++number) {
    const auto square = names.resolve(WrittenSquare::numeric(number));
    REQUIRE(square);
    CHECK(names.write(*square) == WrittenSquare::numeric(number));
    CHECK(names.resolve(names.write_algebraic(*square)) == square);
    CHECK(names.ordinal(*square) == static_cast<int>(number) - 1);
  }
  CHECK(names.resolve(algebraic("a1")) == names.resolve(WrittenSquare::numeric(46)));
  CHECK(names.resolve(WrittenSquare::algebraic(9, 10)) == names.resolve(WrittenSquare::numeric(5)));
  CHECK(names.resolve(algebraic("b2")) == names.resolve(WrittenSquare::numeric(41)));
}

TEST_CASE("no name off the board is a square") {
  const Numbering& names = numbering_of<International>();
  CHECK_FALSE(names.resolve(WrittenSquare::numeric(0)));
  CHECK_FALSE(names.resolve(WrittenSquare::numeric(51)));
  CHECK_FALSE(names.resolve(WrittenSquare::numeric(99)));
  CHECK_FALSE(names.resolve(algebraic("b1")));
  CHECK_FALSE(names.resolve(WrittenSquare::algebraic(10, 1)));
  CHECK_FALSE(names.resolve(WrittenSquare::algebraic(0, 12)));
  CHECK_FALSE(names.resolve(WrittenSquare::beyond()));
}

TEST_CASE("a scheme for another size of board is no numbering of this one") {
  CHECK_FALSE(Numbering::on<Eight>({Colour::white, 10, 10, NotationKind::numeric, Corner::top_left, false}));
}

TEST_CASE("21,B,8,8,N1,0: English numbers run from the bottom right of Black, who begins: White's top left") {
  const Numbering names = numbering<Eight>(Colour::black, NotationKind::numeric, Corner::bottom_right, false);
  CHECK(place<Eight>(names, WrittenSquare::numeric(1)) == std::pair(0, 1));
  CHECK(place<Eight>(names, WrittenSquare::numeric(4)) == std::pair(0, 7));
  CHECK(place<Eight>(names, WrittenSquare::numeric(5)) == std::pair(1, 0));
  CHECK(place<Eight>(names, WrittenSquare::numeric(32)) == std::pair(7, 6));
}

TEST_CASE("25,W,8,8,A0,0: a1 is White's bottom left, and the order goes rank by rank") {
  const Numbering names = numbering<Eight>(Colour::white, NotationKind::algebraic, Corner::bottom_left, false);
  CHECK(place<Eight>(names, algebraic("a1")) == std::pair(7, 0));
  CHECK(place<Eight>(names, algebraic("h8")) == std::pair(0, 7));
  CHECK(place<Eight>(names, algebraic("b6")) == std::pair(2, 1));
  CHECK(names.write(*names.resolve(algebraic("c3"))) == algebraic("c3"));
  CHECK(names.ordinal(*names.resolve(algebraic("a1"))) < names.ordinal(*names.resolve(algebraic("c1"))));
  CHECK(names.ordinal(*names.resolve(algebraic("g1"))) < names.ordinal(*names.resolve(algebraic("b2"))));
}

TEST_CASE("22,W,8,8,N2,1: Italian numbers begin in the very corner at the top left of a mirrored board") {
  const Numbering names = numbering<Eight>(Colour::white, NotationKind::numeric, Corner::top_left, true);
  // The layout is the mirror image: the players' left is its right.
  CHECK(place<Eight>(names, WrittenSquare::numeric(1)) == std::pair(0, 7));
  CHECK(place<Eight>(names, WrittenSquare::numeric(4)) == std::pair(0, 1));
  CHECK(place<Eight>(names, WrittenSquare::numeric(32)) == std::pair(7, 0));
  CHECK_FALSE(names.resolve(algebraic("a1")));
  CHECK(place<Eight>(names, algebraic("b1")) == std::pair(7, 6));
}

TEST_CASE("24,W,8,8,N1,1: Spanish numbers begin in White's bottom right corner") {
  const Numbering names = numbering<Eight>(Colour::white, NotationKind::numeric, Corner::bottom_right, true);
  CHECK(place<Eight>(names, WrittenSquare::numeric(1)) == std::pair(7, 0));
  CHECK(place<Eight>(names, WrittenSquare::numeric(4)) == std::pair(7, 6));
  CHECK(place<Eight>(names, WrittenSquare::numeric(32)) == std::pair(0, 7));
}

TEST_CASE("31,B,8,8,N2,0: Thai numbers begin at the top left of Black, who sits at the bottom") {
  const Numbering names = numbering<Eight>(Colour::black, NotationKind::numeric, Corner::top_left, false);
  CHECK(place<Eight>(names, WrittenSquare::numeric(1)) == std::pair(7, 6));
  CHECK(place<Eight>(names, WrittenSquare::numeric(32)) == std::pair(0, 1));
}

TEST_CASE("27,W,12,12,N2,0 and 41,W,10,8,A0,0: larger and oblong boards have all their names") {
  using Twelve = Geometry<12, 12>;
  const Numbering canadian = numbering<Twelve>(Colour::white, NotationKind::numeric, Corner::top_left, false);
  CHECK(place<Twelve>(canadian, WrittenSquare::numeric(1)) == std::pair(0, 1));
  CHECK(place<Twelve>(canadian, WrittenSquare::numeric(72)) == std::pair(11, 10));
  CHECK_FALSE(canadian.resolve(WrittenSquare::numeric(73)));
  using Oblong = Geometry<10, 8>;
  const Numbering spantsiretti = numbering<Oblong>(Colour::white, NotationKind::algebraic, Corner::bottom_left, false);
  CHECK(place<Oblong>(spantsiretti, algebraic("j8")) == std::pair(0, 9));
  CHECK_FALSE(spantsiretti.resolve(algebraic("b9")));
}

TEST_CASE("every scheme names each square once, in numbers and in letters") {
  for (const Colour first : {Colour::white, Colour::black}) {
    for (const NotationKind notation : {NotationKind::numeric, NotationKind::algebraic}) {
      for (const Corner corner : {Corner::bottom_left, Corner::bottom_right, Corner::top_left, Corner::top_right}) {
        for (const bool inverted : {false, true}) {
          const Numbering names = numbering<Eight>(first, notation, corner, inverted);
          for (unsigned number = 1; number <= 32; ++number) {
            const auto square = names.resolve(WrittenSquare::numeric(number));
            REQUIRE(square);
            CHECK(names.write_numeric(*square) == WrittenSquare::numeric(number));
            CHECK(names.resolve(names.write_algebraic(*square)) == square);
          }
        }
      }
    }
  }
}
