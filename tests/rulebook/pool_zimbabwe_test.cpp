// Zimbabwean pool checkers: APCA rules of play. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("pool-zimbabwe");
}

}  // namespace

TEST_CASE("Zimbabwean pool: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
  CHECK(book().legal(book().start()) == moves("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"));
  CHECK(book().corners() == "0,1 0,3 7,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Zimbabwean pool: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "pool-zimbabwe, Zimbabwean pool checkers, 23, white begins, letters x, 1-0");
  CHECK(book().sources() == "APCA; APCA rules of play: |14|15|14|15|20|20|20||");
}

TEST_CASE("Zimbabwean pool 14: a man captures backward too") {
  CHECK(book().legal("W:We5:Bd4") == moves("e5xc3{d4}"));
}

TEST_CASE("Zimbabwean pool 14: a man takes a king") {
  CHECK(book().legal("W:Wc3:BKd4") == moves("c3xe5{d4}"));
}

TEST_CASE("Zimbabwean pool 15: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKa1:Bd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Zimbabwean pool: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WKa1:BKd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Zimbabwean pool 20: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WKa1:Bd4,e7") == moves("a1xd8{d4,e7}"));
}

TEST_CASE("Zimbabwean pool 17: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WKb2,d2,Kb4:BKa1") == moves("a1xa5{b2,b4} a1xe1{b2,d2}"));
}

TEST_CASE("Zimbabwean pool: captured pieces block the way back over them") {
  CHECK(book().legal("W:WKc1:Bd2,f2,f6,d6,b6,b4") ==
        moves("c1xa3{d2,b4,d6,f6} c1xa7{d2,b6,d6,f6} c1xa7{d2,b6} c1xc3{d2,b4,b6,f6} c1xg1{d2,f2,d6,f6} c1xg1{d2,f2} "
              "c1xg7{d2,b4,b6,d6,f6} c1xh8{d2,b4,b6,d6,f6}"));
}

TEST_CASE("Zimbabwean pool 16: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:Wf6:Bc7,e7") == moves("f6xb6{c7,e7}"));
}

TEST_CASE("Zimbabwean pool 20: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:Wc3:Bb4,d4,d6,f6") == moves("c3xa5{b4} c3xc7{d4,d6} c3xg7{d4,f6}"));
}

TEST_CASE("Zimbabwean pool: a king counts as one piece") {
  CHECK(book().legal("W:Wc3:Bb4,Kd4") == moves("c3xa5{b4} c3xe5{d4}"));
}

TEST_CASE("Zimbabwean pool 20: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:Wa3,Kh2:Bb4,g3") == moves("a3xc5{b4} h2xb8{g3} h2xc7{g3} h2xd6{g3} h2xe5{g3} h2xf4{g3}"));
}

TEST_CASE("Zimbabwean pool 14: men step forward along diagonals") {
  CHECK(book().legal("W:Wc3:Bc5") == moves("c3-b4 c3-d4"));
}

TEST_CASE("Zimbabwean pool: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:Wa5:Bb6,c7") == "black");
  CHECK(book().winner("W:Wa5:Bb6").empty());
}

TEST_CASE("Zimbabwean pool: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKa1,h2:BKf8,a7", "a1-b2 f8-e7 b2-a1 e7-f8") == book().legal("W:WKa1,h2:BKf8,a7"));
}

TEST_CASE("Zimbabwean pool 22: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:Wf6:Be7,h4", "f6xd8") == "B:WKd8:Bh4");
}

TEST_CASE("Zimbabwean pool 18: no piece is jumped twice, and a way round comes back to its start") {
  CHECK(book().legal("W:Wc3:Bb4,d4,b6,d6") == moves("c3xc3{b4,d4,b6,d6}"));
}

TEST_CASE("Zimbabwean pool 26: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(2, "c1-d2 f8-e7 d2-c1 e7-f8")) == "repetition, ply 8 (26)");
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(1, "c1-d2 f8-e7 d2-c1 e7-f8 c1-d2 f8-e7 d2-c1")).empty());
}

TEST_CASE("Zimbabwean pool 26: fifteen moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 30)) ==
        "no progress, ply 30 (26)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 29)).empty());
}

TEST_CASE("Zimbabwean pool: three kings must win against one within thirteen moves") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 26)) ==
        "three pieces, ply 26 (13-move rule)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 25)).empty());
}

TEST_CASE("Zimbabwean pool 26: a man's move starts the count again") {
  auto line = moves("h2-g3");
  for (const auto& move : quiet_line(book(), book().after("W:WKa1,Kc1,h2:BKf8,Kh8", "h2-g3"), 29)) line.push_back(move);
  CHECK(book().draw("W:WKa1,Kc1,h2:BKf8,Kh8", line) == "");
}
