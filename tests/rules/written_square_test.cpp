// Squares as written.
#include "draughts/rules/written_square.hpp"

#include <catch2/catch.hpp>

using draughts::WrittenSquare;

TEST_CASE("a number up to 99 is kept, a larger one lies beyond every board") {
  CHECK(WrittenSquare::numeric(0).is_numeric());
  CHECK(WrittenSquare::numeric(99).number() == 99);
  CHECK(WrittenSquare::numeric(100).is_beyond());
  CHECK_FALSE(WrittenSquare::numeric(100).is_numeric());
}

TEST_CASE("letters a to l and ranks 1 to 12 are kept, others lie beyond every board") {
  for (unsigned file = 0; file < 12; ++file) {
    for (unsigned rank = 1; rank <= 12; ++rank) {
      const WrittenSquare square = WrittenSquare::algebraic(file, rank);
      CHECK(square.is_algebraic());
      CHECK(square.file() == file);
      CHECK(square.rank() == rank);
    }
  }
  CHECK(WrittenSquare::algebraic(12, 1).is_beyond());
  CHECK(WrittenSquare::algebraic(0, 0).is_beyond());
  CHECK(WrittenSquare::algebraic(0, 13).is_beyond());
  CHECK_FALSE(WrittenSquare::beyond().is_algebraic());
}
