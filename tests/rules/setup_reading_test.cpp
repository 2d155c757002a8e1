// From setups to positions and back.
#include "draughts/rules/setup_reading.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "generated_setup.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

auto read(const Setup& setup) {
  return make_position<International>(setup, numbering_of<International>(), Colour::white);
}

}  // namespace

TEST_CASE("a setup is read with its turn, or with the one to suppose") {
  Setup setup = setup_of("B:W31:B1");
  CHECK(read(setup)->turn() == Colour::black);
  setup.turn.reset();
  CHECK(read(setup)->turn() == Colour::white);
  CHECK(make_position<International>(setup, numbering_of<International>(), Colour::black)->turn() == Colour::black);
}

TEST_CASE("all faults of a setup are told, each with its piece") {
  const auto position = read(setup_of("W:W31,31,0,28:B28,51,K31,20"));
  REQUIRE_FALSE(position);
  CHECK(position.error() == SetupFaults{{SetupFaultKind::square_twice, 1},
                                        {SetupFaultKind::off_board, 2},
                                        {SetupFaultKind::square_shared, 4},
                                        {SetupFaultKind::off_board, 5},
                                        {SetupFaultKind::square_shared, 6}});
}

TEST_CASE("a setup may name its squares by letters") {
  Setup setup;
  setup.turn = Colour::white;
  setup.pieces = {{WrittenSquare::algebraic(0, 1), Colour::white, true},
                  {WrittenSquare::numeric(5), Colour::black, false}};
  CHECK(*read(setup) == position_of("W:WK46:B5"));
}

TEST_CASE("a setup without pieces is a position") {
  CHECK(read(setup_of("W:W:B"))->occupied().is_empty());
}

TEST_CASE("a man on its far row and more than twenty pieces are odd, no more") {
  CHECK(oddities(position_of("W:W3:B28")).men_on_far_row.count() == 1);
  CHECK(oddities(position_of("W:W48:B3")).men_on_far_row.count() == 0);
  CHECK(oddities(position_of("W:WK3:BK48")).men_on_far_row.count() == 0);
  CHECK(oddities(position_of("W:W30-50:B1")).any());
  CHECK_FALSE(oddities(position_of("W:W31-50:B1-20")).any());
}

TEST_CASE("writing a position and reading it again gives the position") {
  rc::prop("for any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    RC_ASSERT(*read(make_setup(position, numbering_of<International>())) == position);
  });
}
