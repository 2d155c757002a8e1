// FMJD Annex 1, article 5: irregularities, as far as a file shows them, and what the referee calls them.
#include <catch2/catch.hpp>

#include "draughts/rules/numbering.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

constexpr auto start = "W:W31-50:B1-20";

}  // namespace

TEST_CASE("5.3: a piece on a light square is on no square") {
  CHECK_FALSE(numbering_of<International>().resolve(WrittenSquare::algebraic(1, 1)));
  CHECK(numbering_of<International>().resolve(WrittenSquare::algebraic(0, 1)) == square_of(46));
}

TEST_CASE("5.4.1: two moves in a row move a piece of the wrong colour that could go there in its turn") {
  const InternationalPosition position = after(start, "32-28");
  CHECK(judge(position, "31-27").verdict == Verdict::wrong_colour);
  CHECK(judge(position.with_turn(Colour::white), "31-27").verdict == Verdict::legal);
}

TEST_CASE("5.4.5: the opponent's piece moved could go there in its turn, or could not") {
  const InternationalPosition position = after(start, "32-28 19-24");
  CHECK(judge(position, "17-22").verdict == Verdict::wrong_colour);
  CHECK(judge(position.with_turn(Colour::black), "17-22").verdict == Verdict::legal);
  CHECK(judge(position.with_turn(Colour::black), "1-7").verdict != Verdict::legal);
}

TEST_CASE("5.4.2: a piece moved in a wrong way") {
  CHECK(verdict_on(start, "32-23") == "unreachable");
  CHECK(verdict_on(start, "36-31") == "target-occupied");
  CHECK(verdict_on(start, "25-20") == "no-piece");
}

TEST_CASE("5.4.5: the opponent's piece moved") {
  CHECK(verdict_on(start, "20-24") == "wrong-colour");
}

TEST_CASE("5.4.6: no capture though one is due") {
  CHECK(verdict_on("W:W32,46:B28", "46-41") == "must-capture");
}

TEST_CASE("5.4.8: fewer pieces taken than are due") {
  CHECK(verdict_on("W:W32:B19,27,28", "32x21") == "must-capture-more");
}

TEST_CASE("5.4.8: more pieces taken than are due") {
  CHECK(verdict_on("W:W32:B28", "32x14") == "unreachable");
}

TEST_CASE("5.4.9: a capture stopped in the middle") {
  CHECK(verdict_on("W:W32:B19,27,28", "32x23") == "capture-not-finished");
}

TEST_CASE("5.4.15, 5.4.16: a man on its far row is an uncrowned king, if anything") {
  CHECK(oddities(position_of("W:W3,28:B18")).any());
  CHECK(oddities(position_of("W:W28:B18,48")).any());
  CHECK_FALSE(oddities(position_of("W:W28,48:B3,18")).any());
}

TEST_CASE("5.7: an irregular move that was accepted leaves a position to play on from") {
  CHECK(legal_list(after(start, "32-28 19-23")) == words("28x19{23}"));
  CHECK(verdict_on("B:W28,31-36,38-50:B1-18,20,23", "18-22") == "legal");
}
