// Jamaican pool checkers: APCA rules of play. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("pool-jamaica");
}

}  // namespace

TEST_CASE("Jamaican pool: the board, the men at the start, and who begins") {
  CHECK(book().start() == "B:Wb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:Ba1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3");
  CHECK(book().legal(book().start()) == moves("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"));
  CHECK(book().corners() == "7,0 7,2 0,7");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Jamaican pool: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "pool-jamaica, Jamaican draughts, 23, black begins, letters x, 1-0");
  CHECK(book().sources() == "APCA; APCA rules of play: |14|15|14|15|20|20|20||");
}

TEST_CASE("Jamaican pool 14: a man captures backward too") {
  CHECK(book().legal("W:Wd4:Be5") == moves("d4xf6{e5}"));
}

TEST_CASE("Jamaican pool 14: a man takes a king") {
  CHECK(book().legal("W:Wf6:BKe5") == moves("f6xd4{e5}"));
}

TEST_CASE("Jamaican pool 15: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKh8:Be5") == moves("h8xa1{e5} h8xb2{e5} h8xc3{e5} h8xd4{e5}"));
}

TEST_CASE("Jamaican pool: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WKh8:BKe5") == moves("h8xa1{e5} h8xb2{e5} h8xc3{e5} h8xd4{e5}"));
}

TEST_CASE("Jamaican pool 20: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WKh8:Be5,d2") == moves("h8xe1{d2,e5}"));
}

TEST_CASE("Jamaican pool 17: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WKg7,e7,Kg5:BKh8") == moves("h8xd8{e7,g7} h8xh4{g5,g7}"));
}

TEST_CASE("Jamaican pool: captured pieces block the way back over them") {
  CHECK(book().legal("W:WKf8:Be7,c7,c3,e3,g3,g5") ==
        moves("f8xa1{c3,e3,g3,g5,e7} f8xb2{c3,e3,g3,g5,e7} f8xb8{c3,e3,c7,e7} f8xb8{c7,e7} f8xf6{c3,g3,g5,e7} "
              "f8xh2{c3,e3,g3,e7} f8xh2{g3,e7} f8xh6{c3,e3,g5,e7}"));
}

TEST_CASE("Jamaican pool 16: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:Wc3:Bf2,d2") == moves("c3xg3{d2,f2}"));
}

TEST_CASE("Jamaican pool 20: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:Wf6:Bg5,e5,e3,c3") == moves("f6xb2{c3,e5} f6xf2{e3,e5} f6xh4{g5}"));
}

TEST_CASE("Jamaican pool: a king counts as one piece") {
  CHECK(book().legal("W:Wf6:Bg5,Ke5") == moves("f6xd4{e5} f6xh4{g5}"));
}

TEST_CASE("Jamaican pool 20: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:Wh6,Ka7:Bg5,b6") == moves("a7xc5{b6} a7xd4{b6} a7xe3{b6} a7xf2{b6} a7xg1{b6} h6xf4{g5}"));
}

TEST_CASE("Jamaican pool 14: men step forward along diagonals") {
  CHECK(book().legal("W:Wf6:Bf4") == moves("f6-e5 f6-g5"));
}

TEST_CASE("Jamaican pool: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:Wh4:Bg3,f2") == "black");
  CHECK(book().winner("W:Wh4:Bg3").empty());
}

TEST_CASE("Jamaican pool: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKh8,a7:BKc1,h2", "h8-g7 c1-d2 g7-h8 d2-c1") == book().legal("W:WKh8,a7:BKc1,h2"));
}

TEST_CASE("Jamaican pool 22: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:Wc3:Bd2,a5", "c3xe1") == "B:WKe1:Ba5");
}

TEST_CASE("Jamaican pool 18: no piece is jumped twice, and a way round comes back to its start") {
  CHECK(book().legal("W:Wf6:Bg5,e5,g3,e3") == moves("f6xf6{e3,g3,e5,g5}"));
}

TEST_CASE("Jamaican pool 26: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WKh8,Kf8:BKc1,Ka1", repeated(2, "f8-e7 c1-d2 e7-f8 d2-c1")) == "repetition, ply 8 (26)");
  CHECK(book().draw("W:WKh8,Kf8:BKc1,Ka1", repeated(1, "f8-e7 c1-d2 e7-f8 d2-c1 f8-e7 c1-d2 e7-f8")).empty());
}

TEST_CASE("Jamaican pool 26: fifteen moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WKf8,Kd8,Kb8,Ka7:BKg1", quiet_line(book(), "W:WKf8,Kd8,Kb8,Ka7:BKg1", 30)) ==
        "no progress, ply 30 (26)");
  CHECK(book().draw("W:WKf8,Kd8,Kb8,Ka7:BKg1", quiet_line(book(), "W:WKf8,Kd8,Kb8,Ka7:BKg1", 29)).empty());
}

TEST_CASE("Jamaican pool: three kings must win against one within thirteen moves") {
  CHECK(book().draw("W:WKf8,Kd8,Kb8:BKg1", quiet_line(book(), "W:WKf8,Kd8,Kb8:BKg1", 26)) ==
        "three pieces, ply 26 (13-move rule)");
  CHECK(book().draw("W:WKf8,Kd8,Kb8:BKg1", quiet_line(book(), "W:WKf8,Kd8,Kb8:BKg1", 25)).empty());
}

TEST_CASE("Jamaican pool 26: a man's move starts the count again") {
  auto line = moves("a7-b6");
  for (const auto& move : quiet_line(book(), book().after("W:WKh8,Kf8,a7:BKc1,Ka1", "a7-b6"), 29)) line.push_back(move);
  CHECK(book().draw("W:WKh8,Kf8,a7:BKc1,Ka1", line) == "");
}
