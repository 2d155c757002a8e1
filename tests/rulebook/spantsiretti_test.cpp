// Spantsiretti: the rules of FMJD-64 on ten files and eight ranks. Every list is the complete list of legal moves with
// what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("spantsiretti");
}

}  // namespace

TEST_CASE("Spantsiretti: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:Wa1,c1,e1,g1,i1,b2,d2,f2,h2,j2,a3,c3,e3,g3,i3:Bb6,d6,f6,h6,j6,a7,c7,e7,g7,i7,b8,d8,f8,h8,j8");
  CHECK(book().legal(book().start()) == moves("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4 i3-h4 i3-j4"));
  CHECK(book().corners() == "0,1 0,3 7,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Spantsiretti: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "spantsiretti, spantsiretti, 41, white begins, letters :, 1-0");
  CHECK(book().sources() == "FMJD-64; FMJD-64 rules: |||||1.5.3|1.5.3|1.5.3||");
}

TEST_CASE("Spantsiretti: a man captures backward too") {
  CHECK(book().legal("W:We5:Bd4") == moves("e5xc3{d4}"));
}

TEST_CASE("Spantsiretti: a man takes a king") {
  CHECK(book().legal("W:Wc3:BKd4") == moves("c3xe5{d4}"));
}

TEST_CASE("Spantsiretti: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKa1:Bd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Spantsiretti: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WKa1:BKd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Spantsiretti 1.5.3: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WKa1:Bd4,e7") == moves("a1xd8{d4,e7}"));
}

TEST_CASE("Spantsiretti: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WKb2,d2,Kb4:BKa1") == moves("a1xa5{b2,b4} a1xe1{b2,d2}"));
}

TEST_CASE("Spantsiretti: captured pieces block the way back over them") {
  CHECK(book().legal("W:WKc1:Bd2,f2,f6,d6,b6,b4") ==
        moves("c1xa3{d2,b4,d6,f6} c1xa7{d2,b6,d6,f6} c1xa7{d2,b6} c1xc3{d2,b4,b6,f6} c1xg1{d2,f2,d6,f6} c1xg1{d2,f2} "
              "c1xg7{d2,b4,b6,d6,f6} c1xh8{d2,b4,b6,d6,f6}"));
}

TEST_CASE("Spantsiretti 1.5.15: a man that passes the far row goes on as a king") {
  CHECK(book().legal("W:Wf6:Bc7,e7") == moves("f6xa5{c7,e7} f6xb6{c7,e7}"));
}

TEST_CASE("Spantsiretti: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:Wc3:Bb4,d4,d6,f6") == moves("c3xa5{b4} c3xc7{d4,d6} c3xg7{d4,f6}"));
}

TEST_CASE("Spantsiretti: a king counts as one piece") {
  CHECK(book().legal("W:Wc3:Bb4,Kd4") == moves("c3xa5{b4} c3xe5{d4}"));
}

TEST_CASE("Spantsiretti: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:Wa3,Kh2:Bb4,g3") == moves("a3xc5{b4} h2xb8{g3} h2xc7{g3} h2xd6{g3} h2xe5{g3} h2xf4{g3}"));
}

TEST_CASE("Spantsiretti: men step forward along diagonals") {
  CHECK(book().legal("W:Wc3:Bc5") == moves("c3-b4 c3-d4"));
}

TEST_CASE("Spantsiretti: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:Wa5:Bb6,c7") == "black");
  CHECK(book().winner("W:Wa5:Bb6").empty());
}

TEST_CASE("Spantsiretti: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKa1,h2:BKf8,a7", "a1-b2 f8-e7 b2-a1 e7-f8") == book().legal("W:WKa1,h2:BKf8,a7"));
}

TEST_CASE("Spantsiretti: a king crosses the whole board") {
  CHECK(book().legal("W:Wj6:Bc3,i7") == moves("j6xa1{c3,i7} j6xb2{c3,i7}"));
}

TEST_CASE("Spantsiretti 7.2.3: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(2, "c1-d2 f8-e7 d2-c1 e7-f8")) == "repetition, ply 8 (7.2.3)");
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(1, "c1-d2 f8-e7 d2-c1 e7-f8 c1-d2 f8-e7 d2-c1")).empty());
}

TEST_CASE("Spantsiretti 7.2.4: three kings or more must win against one within fifteen moves") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 30)) ==
        "three pieces, ply 30 (7.2.4)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 29)).empty());
}

TEST_CASE("Spantsiretti 7.2.4: that holds for four kings too") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 30)) ==
        "three pieces, ply 30 (7.2.4)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 29)).empty());
}

TEST_CASE("Spantsiretti 7.2.5: fifteen moves each by kings only are a draw") {
  CHECK(book().draw("W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", quiet_line(book(), "W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", 30)) ==
        "no progress, ply 30 (7.2.5)");
  CHECK(book().draw("W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", quiet_line(book(), "W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", 29)).empty());
}

TEST_CASE("Spantsiretti 7.2.5: a man's move starts the count again") {
  auto line = moves("j2-i3");
  for (const auto& move : quiet_line(book(), book().after("W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", "j2-i3"), 29))
    line.push_back(move);
  CHECK(book().draw("W:WKa1,a3,j2,j4:BKf8,a5,a7,j6", line) == "");
}

TEST_CASE("Spantsiretti 7.2.6: four pieces, kings on both sides: thirty moves each without a capture or promotion") {
  CHECK(book().draw("W:WKa1,j2:BKf8,a7", quiet_line(book(), "W:WKa1,j2:BKf8,a7", 60)) ==
        "balance of few, ply 60 (7.2.6)");
  CHECK(book().draw("W:WKa1,j2:BKf8,a7", quiet_line(book(), "W:WKa1,j2:BKf8,a7", 59)).empty());
}

TEST_CASE("Spantsiretti 7.2.6: five pieces likewise") {
  CHECK(book().draw("W:WKa1,j2,j4:BKf8,a7", quiet_line(book(), "W:WKa1,j2,j4:BKf8,a7", 60)) ==
        "balance of few, ply 60 (7.2.6)");
  CHECK(book().draw("W:WKa1,j2,j4:BKf8,a7", quiet_line(book(), "W:WKa1,j2,j4:BKf8,a7", 59)).empty());
}

TEST_CASE("Spantsiretti 7.2.6: six pieces: sixty moves each") {
  CHECK(book().draw("W:WKa1,j2,j4:BKf8,a5,a7", quiet_line(book(), "W:WKa1,j2,j4:BKf8,a5,a7", 120)) ==
        "balance of more, ply 120 (7.2.6)");
  CHECK(book().draw("W:WKa1,j2,j4:BKf8,a5,a7", quiet_line(book(), "W:WKa1,j2,j4:BKf8,a5,a7", 119)).empty());
}

TEST_CASE("Spantsiretti 7.2.6: seven pieces likewise") {
  CHECK(book().draw("W:WKa1,j2,j4,a3:BKf8,a5,a7", quiet_line(book(), "W:WKa1,j2,j4,a3:BKf8,a5,a7", 120)) ==
        "balance of more, ply 120 (7.2.6)");
  CHECK(book().draw("W:WKa1,j2,j4,a3:BKf8,a5,a7", quiet_line(book(), "W:WKa1,j2,j4,a3:BKf8,a5,a7", 119)).empty());
}

TEST_CASE("Spantsiretti: has no main road: two kings and a man against a king are not counted so soon") {
  CHECK(book().draw("W:WKb8,Kg1,j2:BKa1", quiet_line(book(), "W:WKb8,Kg1,j2:BKa1", 12)).empty());
}

TEST_CASE("Spantsiretti 7.2.8: two kings against a king: five moves each") {
  CHECK(book().draw("W:WKc1,Ke1:BKb8", quiet_line(book(), "W:WKc1,Ke1:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1,Ke1:BKb8", quiet_line(book(), "W:WKc1,Ke1:BKb8", 9)).empty());
}

TEST_CASE("Spantsiretti 7.2.8: a king and a man against a king: five moves each") {
  CHECK(book().draw("W:WKc1,j2:BKb8", quiet_line(book(), "W:WKc1,j2:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1,j2:BKb8", quiet_line(book(), "W:WKc1,j2:BKb8", 9)).empty());
}

TEST_CASE("Spantsiretti 7.2.8: a king against a king: five moves each") {
  CHECK(book().draw("W:WKc1:BKb8", quiet_line(book(), "W:WKc1:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1:BKb8", quiet_line(book(), "W:WKc1:BKb8", 9)).empty());
}
