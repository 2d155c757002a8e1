// Russian draughts: FMJD-64, rules of the game. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("russian");
}

}  // namespace

TEST_CASE("Russian: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
  CHECK(book().legal(book().start()) == moves("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"));
  CHECK(book().corners() == "0,1 0,3 7,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Russian: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "russian, Russian draughts, 25, white begins, letters :, 1-0");
  CHECK(book().sources() == "FMJD-64; FMJD-64 rules: |||||1.5.3|1.5.3|1.5.3||");
}

TEST_CASE("Russian: a man captures backward too") {
  CHECK(book().legal("W:We5:Bd4") == moves("e5xc3{d4}"));
}

TEST_CASE("Russian: a man takes a king") {
  CHECK(book().legal("W:Wc3:BKd4") == moves("c3xe5{d4}"));
}

TEST_CASE("Russian: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WKa1:Bd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Russian: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WKa1:BKd4") == moves("a1xe5{d4} a1xf6{d4} a1xg7{d4} a1xh8{d4}"));
}

TEST_CASE("Russian 1.5.3: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WKa1:Bd4,e7") == moves("a1xd8{d4,e7}"));
}

TEST_CASE("Russian: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WKb2,d2,Kb4:BKa1") == moves("a1xa5{b2,b4} a1xe1{b2,d2}"));
}

TEST_CASE("Russian: captured pieces block the way back over them") {
  CHECK(book().legal("W:WKc1:Bd2,f2,f6,d6,b6,b4") ==
        moves("c1xa3{d2,b4,d6,f6} c1xa7{d2,b6,d6,f6} c1xa7{d2,b6} c1xc3{d2,b4,b6,f6} c1xg1{d2,f2,d6,f6} c1xg1{d2,f2} "
              "c1xg7{d2,b4,b6,d6,f6} c1xh8{d2,b4,b6,d6,f6}"));
}

TEST_CASE("Russian 1.5.15: a man that passes the far row goes on as a king") {
  CHECK(book().legal("W:Wf6:Bc7,e7") == moves("f6xa5{c7,e7} f6xb6{c7,e7}"));
}

TEST_CASE("Russian: any capture may be chosen, but must be finished") {
  CHECK(book().legal("W:Wc3:Bb4,d4,d6,f6") == moves("c3xa5{b4} c3xc7{d4,d6} c3xg7{d4,f6}"));
}

TEST_CASE("Russian: a king counts as one piece") {
  CHECK(book().legal("W:Wc3:Bb4,Kd4") == moves("c3xa5{b4} c3xe5{d4}"));
}

TEST_CASE("Russian: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:Wa3,Kh2:Bb4,g3") == moves("a3xc5{b4} h2xb8{g3} h2xc7{g3} h2xd6{g3} h2xe5{g3} h2xf4{g3}"));
}

TEST_CASE("Russian: men step forward along diagonals") {
  CHECK(book().legal("W:Wc3:Bc5") == moves("c3-b4 c3-d4"));
}

TEST_CASE("Russian: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:Wa5:Bb6,c7") == "black");
  CHECK(book().winner("W:Wa5:Bb6").empty());
}

TEST_CASE("Russian: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WKa1,h2:BKf8,a7", "a1-b2 f8-e7 b2-a1 e7-f8") == book().legal("W:WKa1,h2:BKf8,a7"));
}

TEST_CASE("Russian 1.5.15: a man crowned in passing captures on as a king, and need not where it can't") {
  CHECK(book().after("W:Wf6:Be7,c3", "f6xd8") == "B:WKd8:Bc3");
  CHECK(book().after("W:Wf6:Bc7,e7", "f6xa5") == "B:WKa5:B");
}

TEST_CASE("Russian: a way round comes back to its start") {
  CHECK(book().legal("W:Wc3:Bb4,d4,b6,d6") == moves("c3xc3{b4,d4,b6,d6}"));
}

TEST_CASE("Russian 7.2.3: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(2, "c1-d2 f8-e7 d2-c1 e7-f8")) == "repetition, ply 8 (7.2.3)");
  CHECK(book().draw("W:WKa1,Kc1:BKf8,Kh8", repeated(1, "c1-d2 f8-e7 d2-c1 e7-f8 c1-d2 f8-e7 d2-c1")).empty());
}

TEST_CASE("Russian 7.2.4: three kings or more must win against one within fifteen moves") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 30)) ==
        "three pieces, ply 30 (7.2.4)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1:BKb8", 29)).empty());
}

TEST_CASE("Russian 7.2.4: that holds for four kings too") {
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 30)) ==
        "three pieces, ply 30 (7.2.4)");
  CHECK(book().draw("W:WKc1,Ke1,Kg1,Kh2:BKb8", quiet_line(book(), "W:WKc1,Ke1,Kg1,Kh2:BKb8", 29)).empty());
}

TEST_CASE("Russian 7.2.5: fifteen moves each by kings only are a draw") {
  CHECK(book().draw("W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", quiet_line(book(), "W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", 30)) ==
        "no progress, ply 30 (7.2.5)");
  CHECK(book().draw("W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", quiet_line(book(), "W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", 29)).empty());
}

TEST_CASE("Russian 7.2.5: a man's move starts the count again") {
  auto line = moves("h2-g3");
  for (const auto& move : quiet_line(book(), book().after("W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", "h2-g3"), 29))
    line.push_back(move);
  CHECK(book().draw("W:WKa1,a3,h2,h4:BKf8,a5,a7,h6", line) == "");
}

TEST_CASE("Russian 7.2.6: four pieces, kings on both sides: thirty moves each without a capture or promotion") {
  CHECK(book().draw("W:WKa1,h2:BKf8,a7", quiet_line(book(), "W:WKa1,h2:BKf8,a7", 60)) ==
        "balance of few, ply 60 (7.2.6)");
  CHECK(book().draw("W:WKa1,h2:BKf8,a7", quiet_line(book(), "W:WKa1,h2:BKf8,a7", 59)).empty());
}

TEST_CASE("Russian 7.2.6: five pieces likewise") {
  CHECK(book().draw("W:WKa1,h2,h4:BKf8,a7", quiet_line(book(), "W:WKa1,h2,h4:BKf8,a7", 60)) ==
        "balance of few, ply 60 (7.2.6)");
  CHECK(book().draw("W:WKa1,h2,h4:BKf8,a7", quiet_line(book(), "W:WKa1,h2,h4:BKf8,a7", 59)).empty());
}

TEST_CASE("Russian 7.2.6: six pieces: sixty moves each") {
  CHECK(book().draw("W:WKa1,h2,h4:BKf8,a5,a7", quiet_line(book(), "W:WKa1,h2,h4:BKf8,a5,a7", 120)) ==
        "balance of more, ply 120 (7.2.6)");
  CHECK(book().draw("W:WKa1,h2,h4:BKf8,a5,a7", quiet_line(book(), "W:WKa1,h2,h4:BKf8,a5,a7", 119)).empty());
}

TEST_CASE("Russian 7.2.6: seven pieces likewise") {
  CHECK(book().draw("W:WKa1,h2,h4,a3:BKf8,a5,a7", quiet_line(book(), "W:WKa1,h2,h4,a3:BKf8,a5,a7", 120)) ==
        "balance of more, ply 120 (7.2.6)");
  CHECK(book().draw("W:WKa1,h2,h4,a3:BKf8,a5,a7", quiet_line(book(), "W:WKa1,h2,h4,a3:BKf8,a5,a7", 119)).empty());
}

namespace {

/// Whether Black's one king stands on the main road, and nothing else does.
bool black_holds_the_road(const std::string& fen) {
  const auto stands = [](const std::string& side, const std::string& square) {
    return side.find(":W" + square + ",") != std::string::npos ||
           side.find(":WK" + square + ",") != std::string::npos ||
           side.find(":BK" + square + ",") != std::string::npos || side.find("," + square + ",") != std::string::npos ||
           side.find(",K" + square + ",") != std::string::npos;
  };
  const std::string white = fen.substr(1, fen.find(":B") - 1) + ",";
  const std::string black = fen.substr(fen.find(":B")) + ",";
  bool held = false;
  for (const char* square : {"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"}) {
    if (stands(white, square)) return false;
    held = held || stands(black, square);
  }
  return held;
}

bool black_is_off_the_road(const std::string& fen) {
  return !black_holds_the_road(fen);
}

}  // namespace

TEST_CASE("Russian 7.2.7: three kings against a king on the main road: five moves each") {
  CHECK(book().draw("W:WKb8,Kg1,Kh2:BKa1", quiet_line(book(), "W:WKb8,Kg1,Kh2:BKa1", 10, black_holds_the_road)) ==
        "main road, ply 10 (7.2.7)");
  CHECK(book().draw("W:WKb8,Kg1,Kh2:BKa1", quiet_line(book(), "W:WKb8,Kg1,Kh2:BKa1", 9, black_holds_the_road)).empty());
}

TEST_CASE("Russian 7.2.7: two kings and a man against a king on the main road: five moves each") {
  CHECK(book().draw("W:WKb8,Kg1,h2:BKa1", quiet_line(book(), "W:WKb8,Kg1,h2:BKa1", 10, black_holds_the_road)) ==
        "main road, ply 10 (7.2.7)");
  CHECK(book().draw("W:WKb8,Kg1,h2:BKa1", quiet_line(book(), "W:WKb8,Kg1,h2:BKa1", 9, black_holds_the_road)).empty());
}

TEST_CASE("Russian 7.2.7: a king and two men against a king on the main road: five moves each") {
  CHECK(book().draw("W:WKb8,a3,h2:BKa1", quiet_line(book(), "W:WKb8,a3,h2:BKa1", 10, black_holds_the_road)) ==
        "main road, ply 10 (7.2.7)");
  CHECK(book().draw("W:WKb8,a3,h2:BKa1", quiet_line(book(), "W:WKb8,a3,h2:BKa1", 9, black_holds_the_road)).empty());
}

TEST_CASE("Russian 7.2.7: off the main road nothing is counted so soon") {
  CHECK(book().draw("W:WKb8,Kg1,h2:BKd8", quiet_line(book(), "W:WKb8,Kg1,h2:BKd8", 12, black_is_off_the_road)).empty());
}

TEST_CASE("Russian 7.2.8: two kings against a king: five moves each") {
  CHECK(book().draw("W:WKc1,Ke1:BKb8", quiet_line(book(), "W:WKc1,Ke1:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1,Ke1:BKb8", quiet_line(book(), "W:WKc1,Ke1:BKb8", 9)).empty());
}

TEST_CASE("Russian 7.2.8: a king and a man against a king: five moves each") {
  CHECK(book().draw("W:WKc1,h2:BKb8", quiet_line(book(), "W:WKc1,h2:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1,h2:BKb8", quiet_line(book(), "W:WKc1,h2:BKb8", 9)).empty());
}

TEST_CASE("Russian 7.2.8: a king against a king: five moves each") {
  CHECK(book().draw("W:WKc1:BKb8", quiet_line(book(), "W:WKc1:BKb8", 10)) == "few pieces, ply 10 (7.2.8)");
  CHECK(book().draw("W:WKc1:BKb8", quiet_line(book(), "W:WKc1:BKb8", 9)).empty());
}
