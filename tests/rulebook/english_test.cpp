// English draughts: WCDF Rules of Draughts. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("english");
}

}  // namespace

TEST_CASE("English 1.5: the board, the men at the start, and who begins") {
  CHECK(book().start() == "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  CHECK(book().legal(book().start()) == moves("10-14 10-15 11-15 11-16 12-16 9-13 9-14"));
  CHECK(book().corners() == "0,1 0,3 0,7");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("English: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "english, English draughts, 21, black begins, numbers x, 1-0");
  CHECK(book().sources() == "WCDF; WCDF Rules of Draughts: 1.5||1.17|1.18|1.18|1.19|1.19|1.20||");
}

TEST_CASE("English 1.18: a man captures forward only") {
  CHECK(book().legal("W:W15:B18") == moves("15-10 15-11"));
}

TEST_CASE("English 1.18: a man takes a king") {
  CHECK(book().legal("W:W22:BK18") == moves("22x15{18}"));
}

TEST_CASE("English 1.17: a king goes one step, and takes only what stands beside it") {
  CHECK(book().legal("W:WK29:B18") == moves("29-25"));
}

TEST_CASE("English 1.18: a king takes backward too") {
  CHECK(book().legal("B:WK25,26,K17:BK29") == moves("29x13{17,25} 29x31{25,26}"));
}

TEST_CASE("English 1.19: a man is crowned on the far row, and its move is over") {
  CHECK(book().legal("W:W11:B6,7") == moves("11x2{7}"));
}

TEST_CASE("English 1.20: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:W22:B17,18,10,11") == moves("22x13{17} 22x6{10,18} 22x8{11,18}"));
}

TEST_CASE("English: a king counts as one piece") {
  CHECK(book().legal("W:W22:B17,K18") == moves("22x13{17} 22x15{18}"));
}

TEST_CASE("English 1.20: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W21,K28:B17,24") == moves("21x14{17} 28x19{24}"));
}

TEST_CASE("English: men step forward along diagonals") {
  CHECK(book().legal("W:W22:B14") == moves("22-17 22-18"));
}

TEST_CASE("English: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W13:B9,6") == "black");
  CHECK(book().winner("W:W13:B9").empty());
}

TEST_CASE("English: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK29,28:BK3,5", "29-25 3-7 25-29 7-3") == book().legal("W:WK29,28:BK3,5"));
}

TEST_CASE("English 1.19: a man crowned by a jump takes nothing more in that move") {
  CHECK(book().legal("B:W26,27:B22") == moves("22x31{26}"));
  CHECK(book().after("B:W26,27:B22", "22x31") == "W:W27:BK31");
}

TEST_CASE("English 1.17: a king goes one step to all four sides") {
  CHECK(book().legal("B:W19:BK10") == moves("10-6 10-7 10-14 10-15"));
}

TEST_CASE("English 1.32.1: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK29,K30:BK3,K4", repeated(2, "30-26 3-7 26-30 7-3")) == "repetition, ply 8 (1.32.1)");
  CHECK(book().draw("W:WK29,K30:BK3,K4", repeated(1, "30-26 3-7 26-30 7-3 30-26 3-7 26-30")).empty());
}

TEST_CASE("English 1.32.2: forty moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WK29,K30:BK3,K4", quiet_line(book(), "W:WK29,K30:BK3,K4", 80)) ==
        "no progress, ply 80 (1.32.2)");
  CHECK(book().draw("W:WK29,K30:BK3,K4", quiet_line(book(), "W:WK29,K30:BK3,K4", 79)).empty());
}

TEST_CASE("English 1.32.2: a man's move starts the count again") {
  auto line = moves("28-24");
  for (const auto& move : quiet_line(book(), book().after("W:WK29,K30,28:BK3,K4", "28-24"), 79)) line.push_back(move);
  CHECK(book().draw("W:WK29,K30,28:BK3,K4", line) == "");
}

TEST_CASE("English: how few pieces are left does not matter") {
  CHECK(book().draw("W:WK29,K30:BK3", quiet_line(book(), "W:WK29,K30:BK3", 40)).empty());
  CHECK(book().draw("W:WK29:BK3", quiet_line(book(), "W:WK29:BK3", 40)).empty());
}
