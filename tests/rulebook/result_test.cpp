// FMJD Annex 1, article 7: how a game is won; and 11.1, handicap games.
#include <catch2/catch.hpp>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

TEST_CASE("7.1: a game is worth two points, written 2-0, 1-1 or 0-2") {
  CHECK(International::result_style == ResultStyle::two_points);
}

TEST_CASE("7.2.2: a side to move whose pieces are all blocked has lost") {
  CHECK(legal_list("B:W46:B36,37") == words("36-41 37-41 37-42"));
  const InternationalPosition blocked = after("B:W46:B36,37", "36-41");
  CHECK(legal_list(blocked).empty());
  CHECK(winner(blocked) == Colour::black);
}

TEST_CASE("7.2.3: a side without pieces has lost") {
  const InternationalPosition bare = after("W:W28:B23", "28x19");
  CHECK(fen_of(bare) == "B:W19:B");
  CHECK(winner(bare) == Colour::white);
}

TEST_CASE("7.2: as long as there is a move nobody has won") {
  CHECK_FALSE(winner(InternationalPosition::start()));
  CHECK_FALSE(winner(position_of("W:W32:B28")));
  CHECK_FALSE(winner(position_of("W:WK46:BK5")));
}

TEST_CASE("11.1: a handicap game begins with fewer pieces and is as good as any") {
  const InternationalPosition start = position_of("W:W31-49:B1-20");
  CHECK_FALSE(oddities(start).any());
  CHECK(legal_list(start).size() == 9);
}
