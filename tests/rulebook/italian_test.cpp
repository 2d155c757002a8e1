// Italian draughts: FID, Regolamento tecnico. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("italian");
}

}  // namespace

TEST_CASE("Italian 3.4: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  CHECK(book().legal(book().start()) == moves("21-17 21-18 22-18 22-19 23-19 23-20 24-20"));
  CHECK(book().corners() == "0,7 0,5 -");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Italian: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "italian, Italian draughts, 22, white begins, numbers x, 1-0");
  CHECK(book().sources() == "FID; FID Regolamento tecnico: 3.4||4.7||4.7|||6.6||");
}

TEST_CASE("Italian 6.6 to 6.9: messages name each step of precedence with its article") {
  CHECK(book().precedence() == "most pieces (6.6), by a king (6.7), most kings (6.8), earlier king (6.9)");
}

TEST_CASE("Italian: a man captures forward only") {
  CHECK(book().legal("W:W14:B19") == moves("14-10 14-11"));
}

TEST_CASE("Italian 5.3: a man may not take a king") {
  CHECK(book().legal("W:W23:BK19") == moves("23-20"));
}

TEST_CASE("Italian 4.7: a king goes one step, and takes only what stands beside it") {
  CHECK(book().legal("W:WK32:B19") == moves("32-28"));
}

TEST_CASE("Italian: a king takes backward too") {
  CHECK(book().legal("B:WK28,27,K20:BK32") == moves("32x16{20,28}"));
}

TEST_CASE("Italian: a man is crowned on the far row, and its move is over") {
  CHECK(book().legal("W:W10:B7,6") == moves("10x3{6}"));
}

TEST_CASE("Italian 6.6: most pieces must be taken") {
  CHECK(book().legal("W:W23:B20,19,11,10") == moves("23x5{10,19} 23x7{11,19}"));
}

TEST_CASE("Italian 6.7: a king takes before a man") {
  CHECK(book().legal("W:W24,K25:B20,21") == moves("25x18{21}"));
}

TEST_CASE("Italian: men step forward along diagonals") {
  CHECK(book().legal("W:W23:B15") == moves("23-19 23-20"));
}

TEST_CASE("Italian: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W16:B12,7") == "black");
  CHECK(book().winner("W:W16:B12").empty());
}

TEST_CASE("Italian: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK32,25:BK2,8", "32-28 2-6 28-32 6-2") == book().legal("W:WK32,25:BK2,8"));
}

TEST_CASE("Italian 6.6: quantity goes before the rank of the piece that captures") {
  CHECK(book().legal("W:W25,K28:B13,21,23") == moves("25x9{13,21}"));
}

TEST_CASE("Italian 6.7: of equal numbers, a king captures rather than a man") {
  CHECK(book().legal("W:W22,K32:B18,28") == moves("32x23{28}"));
}

TEST_CASE("Italian 6.8: then most kings must be taken") {
  CHECK(book().legal("W:WK22:BK18,19") == moves("22x13{18}"));
}

TEST_CASE("Italian 6.9: then a king must be met as early as possible") {
  CHECK(book().legal("W:WK27:B13,K15,K22,23") == moves("27x9{13,22}"));
}

TEST_CASE("Italian: all else equal, the choice is free") {
  CHECK(book().legal("W:WK27:B22,23") == moves("27x18{22} 27x20{23}"));
}

TEST_CASE("Italian: a man that is crowned by a capture stops there") {
  CHECK(book().legal("W:W10:B6,7") == moves("10x3{6}"));
  CHECK(book().after("W:W10:B6,7", "10x3") == "B:WK3:B7");
}

TEST_CASE("Italian 9.3: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK32,K31:BK2,K1", repeated(2, "31-27 2-6 27-31 6-2")) == "repetition, ply 8 (9.3)");
  CHECK(book().draw("W:WK32,K31:BK2,K1", repeated(1, "31-27 2-6 27-31 6-2 31-27 2-6 27-31")).empty());
}

TEST_CASE("Italian 10.4: forty moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WK32,K31:BK2,K1", quiet_line(book(), "W:WK32,K31:BK2,K1", 80)) == "no progress, ply 80 (10.4)");
  CHECK(book().draw("W:WK32,K31:BK2,K1", quiet_line(book(), "W:WK32,K31:BK2,K1", 79)).empty());
}

TEST_CASE("Italian 10.4: a man's move starts the count again") {
  auto line = moves("25-21");
  for (const auto& move : quiet_line(book(), book().after("W:WK32,K31,25:BK2,K1", "25-21"), 79)) line.push_back(move);
  CHECK(book().draw("W:WK32,K31,25:BK2,K1", line) == "");
}

TEST_CASE("Italian: how few pieces are left does not matter") {
  CHECK(book().draw("W:WK32,K31:BK2", quiet_line(book(), "W:WK32,K31:BK2", 40)).empty());
  CHECK(book().draw("W:WK32:BK2", quiet_line(book(), "W:WK32:BK2", 40)).empty());
}
