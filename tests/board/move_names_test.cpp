#include "common/move_names.hpp"

#include <catch2/catch.hpp>

#include "common/position_reading.hpp"

using draughts::Variant;
using pdn::cli::MoveNames;

namespace {

/// All moves of a position in their shortest form, and complete.
std::pair<std::string, std::string> moves_of(Variant variant, std::string_view fen) {
  const auto reading = pdn::cli::PositionReader(variant).read(fen);
  REQUIRE(reading.position);
  const MoveNames names(variant);
  std::pair<std::string, std::string> moves;
  for (const auto& move : draughts::legal_moves_of(variant, reading.position->diagram).moves) {
    moves.first += (moves.first.empty() ? "" : " ") + names.shortest(move);
    moves.second += (moves.second.empty() ? "" : " ") + names.complete(move);
  }
  return moves;
}

}  // namespace

TEST_CASE("moves have the notation and the capture sign of their variant") {
  CHECK(moves_of(Variant::international, "W:W32:B28").first == "32x23");
  CHECK(moves_of(Variant::russian, "W:Wc3:Bd4").first == "c3:e5");
  CHECK(moves_of(Variant::brazilian, "W:Wc3:Bd4").first == "c3xe5");
  CHECK(moves_of(Variant::thai, "B:W17:B22").first == "22-13");
  CHECK(moves_of(Variant::russian, "W:Wa1:Bh8").first == "a1-b2");
}

TEST_CASE("a capture is written short unless other pieces could be taken between the same ends") {
  CHECK(moves_of(Variant::international, "W:W28:B22,23").first == "28x17 28x19");
  const auto ambiguous = moves_of(Variant::international, "W:WK47:B14,19,29,31,42");
  CHECK(ambiguous.first == "47x38x20x9x36 47x38x24x13x36");
  CHECK(ambiguous.second == ambiguous.first);
  const auto routes = moves_of(Variant::international, "W:W43:B8,18,28,29,38,39");
  CHECK(routes.first == "43x32x23x12x3 43x34x23x12x3 43x43");
  CHECK(routes.second == "43x32x23x12x3 43x34x23x12x3 43x32x23x34x43");
}
