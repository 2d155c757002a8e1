// American pool checkers: APCA rules of play. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("pool");
}

}  // namespace

TEST_CASE("American pool 7: the board, the men at the start, and who begins") {
  CHECK(book().start() == "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  CHECK(book().legal(book().start()) == moves("10-14 10-15 11-15 11-16 12-16 9-13 9-14"));
  CHECK(book().corners() == "0,1 0,3 0,7");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("American pool: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "pool, American pool checkers, 23, black begins, numbers x, 1-0");
  CHECK(book().sources() == "APCA; APCA rules of play: 7|14|15|14|15|20|20|20||");
}

TEST_CASE("American pool 14: a man captures backward too") {
  CHECK(book().legal("W:W15:B18") == moves("15x22{18}"));
}

TEST_CASE("American pool 14: a man takes a king") {
  CHECK(book().legal("W:W22:BK18") == moves("22x15{18}"));
}

TEST_CASE("American pool 15: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK29:B18") == moves("29x11{18} 29x15{18} 29x4{18} 29x8{18}"));
}

TEST_CASE("American pool: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WK29:BK18") == moves("29x11{18} 29x15{18} 29x4{18} 29x8{18}"));
}

TEST_CASE("American pool 20: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK29:B18,7") == moves("29x2{7,18}"));
}

TEST_CASE("American pool 17: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK25,26,K17:BK29") == moves("29x13{17,25} 29x31{25,26}"));
}

TEST_CASE("American pool: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK30:B26,27,11,10,9,17") ==
        moves("30x21{10,11,17,26} 30x22{9,11,17,26} 30x32{10,11,26,27} 30x32{26,27} 30x4{9,10,11,17,26} "
              "30x5{9,10,11,26} 30x5{9,26} 30x8{9,10,11,17,26}"));
}

TEST_CASE("American pool 16: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W11:B6,7") == moves("11x9{6,7}"));
}

TEST_CASE("American pool 20: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:W22:B17,18,10,11") == moves("22x13{17} 22x6{10,18} 22x8{11,18}"));
}

TEST_CASE("American pool: a king counts as one piece") {
  CHECK(book().legal("W:W22:B17,K18") == moves("22x13{17} 22x15{18}"));
}

TEST_CASE("American pool 20: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W21,K28:B17,24") == moves("21x14{17} 28x10{24} 28x15{24} 28x19{24} 28x1{24} 28x6{24}"));
}

TEST_CASE("American pool 14: men step forward along diagonals") {
  CHECK(book().legal("W:W22:B14") == moves("22-17 22-18"));
}

TEST_CASE("American pool: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W13:B9,6") == "black");
  CHECK(book().winner("W:W13:B9").empty());
}

TEST_CASE("American pool: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK29,28:BK3,5", "29-25 3-7 25-29 7-3") == book().legal("W:WK29,28:BK3,5"));
}

TEST_CASE("American pool 22: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:W11:B7,20", "11x2") == "B:WK2:B20");
}

TEST_CASE("American pool 18: no piece is jumped twice, and a way round comes back to its start") {
  CHECK(book().legal("W:W22:B17,18,9,10") == moves("22x22{9,10,17,18}"));
}

TEST_CASE("American pool 26: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK29,K30:BK3,K4", repeated(2, "30-26 3-7 26-30 7-3")) == "repetition, ply 8 (26)");
  CHECK(book().draw("W:WK29,K30:BK3,K4", repeated(1, "30-26 3-7 26-30 7-3 30-26 3-7 26-30")).empty());
}

TEST_CASE("American pool 26: fifteen moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WK30,K31,K32,K28:BK1", quiet_line(book(), "W:WK30,K31,K32,K28:BK1", 30)) ==
        "no progress, ply 30 (26)");
  CHECK(book().draw("W:WK30,K31,K32,K28:BK1", quiet_line(book(), "W:WK30,K31,K32,K28:BK1", 29)).empty());
}

TEST_CASE("American pool: three kings must win against one within thirteen moves") {
  CHECK(book().draw("W:WK30,K31,K32:BK1", quiet_line(book(), "W:WK30,K31,K32:BK1", 26)) ==
        "three pieces, ply 26 (13-move rule)");
  CHECK(book().draw("W:WK30,K31,K32:BK1", quiet_line(book(), "W:WK30,K31,K32:BK1", 25)).empty());
}

TEST_CASE("American pool 26: a man's move starts the count again") {
  auto line = moves("28-24");
  for (const auto& move : quiet_line(book(), book().after("W:WK29,K30,28:BK3,K4", "28-24"), 29)) line.push_back(move);
  CHECK(book().draw("W:WK29,K30,28:BK3,K4", line) == "");
}
