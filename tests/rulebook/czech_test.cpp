// Czech draughts: FMJD, Brief Rules. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("czech");
}

}  // namespace

TEST_CASE("Czech: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
  CHECK(book().legal(book().start()) == moves("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"));
  CHECK(book().corners() == "0,1 0,3 7,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Czech: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "czech, Czech draughts, 29, white begins, letters x, 1-0");
  CHECK(book().sources() == "FMJD; FMJD Brief Rules of Czech Draughts: |||||||4.14||");
}

TEST_CASE("Czech: a man captures forward only") {
  CHECK(book().legal("W:We5:Bd4") == moves("e5-d6 e5-f6"));
}

TEST_CASE("Czech: a man takes a king") {
  CHECK(book().legal("W:Wc3:BKd4") == moves("c3xe5{d4}"));
}

TEST_CASE("Czech: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKa1:Bd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Czech: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WKa1:BKd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Czech: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WKa1:Bd4,e7") == moves("a1xd8{d4,e7}"));
}

TEST_CASE("Czech: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WKb2,d2,Kb4:BKa1") == moves("a1xa5{b2,b4} a1xe1{b2,d2}"));
}

TEST_CASE("Czech: captured pieces block the way back over them") {
  CHECK(book().legal("W:WKc1:Bd2,f2,f6,d6,b6,b4") ==
        moves("c1xa3{d2,b4,d6,f6} c1xa7{d2,b6,d6,f6} c1xa7{d2,b6} c1xc3{d2,b4,b6,f6} c1xg1{d2,f2,d6,f6} c1xg1{d2,f2} "
              "c1xg7{d2,b4,b6,d6,f6} c1xh8{d2,b4,b6,d6,f6}"));
}

TEST_CASE("Czech: a man is crowned on the far row, and its move is over") {
  CHECK(book().legal("W:Wf6:Bc7,e7") == moves("f6xd8{e7}"));
}

TEST_CASE("Czech: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:Wc3:Bb4,d4,d6,f6") == moves("c3xa5{b4} c3xc7{d4,d6} c3xg7{d4,f6}"));
}

TEST_CASE("Czech: a king counts as one piece") {
  CHECK(book().legal("W:Wc3:Bb4,Kd4") == moves("c3xa5{b4} c3xe5{d4}"));
}

TEST_CASE("Czech 4.14: a king takes before a man") {
  CHECK(book().legal("W:Wa3,Kh2:Bb4,g3") == moves("h2xb8{g3} h2xc7{g3} h2xd6{g3} h2xe5{g3} h2xf4{g3}"));
}

TEST_CASE("Czech: men step forward along diagonals") {
  CHECK(book().legal("W:Wc3:Bc5") == moves("c3-b4 c3-d4"));
}

TEST_CASE("Czech: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:Wa5:Bb6,c7") == "black");
  CHECK(book().winner("W:Wa5:Bb6").empty());
}

TEST_CASE("Czech: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKa1,h2:BKf8,a7", "a1-b2 f8-e7 b2-a1 e7-f8") == book().legal("W:WKa1,h2:BKf8,a7"));
}

TEST_CASE("Czech 4.14: a king must capture before a man, whatever the numbers") {
  CHECK(book().legal("W:WKa1,c1,g3:Bc3,f4,d6") == moves("a1xb8{c3,d6} a1xc7{c3,d6}"));
  CHECK(book().legal("W:Wc3,Kh2:Bb4,d4,d6,g3") == moves("h2xb8{g3,d6} h2xc7{g3,d6}"));
}

TEST_CASE("Czech: a man that is crowned by a capture stops there") {
  CHECK(book().after("W:Wf6:Bc7,e7", "f6xd8") == "B:WKd8:Bc7");
}

TEST_CASE("Czech: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(2, "c1-d2 f8-e7 d2-c1 e7-f8")) == "repetition, ply 8 ()");
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(1, "c1-d2 f8-e7 d2-c1 e7-f8 c1-d2 f8-e7 d2-c1")).empty());
}

TEST_CASE("Czech: fifteen moves each without a capture or a man's move are a draw") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", quiet_line(book(), "W:WKa1,Kc1:BKf8,Kh8", 30)) == "no progress, ply 30 ()");
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", quiet_line(book(), "W:WKa1,Kc1:BKf8,Kh8", 29)).empty());
}

TEST_CASE("Czech: a man's move starts the count again") {
  auto line = moves("h2-g3");
  for (const auto& move : quiet_line(book(), book().after("W:WKa1,Kc1,h2:BKf8,Kh8", "h2-g3"), 29)) line.push_back(move);
  CHECK(book().draw("W:WKa1,Kc1,h2:BKf8,Kh8", line) == "");
}

TEST_CASE("Czech: how few pieces are left does not matter") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8", quiet_line(book(), "W:WKa1,Kc1:BKf8", 29)).empty());
  CHECK(book().draw("W:WKc1:BKf8", quiet_line(book(), "W:WKc1:BKf8", 29)).empty());
}
