// The referee: the order of its reasons, and its agreement with the list of legal moves. Its
// agreement with the naive generator is tested in tests/variants.
#include "draughts/rules/referee.hpp"

#include <rapidcheck/catch.h>
#include <algorithm>
#include <catch2/catch.hpp>

#include "draughts/rules/movegen.hpp"
#include "generated_setup.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

TEST_CASE("the first reason that holds is the one that is given") {
  constexpr auto fen = "W:W32,46:B19,27,28";
  CHECK(verdict_on(fen, "20-9") == "no-piece");
  CHECK(verdict_on(fen, "19-32") == "wrong-colour");
  CHECK(verdict_on(fen, "32-28") == "target-occupied");
  CHECK(verdict_on(fen, "32-46") == "target-occupied");
  CHECK(verdict_on(fen, "32-37") == "unreachable");
  CHECK(verdict_on(fen, "46-41") == "must-capture");
  CHECK(verdict_on(fen, "32x21") == "must-capture-more");
  CHECK(verdict_on(fen, "32x23") == "capture-not-finished");
  CHECK(verdict_on("W:WK8:B13,31,38,43", "8x26") == "ambiguous-move");
}

TEST_CASE("a square from which nothing was moved is a move only as a capture") {
  CHECK(verdict_on("W:W32:B17,18,27,28", "32x32") == "legal");
  CHECK(verdict_on("W:W32:B17,18,27,28", "32-32") == "legal");
  CHECK(verdict_on("W:W32:B1", "32x32") == "unreachable");
  CHECK(verdict_on("W:W32:B28", "32-32") == "unreachable");
}

TEST_CASE("the sign decides only between a step and an unfinished capture with the same ends") {
  CHECK(verdict_on("W:W32:B28", "32-23") == "legal");
  CHECK(verdict_on("W:W15:B1", "15x10") == "legal");
  // The king can step to 11, and can come down there after taking 28 on its way round.
  CHECK(verdict_on("W:WK2:B28,30,38,40", "2-11") == "must-capture");
  CHECK(verdict_on("W:WK2:B28,30,38,40", "2x11") == "must-capture-more");
  CHECK(verdict_on("W:WK47:B14,19,29,31,42", "47x24") == "capture-not-finished");
  CHECK(verdict_on("W:WK47:B14,19,29,31,42", "47-24") == "capture-not-finished");
}

TEST_CASE("a written square counts where the piece comes down, be it on a straight line") {
  constexpr auto fen = "W:WK46:B14,28";
  for (const char* move : {"46x23x10", "46x19x10", "46x10", "46x23x5"}) {
    CAPTURE(move);
    CHECK(verdict_on(fen, move) == "legal");
  }
  CHECK(verdict_on(fen, "46x32x10") == "unreachable");
  CHECK(verdict_on(fen, "46x23x19x10") == "unreachable");
  CHECK(verdict_on(fen, "46x10x5") == "unreachable");
}

TEST_CASE("a step with a square between is no move") {
  CHECK(verdict_on("W:WK46:B6", "46-37-28") == "unreachable");
}

TEST_CASE("a move is legal exactly if one of the listed moves has its ends") {
  rc::prop("for all ends in any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    MoveList<International> moves;
    RC_PRE(legal_moves(position, moves) == Generation::complete);
    for (unsigned from = 1; from <= 50; ++from) {
      for (unsigned to = 1; to <= 50; ++to) {
        const std::array squares{square_of(from), square_of(to)};
        const auto fitting = std::ranges::count_if(
            moves, [&](const auto& move) { return move.from == squares[0] && move.to == squares[1]; });
        const auto resolution = resolve<International>(position, squares, false);
        RC_ASSERT((resolution.verdict == Verdict::legal) == (fitting == 1));
        RC_ASSERT((resolution.verdict == Verdict::ambiguous_move) == (fitting > 1));
        if (fitting == 1) RC_ASSERT(std::ranges::count(moves, resolution.move) == 1);
      }
    }
  });
}
