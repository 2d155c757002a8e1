// Lists of legal moves: hand-made cases, and any position against the naive generator.
#include "draughts/rules/movegen.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <random>
#include <string_view>

#include "generated_setup.hpp"
#include "support/positions.hpp"
#include "support/random_setup.hpp"

using namespace draughts;
using namespace test_support;

namespace {

struct Case {
  std::string_view why;
  std::string_view fen;
  std::string_view moves;
};

constexpr Case cases[] = {
    {"the start position: men one step forward", "W:W31-50:B1-20",
     "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"},
    {"two pieces rather than one", "W:W32:B19,27,28", "32x14{19,28}"},
    {"a man passes the far row", "W:W13:B7,8", "13x11{7,8}"},
    {"a man is crowned", "W:W13:B8", "13x2{8}"},
    {"a king lands anywhere behind", "W:WK46:B28", "46x5{28} 46x10{28} 46x14{28} 46x19{28} 46x23{28}"},
    {"two pieces in line can't be jumped", "W:WK46:B23,28", "46-32 46-37 46-41"},
    {"round to the start square", "W:W32:B17,18,27,28", "32x32{17,18,27,28}"},
    {"free choice of captures of two", "W:W21,K48:B16,17,43", "48x6{17,43} 48x11{17,43}"},
    {"kind of piece does not matter", "W:WK3,26:B9,K21", "3x14{9} 3x20{9} 3x25{9} 26x17{21}"},
    {"a captured piece still blocks", "B:WK11,K20,K42:BK6", "6x15{11,20} 6x47{11,42}"},
    {"a man passes the far row on its way back", "B:W18,41,K42,49:B36", "36x38{41,42}"},
    {"most pieces", "B:WK18,K28,K42:BK7", "7x48{18,28,42}"},
    {"a circular capture among others", "B:WK6,9,19,K21,K31:BK37",
     "37x23{9,19,21,31} 37x28{9,19,21,31} 37x32{9,19,21,31} 37x37{9,19,21,31} 37x41{9,19,21,31} 37x42{9,19,21,31} "
     "37x46{9,19,21,31} 37x48{9,19,21,31}"},
};

std::vector<std::string> naive_list(const InternationalPosition& position) {
  std::vector<std::string> list;
  for (const NaiveMove& move : naive_legal_moves(naive_board_of(position))) list.push_back(to_string(move));
  return list;
}

}  // namespace

TEST_CASE("the legal moves of hand-made cases, with what they take") {
  for (const Case& each : cases) {
    CAPTURE(each.why);
    CHECK(legal_list(each.fen) == words(each.moves));
  }
}

TEST_CASE("the legal moves are those of the naive generator, in board order") {
  rc::prop("in any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    RC_ASSERT(legal_list(position) == naive_list(position));
  });
}

TEST_CASE("has_capture and has_legal_move say what the list shows") {
  std::mt19937_64 random(2);
  for (int i = 0; i < 20'000; ++i) {
    const InternationalPosition position = position_of(random_setup(random));
    MoveList<International> moves;
    REQUIRE(legal_moves(position, moves) == Generation::complete);
    CHECK(has_legal_move(position) == !moves.empty());
    CHECK(has_capture(position) == (!moves.empty() && moves[0].is_capture()));
    CHECK(winner(position).has_value() == moves.empty());
  }
}
