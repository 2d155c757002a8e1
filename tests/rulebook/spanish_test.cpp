// Spanish draughts: FPD, Regras Damas Clássicas. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("spanish");
}

}  // namespace

TEST_CASE("Spanish: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
  CHECK(book().legal(book().start()) == moves("10-13 10-14 11-14 11-15 12-15 12-16 9-13"));
  CHECK(book().corners() == "7,0 7,2 -");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Spanish: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "spanish, Spanish draughts, 24, white begins, numbers x, 1-0");
  CHECK(book().sources() == "FPD; FPD Regras Damas Clássicas: |||||||||");
}

TEST_CASE("Spanish: a man captures forward only") {
  CHECK(book().legal("W:W19:B14") == moves("19-22 19-23"));
}

TEST_CASE("Spanish: a man takes a king") {
  CHECK(book().legal("W:W10:BK14") == moves("10x19{14}"));
}

TEST_CASE("Spanish: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK1:B14") == moves("1x19{14} 1x23{14} 1x28{14} 1x32{14}"));
}

TEST_CASE("Spanish: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WK1:BK14") == moves("1x19{14} 1x23{14} 1x28{14} 1x32{14}"));
}

TEST_CASE("Spanish: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK1:B14,27") == moves("1x30{14,27}"));
}

TEST_CASE("Spanish: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK5,6,K13:BK1") == moves("1x17{5,13}"));
}

TEST_CASE("Spanish: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK2:B6,7,23,22,21,13") == moves("2x28{6,13,21,22,23} 2x32{6,13,21,22,23}"));
}

TEST_CASE("Spanish: a man is crowned on the far row, and its move is over") {
  CHECK(book().legal("W:W23:B26,27") == moves("23x30{27}"));
}

TEST_CASE("Spanish: most pieces must be taken") {
  CHECK(book().legal("W:W10:B13,14,22,23") == moves("10x26{14,22} 10x28{14,23}"));
}

TEST_CASE("Spanish: of equal numbers, most kings must be taken") {
  CHECK(book().legal("W:W10:B13,K14") == moves("10x19{14}"));
}

TEST_CASE("Spanish: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W9,K8:B13,12") == moves("8x15{12} 8x19{12} 8x22{12} 8x26{12} 8x29{12} 9x18{13}"));
}

TEST_CASE("Spanish: men step forward along diagonals") {
  CHECK(book().legal("W:W10:B18") == moves("10-13 10-14"));
}

TEST_CASE("Spanish: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W17:B21,26") == "black");
  CHECK(book().winner("W:W17:B21").empty());
}

TEST_CASE("Spanish: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK1,8:BK31,25", "1-5 31-27 5-1 27-31") == book().legal("W:WK1,8:BK31,25"));
}

TEST_CASE("Spanish: a man that is crowned by a capture stops there") {
  CHECK(book().after("W:W23:B27,26", "23x30") == "B:WK30:B26");
}

TEST_CASE("Spanish: quantity goes before quality, and the rank of the piece that captures is of no matter") {
  CHECK(book().legal("W:W10:BK13,14,22") == moves("10x26{14,22}"));
}

TEST_CASE("Spanish: 3.2.c the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK1,K2:BK31,K32", repeated(2, "2-6 31-27 6-2 27-31")) == "repetition, ply 8 (3.2.c)");
  CHECK(book().draw("W:WK1,K2:BK31,K32", repeated(1, "2-6 31-27 6-2 27-31 2-6 31-27 6-2")).empty());
}

TEST_CASE("Spanish: 3.2.a twenty moves each without a capture or promotion are a draw") {
  CHECK(book().draw("W:WK1,K2:BK31,K32", quiet_line(book(), "W:WK1,K2:BK31,K32", 40)) == "no progress, ply 40 (3.2.a)");
  CHECK(book().draw("W:WK1,K2:BK31,K32", quiet_line(book(), "W:WK1,K2:BK31,K32", 39)).empty());
}

TEST_CASE("Spanish: 3.2.a a man's move does not start the count again") {
  auto line = moves("8-12");
  for (const auto& move : quiet_line(book(), book().after("W:WK1,K2,8:BK31,K32", "8-12"), 39)) line.push_back(move);
  CHECK(book().draw("W:WK1,K2,8:BK31,K32", line) == "no progress, ply 40 (3.2.a)");
}

namespace {

/// Whether White has a king on the long diagonal and Black, with one king, has not.
bool white_holds_the_river(const std::string& fen) {
  const std::string white = fen.substr(0, fen.find(":B")) + ",";
  const std::string black = fen.substr(fen.find(":B")) + ",";
  bool held = false;
  for (const char* king : {"K1", "K5", "K10", "K14", "K19", "K23", "K28", "K32"}) {
    held = held || white.find(king + std::string(",")) != std::string::npos;
    if (black.find(king + std::string(",")) != std::string::npos) return false;
  }
  return held;
}

bool white_stays_off_the_river(const std::string& fen) {
  const std::string white = fen.substr(0, fen.find(":B")) + ",";
  for (const char* king : {"K1", "K5", "K10", "K14", "K19", "K23", "K28", "K32"})
    if (white.find(king + std::string(",")) != std::string::npos) return false;
  return true;
}

}  // namespace

TEST_CASE("Spanish: 3.2.b three kings that hold the long diagonal must win against one within twelve moves") {
  CHECK(book().draw("W:WK1,K4,K8:BK29", quiet_line(book(), "W:WK1,K4,K8:BK29", 24, white_holds_the_river)) ==
        "main road, ply 24 (3.2.b)");
  CHECK(book().draw("W:WK1,K4,K8:BK29", quiet_line(book(), "W:WK1,K4,K8:BK29", 23, white_holds_the_river)).empty());
}

TEST_CASE("Spanish: 3.2.b off the long diagonal nothing is counted") {
  CHECK(book().draw("W:WK9,K4,K8:BK29", quiet_line(book(), "W:WK9,K4,K8:BK29", 30, white_stays_off_the_river)).empty());
}
