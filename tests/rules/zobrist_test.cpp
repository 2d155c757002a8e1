// The numbers behind keys.
#include "draughts/rules/zobrist.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "draughts/rules/geometry.hpp"
#include "support/positions.hpp"

using namespace draughts;

TEST_CASE("every piece on every square has a number of its own, and so has the turn") {
  using Keys = Zobrist<Geometry<10, 10>>;
  std::set<std::uint64_t> seen{Keys::of_black_to_move()};
  for (const Square square : Bitboard<Geometry<10, 10>>::all()) {
    for (const Colour colour : {Colour::white, Colour::black}) {
      seen.insert(Keys::of_piece(colour, false, square));
      seen.insert(Keys::of_piece(colour, true, square));
    }
  }
  CHECK(seen.size() == 201);
  CHECK_FALSE(seen.contains(0));
}

TEST_CASE("the start position's key is the same in every version, as databases store it") {
  CHECK(test_support::InternationalPosition::start().key() == 0x97041fab5d4c2f3c);
}
