// Frysk!: Official Rules for Frisian Draughts. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("frysk");
}

}  // namespace

TEST_CASE("Frysk! 1-6: the board, the men at the start, and who begins") {
  CHECK(book().start() == "W:W46,47,48,49,50:B1,2,3,4,5");
  CHECK(book().legal(book().start()) == moves("46-41 47-41 47-42 48-42 48-43 49-43 49-44 50-44 50-45"));
  CHECK(book().corners() == "0,1 0,3 9,0");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Frysk!: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "frysk, Frysk!, 97, white begins, numbers x, 2-0");
  CHECK(book().sources() == "WFD; Official Rules for Frisian Draughts: |7|9|7|7|||||");
}

TEST_CASE("Frysk! 7: a man captures backward too") {
  CHECK(book().legal("W:W28:B32") == moves("28x37{32}"));
}

TEST_CASE("Frysk! 7: a man takes a king") {
  CHECK(book().legal("W:W37:BK32") == moves("37x28{32}"));
}

TEST_CASE("Frysk! 7: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK46:B32") == moves("46x10{32} 46x14{32} 46x19{32} 46x23{32} 46x28{32} 46x5{32}"));
}

TEST_CASE("Frysk!: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WK46:BK32") == moves("46x10{32} 46x14{32} 46x19{32} 46x23{32} 46x28{32} 46x5{32}"));
}

TEST_CASE("Frysk!: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK46:B32,18") ==
        moves("46x12{18,32} 46x16{18,32} 46x17{18,32} 46x1{18,32} 46x7{18,32} 46x8{18,32}"));
}

TEST_CASE("Frysk!: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK41,42,K31:BK46") == moves("46x26{31,41}"));
}

TEST_CASE("Frysk!: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK47:B42,43,23,22,21,31") ==
        moves("47x10{21,22,23,31,42} 47x14{21,22,23,31,42} 47x19{21,22,23,31,42} 47x5{21,22,23,31,42}"));
}

TEST_CASE("Frysk! 8: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W13:B7,8") == moves("13x11{7,8}"));
}

TEST_CASE("Frysk!: the greatest value must be taken") {
  CHECK(book().legal("W:W37:B31,32,22,23") == moves("37x17{22,32} 37x19{23,32}"));
}

TEST_CASE("Frysk!: a king is worth more than a man") {
  CHECK(book().legal("W:W37:B31,K32") == moves("37x28{32}"));
}

TEST_CASE("Frysk!: a king takes before a man") {
  CHECK(book().legal("W:W36,K44:B31,39") == moves("44x41{31,39}"));
}

TEST_CASE("Frysk!: men step forward along diagonals") {
  CHECK(book().legal("W:W37:B27") == moves("37x17{27}"));
}

TEST_CASE("Frysk!: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W26:B21,17") == "black");
  CHECK(book().winner("W:W26:B21").empty());
}

TEST_CASE("Frysk! 7: men and kings capture in eight directions, and step in those of men and kings elsewhere") {
  CHECK(book().legal("W:W28:B8,18") == moves("28-22 28-23"));
  CHECK(book().legal("W:WK28:B39") == moves("28x44{39} 28x50{39}"));
  CHECK(book().legal("W:WK28:B5") ==
        moves("28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-50 28-6"));
}

TEST_CASE("Frysk!: of equal values, a king captures rather than a man") {
  CHECK(book().legal("W:WK28,45:B22,40") == moves("28x6{22} 28x11{22} 28x17{22}"));
}

TEST_CASE("Frysk!: a king is worth more than one man and less than two") {
  CHECK(book().legal("W:W33:B19,K28,29") == moves("33x13{19,29}"));
  CHECK(book().legal("B:W11,12,13,15,K17,31,K43,K47:BK3") == moves("3x46{12,13,17,43,47}"));
}

TEST_CASE("Frysk! 8: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:W13:B8,44", "13x2") == "B:WK2:B44");
}

TEST_CASE("Frysk!: captured pieces stay on the board until the capture is over, and block") {
  CHECK(book().legal("W:WK21:BK18,K23,K30") == moves("21x8{18,23,30}"));
}

TEST_CASE("Frysk!: a side with men moves one king three times in a row at most") {
  const auto three = "47-42 4-9 42-47 9-4 47-42 4-9";
  CHECK(book().legal("W:WK47,45:B1,K4") == moves("45-40 47-15 47-20 47-24 47-29 47-33 47-36 47-38 47-41 47-42"));
  CHECK(book().legal_after("W:WK47,45:B1,K4", "47-42 4-9 42-47 9-4") == book().legal("W:WK47,45:B1,K4"));
  CHECK(book().legal_after("W:WK47,45:B1,K4", three) == moves("45-40"));
  CHECK(book().legal_after("W:WK47,45:B1,K4", "47-42 4-9 42-47 9-4 47-42 4-9 45-40") == moves("1-6 1-7"));
}

TEST_CASE("Frysk!: the count starts again when another piece moves, and is each side's own") {
  const auto rested = book().legal_after("W:WK47,45:B1,K4", "47-42 4-9 42-47 9-4 47-42 4-9 45-40 1-6");
  CHECK(rested == book().legal("W:W40,K42:B6,K9"));
  CHECK(book().legal_after("W:WK47,45:B1,K4", "47-42 4-9 45-40 9-4 42-47 4-9") == book().legal("W:W40,K47:B1,K9"));
}

TEST_CASE("Frysk!: a king that has to rest may capture, and a side without men has no limit") {
  CHECK(book().legal_after("W:WK47,45:B1,K4,26", "47-42 4-9 42-47 9-4 47-42 26-31") ==
        book().legal("W:W45,K42:B1,K4,31"));
  CHECK(book().legal_after("W:WK47:B1,K4", "47-42 4-9 42-47 9-4 47-42 1-6") == book().legal("W:WK42:BK4,6"));
}

TEST_CASE("Frysk!: a side whose only move is its resting king's has lost") {
  CHECK(book().winner_after("W:WK47,45:B1,K4,40,34", "47-42 4-9 42-47 9-4 47-42 1-6") == "black");
}

TEST_CASE("Frysk!: a position may come back as often as it likes") {
  CHECK(book().draw("W:WK46,K47:BK4,K5", repeated(5, "47-42 4-9 42-47 9-4")).empty());
}

TEST_CASE("Frysk!: two kings against one: seven moves each") {
  CHECK(book().draw("W:WK46,K47:BK4", quiet_line(book(), "W:WK46,K47:BK4", 14)) == "few pieces, ply 14 ()");
  CHECK(book().draw("W:WK46,K47:BK4", quiet_line(book(), "W:WK46,K47:BK4", 13)).empty());
}

TEST_CASE("Frysk!: a king against a king: two moves each") {
  CHECK(book().draw("W:WK47:BK4", quiet_line(book(), "W:WK47:BK4", 4)) == "king against king, ply 4 ()");
  CHECK(book().draw("W:WK47:BK4", quiet_line(book(), "W:WK47:BK4", 3)).empty());
}

TEST_CASE("Frysk!: two kings against two are not counted") {
  CHECK(book().draw("W:WK46,K47:BK4,K5", quiet_line(book(), "W:WK46,K47:BK4,K5", 60)).empty());
}
