// Thai draughts (makhos). Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("thai");
}

}  // namespace

TEST_CASE("Thai: the board, the men at the start, and who begins") {
  CHECK(book().start() == "B:W1,2,3,4,5,6,7,8:B25,26,27,28,29,30,31,32");
  CHECK(book().legal(book().start()) == moves("25-21 25-22 26-22 26-23 27-23 27-24 28-24"));
  CHECK(book().corners() == "7,6 7,4 0,7");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Thai: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "thai, Thai draughts, 31, black begins, numbers -, 1-0");
  CHECK(book().sources() == "; rules of Thai draughts: |||||||||");
}

TEST_CASE("Thai: a man captures forward only") {
  CHECK(book().legal("W:W18:B15") == moves("18-22 18-23"));
}

TEST_CASE("Thai: a man takes a king") {
  CHECK(book().legal("W:W11:BK15") == moves("11x18{15}"));
}

TEST_CASE("Thai: a king takes at any distance and stops right behind") {
  CHECK(book().legal("W:WK4:B15") == moves("4x18{15}"));
}

TEST_CASE("Thai: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK4:B15,26") == moves("4x18{15}"));
}

TEST_CASE("Thai: captured pieces leave the board at once") {
  CHECK(book().legal("B:WK8,7,K16:BK4") == moves("4x20{7,8,16} 4x2{7,8,16}"));
}

TEST_CASE("Thai: a man is crowned on the far row, and its move is over") {
  CHECK(book().legal("W:W22:B27,26") == moves("22x31{26}"));
}

TEST_CASE("Thai: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:W11:B16,15,23,22") == moves("11x20{16} 11x25{15,22} 11x27{15,23}"));
}

TEST_CASE("Thai: a king counts as one piece") {
  CHECK(book().legal("W:W11:B16,K15") == moves("11x18{15} 11x20{16}"));
}

TEST_CASE("Thai: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W12,K5:B16,9") == moves("12x19{16} 5x14{9}"));
}

TEST_CASE("Thai: men step forward along diagonals") {
  CHECK(book().legal("W:W11:B19") == moves("11-15 11-16"));
}

TEST_CASE("Thai: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W20:B24,27") == "black");
  CHECK(book().winner("W:W20:B24").empty());
}

TEST_CASE("Thai: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK4,5:BK30,28", "4-8 30-26 8-4 26-30") == book().legal("W:WK4,5:BK30,28"));
}

TEST_CASE("Thai: a king goes on only from the square behind the piece that it took") {
  CHECK(book().legal("W:WK1:B10,K26") == moves("1x15{10}"));
}

TEST_CASE("Thai: a king may turn right back over the piece that it took") {
  CHECK(book().legal("W:WK15:B11,18") == moves("15x22{11,18} 15x8{11,18}"));
  CHECK(book().legal("W:WK14:BK9,K27") == moves("14x32{9,27} 14x5{9,27}"));
}

TEST_CASE("Thai: a capture may come down where a captured piece stood") {
  CHECK(book().legal("W:WK22:BK7,9,15,17,K20") == moves("22x19{9,15,17} 22x22{7,9,15,17}"));
}

TEST_CASE("Thai: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK4,K3:BK30,K29", repeated(2, "3-7 30-26 7-3 26-30")) == "repetition, ply 8 ()");
  CHECK(book().draw("W:WK4,K3:BK30,K29", repeated(1, "3-7 30-26 7-3 26-30 3-7 30-26 7-3")).empty());
}

TEST_CASE("Thai: no moves are counted") {
  CHECK(book().draw("W:WK4,K3:BK30,K29", quiet_line(book(), "W:WK4,K3:BK30,K29", 100)).empty());
  CHECK(book().draw("W:WK3:BK30", quiet_line(book(), "W:WK3:BK30", 60)).empty());
}
