// FMJD Annex 1, article 4: captures. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

TEST_CASE("4.1: a man captures forward and backward") {
  CHECK(legal_list("W:W23:B28") == words("23x32{28}"));
  CHECK(legal_list("W:W28:B23") == words("28x19{23}"));
  CHECK(legal_list("B:W22:B28") == words("28x17{22}"));
}

TEST_CASE("4.1: own pieces are never taken") {
  CHECK(legal_list("W:W23,28:B1") == words("23-18 23-19 28-22"));
  CHECK(legal_list("W:WK46,28:B1") == words("28-22 28-23 46-32 46-37 46-41"));
}

TEST_CASE("4.2: a man must take an adjacent enemy with a free square behind") {
  CHECK(legal_list("W:W32,46:B28") == words("32x23{28}"));
  CHECK(verdict_on("W:W32,46:B28", "46-41") == "must-capture");
}

TEST_CASE("4.2: a man takes a king like a man") {
  CHECK(legal_list("W:W32:BK28") == words("32x23{28}"));
}

TEST_CASE("4.2: no free square behind, no capture") {
  CHECK(legal_list("W:W32:B23,28") == words("32-27"));
}

TEST_CASE("4.2: a man takes along diagonals only") {
  CHECK(legal_list("W:W33:B23") == words("33-28 33-29"));
  CHECK(legal_list("W:W33:B32,34") == words("33-28 33-29"));
}

TEST_CASE("4.3: a king must take an enemy at any distance and lands freely behind it") {
  CHECK(legal_list("W:WK46,50:B28") == words("46x5{28} 46x10{28} 46x14{28} 46x19{28} 46x23{28}"));
}

TEST_CASE("4.3: two pieces in a row are safe from a king") {
  CHECK(legal_list("W:WK46:B23,28") == words("46-32 46-37 46-41"));
}

TEST_CASE("4.5: a man goes on jumping while it can") {
  CHECK(legal_list("W:W32:B19,28") == words("32x14{19,28}"));
  CHECK(legal_list("W:W32:B28,29") == words("32x34{28,29}"));
  CHECK(verdict_on("W:W32:B19,28", "32x23") == "capture-not-finished");
}

TEST_CASE("4.6: a king goes on in a straight line, and chooses freely only behind the last piece") {
  CHECK(legal_list("W:WK46:B14,28") == words("46x5{14,28} 46x10{14,28}"));
}

TEST_CASE("4.6: a king goes on round a corner") {
  CHECK(legal_list("W:WK46:B13,28") == words("46x2{13,28} 46x8{13,28}"));
}

TEST_CASE("4.7: own pieces are not jumped in a capture") {
  CHECK(legal_list("W:WK46,19:B10,28") == words("46x23{28}"));
  CHECK(legal_list("W:W32,19:B14,28") == words("19x10{14} 32x23{28}"));
}

TEST_CASE("4.8: an empty square may be crossed more than once, the start square too") {
  CHECK(legal_list("W:W32:B17,18,27,28") == words("32x32{17,18,27,28}"));
  CHECK(legal_list("W:W32:B17,18,27,28,38") == words("32x43{17,18,27,28,38}"));
  CHECK(legal_list("W:W43:B17,18,27,28,37,38") == words("43x41{17,18,27,28,37,38}"));
}

TEST_CASE("4.8: no enemy piece is jumped twice") {
  CHECK(legal_list("W:WK23:B7,18,29") == words("23x1{7,18}"));
}

TEST_CASE("4.10: a capture that is broken off is a short capture") {
  CHECK(verdict_on("W:W32:B19,28", "32x23") == "capture-not-finished");
  CHECK(verdict_on("W:W32:B19,28", "32x14") == "legal");
}

TEST_CASE("4.11: captured pieces stay on the board until the capture is over, and block") {
  CHECK(legal_list("W:WK14:B10,23,43") == words("14x49{23,43}"));
}

TEST_CASE("4.11: a piece captured first blocks the line on which the capture comes back to it") {
  // The king comes back along 48-42-37-31; with 31 gone it could come down on 31 and on 26 too.
  CHECK(legal_list("B:W23,31,42,43:BK36") == words("36x37{23,31,42,43}"));
}

TEST_CASE("4.13: most pieces must be taken") {
  CHECK(legal_list("W:W32:B19,27,28") == words("32x14{19,28}"));
  CHECK(verdict_on("W:W32:B19,27,28", "32x21") == "must-capture-more");
}

TEST_CASE("4.13: a king counts as one piece, as taker and as victim") {
  CHECK(legal_list("W:W32:B17,27,K28") == words("32x12{17,27}"));
  CHECK(legal_list("W:W32,K48:B28,43") == words("48x6{28,43} 48x11{28,43} 48x17{28,43} 48x22{28,43}"));
}

TEST_CASE("4.14: with equal numbers the choice is free, man or king") {
  CHECK(legal_list("W:WK46,32:BK14,28,K41") == words("32x23{28} 46x37{41}"));
  CHECK(legal_list("W:WK48,32:BK43,19,28") ==
        words("32x14{19,28} 48x2{19,43} 48x6{28,43} 48x8{19,43} 48x11{28,43} 48x13{19,43} 48x17{28,43} 48x22{28,43}"));
}

TEST_CASE("4.15: a man that only passes the far row stays a man") {
  CHECK(legal_list("W:W13:B7,8,35") == words("13x11{7,8}"));
  CHECK(legal_list(after("W:W13:B7,8,35", "13x11 35-40")) == words("11-6 11-7"));
}
