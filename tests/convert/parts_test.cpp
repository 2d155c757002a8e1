// Parts left out.
#include <catch2/catch.hpp>
#include <string>

#include "pdn/fen_comments.hpp"
#include "pdn/parts.hpp"
#include "support/converting/converting.hpp"

namespace {

std::string without(const std::string& text, const pdn::Parts& parts) {
  auto games = converting::transcripts(text, draughts::Variant::international);
  for (auto& game : games) pdn::drop_parts(game, parts);
  return converting::moves_of(converting::written(games));
}

const std::string game = "1. 32-28! {a [%clk 1:59:30] b} 19-23 $5 (18-23 {c}) 2. 28x19 {[%emt 0:03]} 14x23 *";

}  // namespace

TEST_CASE("each part is left out by itself") {
  CHECK(without(game, {false, true, true, true}) == "1. 32-28! 19-23 $5 (1... 18-23) 2. 28x19 14x23 *");
  CHECK(without(game, {true, false, true, true}) ==
        "1. 32-28! {a [%clk 1:59:30] b} 1... 19-23 $5 2. 28x19 {[%emt 0:03]} 2... 14x23 *");
  CHECK(without(game, {true, true, false, true}) ==
        "1. 32-28 {a [%clk 1:59:30] b} 1... 19-23 (1... 18-23 {c}) 2. 28x19 {[%emt 0:03]} 2... 14x23 *");
}

TEST_CASE("without clocks other words and commands stay, and a comment of nothing but clocks goes") {
  CHECK(without(game, {true, true, true, false}) == "1. 32-28! {a b} 1... 19-23 $5 (1... 18-23 {c}) 2. 28x19 14x23 *");
  CHECK(without("1. 32-28 {[%eval 0.1] [%clk 1:00:00]} 19-23 *", {true, true, true, false}) ==
        "1. 32-28 {[%eval 0.1] } 1... 19-23 *");
}

TEST_CASE("broken text stays whatever is left out") {
  CHECK(without("1. 32-28 19-23 2. 37-31 *", {false, false, false, false}).find("2. 37-31}") != std::string::npos);
}

TEST_CASE("the position behind each move is added as a comment, behind its signs, in side lines too") {
  auto games = converting::transcripts("[FEN \"W:W28:B19\"]\n\n1. 28-23! $14 (1. 28-22) 19x28 *",
                                       draughts::Variant::international);
  pdn::FenComments().add_to(games.front(), {});
  CHECK(converting::moves_of(converting::written(games)) ==
        "1. 28-23! $14 {B:W23:B19} (1. 28-22 {B:W22:B19}) 1... 19x28 {W:W:B28} *");
}
