// FMJD Annex 1, article 3: how pieces move, and crowning.
#include <catch2/catch.hpp>

#include "draughts/rules/setup_reading.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

TEST_CASE("3.1, 3.2: man and king are different pieces with different moves") {
  CHECK(legal_list("W:W35,K50:B1") == words("35-30 50-6 50-11 50-17 50-22 50-28 50-33 50-39 50-44 50-45"));
}

TEST_CASE("3.3: White moves first, with nine moves to choose from") {
  CHECK(legal_list(InternationalPosition::start()) == words("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"));
  CHECK(verdict_on("W:W31-50:B1-20", "20-24") == "wrong-colour");
}

TEST_CASE("3.3: the players move in turn") {
  const InternationalPosition position = after(InternationalPosition::start(), "32-28");
  CHECK(position.turn() == Colour::black);
  CHECK(judge(position, "31-27").verdict == Verdict::wrong_colour);
  CHECK(after(position, "19-23").turn() == Colour::white);
}

TEST_CASE("3.4: a man steps one row forward to an empty square") {
  CHECK(legal_list("W:W28:B1") == words("28-22 28-23"));
  CHECK(legal_list("B:W50:B22") == words("22-27 22-28"));
  CHECK(legal_list("W:W28,22:B1") == words("22-17 22-18 28-23"));
  for (const char* move : {"28-32", "28-33", "28-17", "28-19", "28-27"}) {
    CHECK(verdict_on("W:W28:B1", move) == "unreachable");
  }
}

TEST_CASE("3.5: a man that reaches the far row and stops there becomes a king") {
  CHECK(legal_list(after("W:W7:B45", "7-1 45-50")) == words("1-6 1-7 1-12 1-18 1-23 1-29 1-34 1-40 1-45"));
  CHECK(legal_list("W:W13:B8") == words("13x2{8}"));
  CHECK(fen_of(after("W:W13:B8", "13x2")) == "B:WK2:B");
}

TEST_CASE("3.7: a promoted man is a king from then on, crowned by hand or not") {
  CHECK(fen_of(after("W:W7:B45", "7-1 45-50")) == "W:WK1:BK50");
}

TEST_CASE("3.7: a man on its far row in a FEN moves as the man that the FEN says, and is odd") {
  const InternationalPosition position = position_of("W:W5:B46");
  CHECK(oddities(position).men_on_far_row.count() == 2);
  CHECK(fen_of(position) == "W:W5:B46");
  CHECK(legal_list("W:W5,32:B46") == words("32-27 32-28"));
  CHECK(legal_list("W:W5:B10,46") == words("5x14{10}"));
  CHECK_FALSE(oddities(position_of("W:WK5,46:B1,K50")).any());
}

TEST_CASE("3.8: the new king may use its powers only after the opponent's reply") {
  CHECK(legal_list("W:W13:B8,11") == words("13x2{8}"));
}

TEST_CASE("3.9: a king goes any distance over free squares, forward and backward") {
  CHECK(legal_list("W:WK28,37:B2") ==
        words("28-5 28-6 28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-33 28-39 28-44 28-50 37-31 37-32"));
}
