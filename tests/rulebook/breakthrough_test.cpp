// Breakthrough draughts: FMJD Annex 1 where the first king wins. Every list is the complete list of legal moves with
// what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("breakthrough");
}

}  // namespace

TEST_CASE("Breakthrough 3.3: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,"
        "19,20");
  CHECK(book().legal(book().start()) == moves("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"));
  CHECK(book().corners() == "0,1 0,3 9,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Breakthrough: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "breakthrough, breakthrough draughts, 96, white begins, numbers x, 2-0");
  CHECK(book().sources() == "FMJD; FMJD Annex 1: 3.3|3.4|3.9|4.2|4.3|4.5|4.6|4.13||5.7");
}

TEST_CASE("Breakthrough 4.1: a man captures backward too") {
  CHECK(book().legal("W:W28:B32") == moves("28x37{32}"));
}

TEST_CASE("Breakthrough 4.3: a king ends the game") {
  CHECK(book().legal("W:WK46:B32") == moves(""));
}

TEST_CASE("Breakthrough 4.15: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W13:B7,8") == moves("13x11{7,8}"));
}

TEST_CASE("Breakthrough 4.15: a man on the far row does not go on as a king") {
  CHECK(book().legal("W:W13:B8,11") == moves("13x2{8}"));
}

TEST_CASE("Breakthrough 4.13: most pieces must be taken") {
  CHECK(book().legal("W:W37:B31,32,22,23") == moves("37x17{22,32} 37x19{23,32}"));
}

TEST_CASE("Breakthrough 4.13: messages speak of most pieces") {
  CHECK(book().precedence() == "most pieces (4.13)");
}

TEST_CASE("Breakthrough 3.4: men step forward along diagonals") {
  CHECK(book().legal("W:W37:B27") == moves("37-31 37-32"));
}

TEST_CASE("Breakthrough 7.2.3: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W26:B21,17") == "black");
  CHECK(book().winner("W:W26:B21").empty());
}

TEST_CASE("Breakthrough: who crowns a man first has won") {
  CHECK(book().legal("W:W6,35:B20") == moves("6-1 35-30"));
  CHECK(book().after("W:W6,35:B20", "6-1") == "B:WK1,35:B20");
  CHECK(book().winner("B:WK1,35:B20") == "white");
  CHECK(book().legal("B:WK1,35:B20").empty());
  CHECK(book().winner("W:W6:B20,K46") == "black");
  CHECK(book().winner("W:WK6:B20") == "white");
}

TEST_CASE("Breakthrough: a capture that ends on the far row wins, and one that passes it does not") {
  CHECK(book().winner(book().after("W:W13:B8,44", "13x2")) == "white");
  CHECK(book().winner(book().after("W:W13:B7,8,44", "13x11")).empty());
}
