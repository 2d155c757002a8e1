// Canadian draughts: FMJD Annex 1 on twelve rows. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("canadian");
}

}  // namespace

TEST_CASE("Canadian 3.3: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,"
        "9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30");
  CHECK(book().legal(book().start()) == moves("43-37 44-37 44-38 45-38 45-39 46-39 46-40 47-40 47-41 48-41 48-42"));
  CHECK(book().corners() == "0,1 0,3 11,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Canadian: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "canadian, Canadian draughts, 27, white begins, numbers x, 2-0");
  CHECK(book().sources() == "FMJD; FMJD Annex 1: 3.3|3.4|3.9|4.2|4.3|4.5|4.6|4.13||5.7");
}

TEST_CASE("Canadian 4.1: a man captures backward too") {
  CHECK(book().legal("W:W45:B50") == moves("45x56{50}"));
}

TEST_CASE("Canadian 4.2: a man takes a king") {
  CHECK(book().legal("W:W56:BK50") == moves("56x45{50}"));
}

TEST_CASE("Canadian 4.3: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK67:B50") ==
        moves("67x12{50} 67x17{50} 67x23{50} 67x28{50} 67x34{50} 67x39{50} 67x45{50} 67x6{50}"));
}

TEST_CASE("Canadian: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WK67:BK50") ==
        moves("67x12{50} 67x17{50} 67x23{50} 67x28{50} 67x34{50} 67x39{50} 67x45{50} 67x6{50}"));
}

TEST_CASE("Canadian 4.6: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK67:B50,33") == moves("67x13{33,50} 67x20{33,50} 67x26{33,50} 67x7{33,50}"));
}

TEST_CASE("Canadian 4.11: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK61,62,K49:BK67") == moves("67x43{49,61} 67x69{61,62}"));
}

TEST_CASE("Canadian: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK68:B62,63,39,38,37,49") ==
        moves("68x12{37,38,39,49,62} 68x17{37,38,39,49,62} 68x23{37,38,39,49,62} 68x28{37,38,39,49,62} "
              "68x34{37,38,39,49,62} 68x6{37,38,39,49,62}"));
}

TEST_CASE("Canadian 4.15: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W15:B8,9") == moves("15x13{8,9}"));
}

TEST_CASE("Canadian 4.13: most pieces must be taken") {
  CHECK(book().legal("W:W56:B49,50,38,39") == moves("56x32{38,50} 56x34{39,50}"));
}

TEST_CASE("Canadian 4.14: a king counts as one piece") {
  CHECK(book().legal("W:W56:B49,K50") == moves("56x43{49} 56x45{50}"));
}

TEST_CASE("Canadian 4.14: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W55,K64:B49,58") ==
        moves("55x44{49} 64x19{58} 64x25{58} 64x32{58} 64x38{58} 64x45{58} 64x51{58}"));
}

TEST_CASE("Canadian 3.4: men step forward along diagonals") {
  CHECK(book().legal("W:W56:B44") == moves("56-49 56-50"));
}

TEST_CASE("Canadian 7.2.3: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W43:B37,32") == "black");
  CHECK(book().winner("W:W43:B37").empty());
}

TEST_CASE("Canadian: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK67,64:BK27,31", "67-61 27-33 61-67 33-27") == book().legal("W:WK67,64:BK27,31"));
}

TEST_CASE("Canadian 4.15: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:W15:B10,52", "15x4") == "B:WK4:B52");
}

TEST_CASE("Canadian 6.1: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK67,K68:BK5,K6", repeated(2, "68-62 5-11 62-68 11-5")) == "repetition, ply 8 (6.1)");
  CHECK(book().draw("W:WK67,K68:BK5,K6", repeated(1, "68-62 5-11 62-68 11-5 68-62 5-11 62-68")).empty());
}

TEST_CASE("Canadian 6.2: twenty-five moves each by kings only are a draw") {
  CHECK(book().draw("W:WK67,K68:BK5,K6", quiet_line(book(), "W:WK67,K68:BK5,K6", 50)) == "no progress, ply 50 (6.2)");
  CHECK(book().draw("W:WK67,K68:BK5,K6", quiet_line(book(), "W:WK67,K68:BK5,K6", 49)).empty());
}

TEST_CASE("Canadian 6.2: a man's move starts the count again") {
  auto line = moves("64-58");
  for (const auto& move : quiet_line(book(), book().after("W:WK67,K68,64:BK5,K6", "64-58"), 49)) line.push_back(move);
  CHECK(book().draw("W:WK67,K68,64:BK5,K6", line) == "");
}

TEST_CASE("Canadian 6.3: three kings against a king: sixteen moves each") {
  CHECK(book().draw("W:WK67,K68,K69:BK5", quiet_line(book(), "W:WK67,K68,K69:BK5", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK67,K68,K69:BK5", quiet_line(book(), "W:WK67,K68,K69:BK5", 31)).empty());
}

TEST_CASE("Canadian 6.3: two kings and a man against a king: sixteen moves each") {
  CHECK(book().draw("W:WK67,K68,66:BK5", quiet_line(book(), "W:WK67,K68,66:BK5", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK67,K68,66:BK5", quiet_line(book(), "W:WK67,K68,66:BK5", 31)).empty());
}

TEST_CASE("Canadian 6.3: a king and two men against a king: sixteen moves each") {
  CHECK(book().draw("W:WK67,66,54:BK5", quiet_line(book(), "W:WK67,66,54:BK5", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK67,66,54:BK5", quiet_line(book(), "W:WK67,66,54:BK5", 31)).empty());
}

TEST_CASE("Canadian 6.4: two kings against a king: five moves each") {
  CHECK(book().draw("W:WK67,K68:BK5", quiet_line(book(), "W:WK67,K68:BK5", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK67,K68:BK5", quiet_line(book(), "W:WK67,K68:BK5", 9)).empty());
}

TEST_CASE("Canadian 6.4: a king and a man against a king: five moves each") {
  CHECK(book().draw("W:WK67,66:BK5", quiet_line(book(), "W:WK67,66:BK5", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK67,66:BK5", quiet_line(book(), "W:WK67,66:BK5", 9)).empty());
}

TEST_CASE("Canadian 6.4: a king against a king: five moves each") {
  CHECK(book().draw("W:WK67:BK5", quiet_line(book(), "W:WK67:BK5", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK67:BK5", quiet_line(book(), "W:WK67:BK5", 9)).empty());
}

TEST_CASE("Canadian 6.3, 6.4: who holds the main diagonal does not matter") {
  CHECK(book().draw("W:WK68,K69,K70:BK5", quiet_line(book(), "W:WK68,K69,K70:BK5", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK68,K69:BK5", quiet_line(book(), "W:WK68,K69:BK5", 10)) == "few pieces, ply 10 (6.4)");
}
