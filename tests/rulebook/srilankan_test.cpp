// Sri Lankan draughts: FMJD Annex 1 on twelve rows. Every list is the complete list of legal moves with what they take.
#include <catch2/catch.hpp>

#include "support/rule_book.hpp"

using namespace test_support;

namespace {

const RuleBook& book() {
  return rule_book("srilankan");
}

}  // namespace

TEST_CASE("Sri Lankan 3.3: the board, the men at the start, and who begins") {
  CHECK(book().start() ==
        "W:W43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72:B1,2,3,4,5,6,7,8,"
        "9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30");
  CHECK(book().legal(book().start()) == moves("43-37 43-38 44-38 44-39 45-39 45-40 46-40 46-41 47-41 47-42 48-42"));
  CHECK(book().corners() == "0,11 0,9 -");
  CHECK(book().oddity(book().start()).empty());
}

TEST_CASE("Sri Lankan: what messages say of its notation and of its sources") {
  CHECK(book().notation() == "srilankan, Sri Lankan draughts, no GameType, white begins, numbers x, 2-0");
  CHECK(book().sources() == "FMJD; FMJD Annex 1: 3.3|3.4|3.9|4.2|4.3|4.5|4.6|4.13||5.7");
}

TEST_CASE("Sri Lankan 4.1: a man captures backward too") {
  CHECK(book().legal("W:W46:B53") == moves("46x59{53}"));
}

TEST_CASE("Sri Lankan 4.2: a man takes a king") {
  CHECK(book().legal("W:W59:BK53") == moves("59x46{53}"));
}

TEST_CASE("Sri Lankan 4.3: a king takes at any distance and stops on any free square behind") {
  CHECK(book().legal("W:WK72:B53") ==
        moves("72x14{53} 72x1{53} 72x20{53} 72x27{53} 72x33{53} 72x40{53} 72x46{53} 72x7{53}"));
}

TEST_CASE("Sri Lankan: a king that takes a king stops on any free square behind, too") {
  CHECK(book().legal("W:WK72:BK53") ==
        moves("72x14{53} 72x1{53} 72x20{53} 72x27{53} 72x33{53} 72x40{53} 72x46{53} 72x7{53}"));
}

TEST_CASE("Sri Lankan 4.6: a king stops where the capture goes on, if it can") {
  CHECK(book().legal("W:WK72:B53,34") == moves("72x12{34,53} 72x18{34,53} 72x23{34,53} 72x29{34,53}"));
}

TEST_CASE("Sri Lankan 4.11: captured pieces stay on the board until the capture is over") {
  CHECK(book().legal("B:WK66,65,K54:BK72") == moves("72x48{54,66} 72x70{65,66}"));
}

TEST_CASE("Sri Lankan: captured pieces block the way back over them") {
  CHECK(book().legal("W:WK71:B65,64,40,41,42,54") ==
        moves("71x14{40,41,42,54,65} 71x1{40,41,42,54,65} 71x20{40,41,42,54,65} 71x27{40,41,42,54,65} "
              "71x33{40,41,42,54,65} 71x7{40,41,42,54,65}"));
}

TEST_CASE("Sri Lankan 4.15: a man that only passes the far row stays a man") {
  CHECK(book().legal("W:W16:B11,10") == moves("16x18{10,11}"));
}

TEST_CASE("Sri Lankan 4.13: most pieces must be taken") {
  CHECK(book().legal("W:W59:B54,53,41,40") == moves("59x33{40,53} 59x35{41,53}"));
}

TEST_CASE("Sri Lankan 4.14: a king counts as one piece") {
  CHECK(book().legal("W:W59:B54,K53") == moves("59x46{53} 59x48{54}"));
}

TEST_CASE("Sri Lankan 4.14: with a man or with a king, the choice is free") {
  CHECK(book().legal("W:W60,K63:B54,57") ==
        moves("60x47{54} 63x24{57} 63x30{57} 63x35{57} 63x41{57} 63x46{57} 63x52{57}"));
}

TEST_CASE("Sri Lankan 3.4: men step forward along diagonals") {
  CHECK(book().legal("W:W59:B47") == moves("59-53 59-54"));
}

TEST_CASE("Sri Lankan 7.2.3: a side that can't move has lost, and one that can has not yet") {
  CHECK(book().winner("W:W48:B42,35") == "black");
  CHECK(book().winner("W:W48:B42").empty());
}

TEST_CASE("Sri Lankan: a king may move again and again, its side having men or not") {
  CHECK(book().legal_after("W:WK72,63:BK28,36", "72-66 28-34 66-72 34-28") == book().legal("W:WK72,63:BK28,36"));
}

TEST_CASE("Sri Lankan 4.15: a man whose capture ends on the far row is crowned") {
  CHECK(book().after("W:W16:B9,51", "16x3") == "B:WK3:B51");
}

TEST_CASE("Sri Lankan 6.1: the third occurrence of a position is a draw") {
  CHECK(book().draw("W:WK72,K71:BK2,K1", repeated(2, "71-65 2-8 65-71 8-2")) == "repetition, ply 8 (6.1)");
  CHECK(book().draw("W:WK72,K71:BK2,K1", repeated(1, "71-65 2-8 65-71 8-2 71-65 2-8 65-71")).empty());
}

TEST_CASE("Sri Lankan 6.2: twenty-five moves each by kings only are a draw") {
  CHECK(book().draw("W:WK72,K71:BK2,K1", quiet_line(book(), "W:WK72,K71:BK2,K1", 50)) == "no progress, ply 50 (6.2)");
  CHECK(book().draw("W:WK72,K71:BK2,K1", quiet_line(book(), "W:WK72,K71:BK2,K1", 49)).empty());
}

TEST_CASE("Sri Lankan 6.2: a man's move starts the count again") {
  auto line = moves("63-57");
  for (const auto& move : quiet_line(book(), book().after("W:WK72,K71,63:BK2,K1", "63-57"), 49)) line.push_back(move);
  CHECK(book().draw("W:WK72,K71,63:BK2,K1", line) == "");
}

TEST_CASE("Sri Lankan 6.3: three kings against a king: sixteen moves each") {
  CHECK(book().draw("W:WK72,K71,K70:BK2", quiet_line(book(), "W:WK72,K71,K70:BK2", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK72,K71,K70:BK2", quiet_line(book(), "W:WK72,K71,K70:BK2", 31)).empty());
}

TEST_CASE("Sri Lankan 6.3: two kings and a man against a king: sixteen moves each") {
  CHECK(book().draw("W:WK72,K71,61:BK2", quiet_line(book(), "W:WK72,K71,61:BK2", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK72,K71,61:BK2", quiet_line(book(), "W:WK72,K71,61:BK2", 31)).empty());
}

TEST_CASE("Sri Lankan 6.3: a king and two men against a king: sixteen moves each") {
  CHECK(book().draw("W:WK72,61,49:BK2", quiet_line(book(), "W:WK72,61,49:BK2", 32)) == "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK72,61,49:BK2", quiet_line(book(), "W:WK72,61,49:BK2", 31)).empty());
}

TEST_CASE("Sri Lankan 6.4: two kings against a king: five moves each") {
  CHECK(book().draw("W:WK72,K71:BK2", quiet_line(book(), "W:WK72,K71:BK2", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK72,K71:BK2", quiet_line(book(), "W:WK72,K71:BK2", 9)).empty());
}

TEST_CASE("Sri Lankan 6.4: a king and a man against a king: five moves each") {
  CHECK(book().draw("W:WK72,61:BK2", quiet_line(book(), "W:WK72,61:BK2", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK72,61:BK2", quiet_line(book(), "W:WK72,61:BK2", 9)).empty());
}

TEST_CASE("Sri Lankan 6.4: a king against a king: five moves each") {
  CHECK(book().draw("W:WK72:BK2", quiet_line(book(), "W:WK72:BK2", 10)) == "few pieces, ply 10 (6.4)");
  CHECK(book().draw("W:WK72:BK2", quiet_line(book(), "W:WK72:BK2", 9)).empty());
}

TEST_CASE("Sri Lankan 6.3, 6.4: who holds the main diagonal does not matter") {
  CHECK(book().draw("W:WK71,K70,K69:BK2", quiet_line(book(), "W:WK71,K70,K69:BK2", 32)) ==
        "three pieces, ply 32 (6.3)");
  CHECK(book().draw("W:WK71,K70:BK2", quiet_line(book(), "W:WK71,K70:BK2", 10)) == "few pieces, ply 10 (6.4)");
}
