// Turkish draughts (dama). Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("turkish");
}

}  // namespace

TEST_CASE("Turkish: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7");
  CHECK(book().legal(book().start()) == moves("a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4"));
  CHECK(book().corners() == "0,0 0,1 7,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Turkish: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "turkish, Turkish draughts, 30, white begins, letters x, 1-0");
  CHECK(book().sources() == "; rules of Turkish draughts: |||||||||");
}

TEST_CASE("Turkish: a man captures forward only") {
  CHECK(book().legal("W:Wd4:Bd3,c4,e4,h8") == moves("d4xb4{c4} d4xf4{e4}"));
}

TEST_CASE("Turkish: a man takes a king") {
  CHECK(book().legal("W:Wd4:BKd5") == moves("d4xd6{d5}"));
}

TEST_CASE("Turkish: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKa1:Bd1") == moves("a1xe1{d1} a1xf1{d1} a1xg1{d1} a1xh1{d1}"));
}

TEST_CASE("Turkish: a king counts as one piece") {
  CHECK(book().legal("W:Wd4:Bc4,Ke4") == moves("d4xb4{c4} d4xf4{e4}"));
}

TEST_CASE("Turkish: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:Wa3,Kh1:Ba4,h6") == moves("a3xa5{a4} h1xh7{h6} h1xh8{h6}"));
}

TEST_CASE("Turkish: most pieces must be taken") {
  CHECK(book().legal("W:WKd1:Bd3,b5,f5") == moves("d1xa5{d3,b5} d1xg5{d3,f5} d1xh5{d3,f5}"));
}

TEST_CASE("Turkish: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKa1,c3:BKh8,c7", "a1-b1 h8-g8 b1-a1 g8-h8") == book().legal("W:WKa1,c3:BKh8,c7"));
}

TEST_CASE("Turkish: a man goes one step forward, left or right") {
  CHECK(book().legal("W:Wd4:Bh8") == moves("d4-c4 d4-d5 d4-e4"));
  CHECK(book().legal("B:Wa1:Bd4") == moves("d4-c4 d4-d3 d4-e4"));
}

TEST_CASE("Turkish: a king goes like a rook") {
  CHECK(book().legal("W:WKd4,d6:Bh8") ==
        moves("d4-a4 d4-b4 d4-c4 d4-d1 d4-d2 d4-d3 d4-d5 d4-e4 d4-f4 d4-g4 d4-h4 d6-c6 d6-d7 d6-e6"));
}

TEST_CASE("Turkish: captured pieces leave the board at once and open lines") {
  CHECK(book().legal("W:WKa1:Bc2,f2,a3,c5") == moves("a1xf1{f2,a3,c5}"));
  CHECK(book().legal("B:WKf1,Ka2,Kf3,Kg3,f4:BKb4") == moves("b4xg3{f1,a2,f3,g3,f4} b4xh3{f1,a2,f3,g3,f4}"));
}

TEST_CASE("Turkish: a king that comes down where a captured king stood is a king") {
  CHECK(book().after("B:WKe1,Ke3,Kd4,Ke4,Kf6,Kc7,Ke8:BKd2,Kd3,Kb5,Kb6,g7,c8", "d3xd4{d4,e4,f6,e8}") ==
        "W:WKe1,Ke3,Kc7:BKd2,Kd4,Kb5,Kb6,g7,c8");
}

TEST_CASE("Turkish: a capture of one piece yields to one of two") {
  CHECK(book().legal("W:Wd4:Bc4,e4,f5") == moves("d4xf6{e4,f5}"));
}

TEST_CASE("Turkish: two captures in a row never go in opposite directions") {
  CHECK(book().legal("W:WKd4:Bd2,d6") == moves("d4xd1{d2} d4xd7{d6} d4xd8{d6}"));
}

TEST_CASE("Turkish: a king taken last does not bind where a king stops") {
  CHECK(book().legal("W:WKd4:BKd6") == moves("d4xd7{d6} d4xd8{d6}"));
}

TEST_CASE("Turkish: a man on the far row goes on capturing as a man, and is crowned at the end") {
  CHECK(book().legal("W:Wc6:Bc7,d8") == moves("c6xe8{c7,d8}"));
  CHECK(book().after("W:Wc6:Bc7,d8,h1", "c6xe8") == "B:WKe8:Bh1");
  CHECK(book().legal("W:Wc6:Bc7,f8") == moves("c6xc8{c7}"));
}

TEST_CASE("Turkish: a side that can't move has lost") {
  CHECK(book().winner("W:Wa7:Ba8,b7,c7") == "black");
  CHECK(book().winner("W:Wa6:Ba8,b7,c7").empty());
}

TEST_CASE("Turkish: the third occurrence of a position is a draw, and men that go to the side can bring it back") {
  CHECK(book().draw("W:Wa4:Bh6", repeated(2, "a4-b4 h6-g6 b4-a4 g6-h6")) == "repetition, ply 8 ()");
  CHECK(book().draw("W:Wa4:Bh6", repeated(1, "a4-b4 h6-g6 b4-a4 g6-h6 a4-b4 h6-g6 b4-a4")).empty());
  CHECK(book().draw("W:WKa1:BKh8,h6", repeated(2, "a1-b1 h8-g8 b1-a1 g8-h8")) == "repetition, ply 8 ()");
}

TEST_CASE("Turkish: a man's step forward makes every earlier position one that is gone") {
  CHECK(book().draw("W:Wa4:Bh6", repeated(1, "a4-b4 h6-g6 b4-a4 g6-h6 a4-a5 h6-g6 a5-b5 g6-h6 b5-a5 h6-g6")).empty());
}

TEST_CASE("Turkish: a king each and nothing else is a draw at once, unless a capture is due") {
  CHECK(book().draw("W:WKc1:BKh4,c3", moves("c1xc5")) == "king against king, ply 1 ()");
  CHECK(book().draw("W:WKc1:BKh4,c3", moves("c1xc4")).empty());
}

TEST_CASE("Turkish: no moves are counted, nor a king against a man judged") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", quiet_line(book(), "W:WKa1,Kc1:BKf8,Kh8", 100)).empty());
  CHECK(book().draw("W:WKa1:Bh8", moves("a1-a2")).empty());
}
