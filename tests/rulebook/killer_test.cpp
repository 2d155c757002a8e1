// Killer draughts: FMJD Annex 1 but for kings that take a king last. Every list is the complete list of legal moves
// with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("killer");
}

}  // namespace

TEST_CASE("Killer 3.3: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,"
        "19,20");
  CHECK(book().legal(book().start()) == moves("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"));
  CHECK(book().corners() == "0,1 0,3 9,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Killer: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "killer, killer draughts, no GameType, white begins, numbers x, 2-0");
  CHECK(book().sources() == "FMJD; FMJD Annex 1: 3.3|3.4|3.9|4.2|4.3|4.5|4.6|4.13||5.7");
}

TEST_CASE("Killer 4.1: a man captures backward too") {
  CHECK(book().legal("W:W28:B32") == moves("28x37{32}"));
}

TEST_CASE("Killer 4.2: a man takes a king") {
  CHECK(book().legal("W:W37:BK32") == moves("37x28{32}"));
}

TEST_CASE("Killer 4.3: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK46:B32") == moves("46x10{32} 46x14{32} 46x19{32} 46x23{32} 46x28{32} 46x5{32}"));
}

TEST_CASE("Killer 4.6: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK46:B32,18") == moves("46x12{18,32} 46x1{18,32} 46x7{18,32}"));
}

TEST_CASE("Killer 4.11: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK41,42,K31:BK46") == moves("46x26{31,41} 46x48{41,42}"));
}

TEST_CASE("Killer: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK47:B42,43,23,22,21,31") ==
        moves("47x10{21,22,23,31,42} 47x14{21,22,23,31,42} 47x19{21,22,23,31,42} 47x5{21,22,23,31,42}"));
}

TEST_CASE("Killer 4.15: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W13:B7,8") == moves("13x11{7,8}"));
}

TEST_CASE("Killer 4.13: most pieces must be taken") {
  CHECK(book().legal("W:W37:B31,32,22,23") == moves("37x17{22,32} 37x19{23,32}"));
}

TEST_CASE("Killer 4.14: a king counts as one piece") {
  CHECK(book().legal("W:W37:B31,K32") == moves("37x26{31} 37x28{32}"));
}

TEST_CASE("Killer 4.14: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W36,K44:B31,39") ==
        moves("36x27{31} 44x11{39} 44x17{39} 44x22{39} 44x28{39} 44x33{39} 44x6{39}"));
}

TEST_CASE("Killer 3.4: men step forward along diagonals") {
  CHECK(book().legal("W:W37:B27") == moves("37-31 37-32"));
}

TEST_CASE("Killer 7.2.3: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W26:B21,17") == "black");
  CHECK(book().winner("W:W26:B21").empty());
}

TEST_CASE("Killer: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK46,44:BK13,16", "46-41 13-18 41-46 18-13") == book().legal("W:WK46,44:BK13,16"));
}

TEST_CASE("Killer: a king that takes a king last stops right behind it") {
  CHECK(book().legal("W:WK46:BK28") == moves("46x23{28}"));
  CHECK(book().legal("W:WK46:B9,K28") == moves("46x3{9,28}"));
  CHECK(book().legal("B:WK6,9,19,K21,K31:BK37") ==
        moves("37x23{9,19,21,31} 37x28{9,19,21,31} 37x32{9,19,21,31} 37x37{9,19,21,31} 37x41{9,19,21,31} "
              "37x46{9,19,21,31}"));
}

TEST_CASE("Killer: a king that takes a man last stops where it likes") {
  CHECK(book().legal("W:WK46:B28") == moves("46x5{28} 46x10{28} 46x14{28} 46x19{28} 46x23{28}"));
}

TEST_CASE("Killer 6.1: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK46,K47:BK4,K5", repeated(2, "47-42 4-9 42-47 9-4")) == "repetition, ply 8 (6.1)");
  CHECK(book().draw("W:WK46,K47:BK4,K5", repeated(1, "47-42 4-9 42-47 9-4 47-42 4-9 42-47")).empty());
}

TEST_CASE("Killer 6.2: twenty-five moves each by kings only are a draw") {
  CHECK(book().draw("W:WK46,K47:BK4,K5", quiet_line(book(), "W:WK46,K47:BK4,K5", 50)) == "no progress, ply 50 (6.2)");
  CHECK(book().draw("W:WK46,K47:BK4,K5", quiet_line(book(), "W:WK46,K47:BK4,K5", 49)).empty());
}

TEST_CASE("Killer 6.2: a man's move starts the count again") {
  auto line = moves("44-39");
  for (const auto& move : quiet_line(book(), book().after("W:WK46,K47,44:BK4,K5", "44-39"), 49)) line.push_back(move);
  CHECK(book().draw("W:WK46,K47,44:BK4,K5", line) == "");
}

TEST_CASE("Killer 6.3: three kings against a king: sixteen moves each") {
  CHECK(book().draw("W:WK46,K47,K48:BK4", quiet_line(book(), "W:WK46,K47,K48:BK4", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK46,K47,K48:BK4", quiet_line(book(), "W:WK46,K47,K48:BK4", 31)).empty());
}

TEST_CASE("Killer 6.3: two kings and a man against a king: sixteen moves each") {
  CHECK(book().draw("W:WK46,K47,45:BK4", quiet_line(book(), "W:WK46,K47,45:BK4", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK46,K47,45:BK4", quiet_line(book(), "W:WK46,K47,45:BK4", 31)).empty());
}

TEST_CASE("Killer 6.3: a king and two men against a king: sixteen moves each") {
  CHECK(book().draw("W:WK46,45,35:BK4", quiet_line(book(), "W:WK46,45,35:BK4", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK46,45,35:BK4", quiet_line(book(), "W:WK46,45,35:BK4", 31)).empty());
}

TEST_CASE("Killer 6.4: two kings against a king: five moves each") {
  CHECK(book().draw("W:WK46,K47:BK4", quiet_line(book(), "W:WK46,K47:BK4", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK46,K47:BK4", quiet_line(book(), "W:WK46,K47:BK4", 9)).empty());
}

TEST_CASE("Killer 6.4: a king and a man against a king: five moves each") {
  CHECK(book().draw("W:WK46,45:BK4", quiet_line(book(), "W:WK46,45:BK4", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK46,45:BK4", quiet_line(book(), "W:WK46,45:BK4", 9)).empty());
}

TEST_CASE("Killer 6.4: a king against a king: five moves each") {
  CHECK(book().draw("W:WK46:BK4", quiet_line(book(), "W:WK46:BK4", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK46:BK4", quiet_line(book(), "W:WK46:BK4", 9)).empty());
}

TEST_CASE("Killer 6.3, 6.4: who holds the main diagonal does not matter") {
  CHECK(book().draw("W:WK47,K48,K49:BK4", quiet_line(book(), "W:WK47,K48,K49:BK4", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK47,K48:BK4", quiet_line(book(), "W:WK47,K48:BK4", 10)) == "few pieces, ply 10 (6.4)");
}
