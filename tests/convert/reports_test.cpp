// What users reported of converters, with the exact text that is right. The number is the report's.
#include <catch2/catch.hpp>
#include <string>

#include "pdn/comment_text.hpp"
#include "pdn/parts.hpp"
#include "support/converting/converting.hpp"

using converting::converted;
using converting::moves_of;

namespace {

constexpr auto international = draughts::Variant::international;

std::string again(const std::string& text, const pdn::WritingStyle& style = {}) {
  return converted(text, style, international);
}

}  // namespace

TEST_CASE("R01: an ambiguous capture that was written whole stays whole, and one that was not is kept as it was") {
  const std::string start = "[GameType \"20\"]\n[FEN \"W:WK8:B13,31,38,43\"]\n\n";
  CHECK(moves_of(converted(start + "1. 8x24x42x26 *")) == "1. 8x24x42x26 *");
  CHECK(moves_of(converted(start + "1. 8x30x48x26 *")) == "1. 8x30x48x26 *");
  CHECK(moves_of(converted(start + "1. 8x26 *")).find("1. 8x26} *") != std::string::npos);
}

TEST_CASE("R02: a path that is not needed becomes the short form") {
  CHECK(moves_of(again("[FEN \"W:W27:B11,12,21\"]\n\n1. 27x16x7x18 *")) == "1. 27x18 *");
}

TEST_CASE("R03: both ways of a capture that takes the same men are written as one move") {
  for (const std::string move : {"25x25", "25x9x18x34x25", "25x34x18x9x25"})
    CHECK(moves_of(again("[FEN \"W:WK25:B13,20,29,30\"]\n\n1. " + move + " *")) == "1. 25x25 *");
}

TEST_CASE("R04: a partial path is written complete") {
  CHECK(moves_of(again("[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x24x26 *")) == "1. 8x24x42x26 *");
}

TEST_CASE("R23: a star glued to a move is $7, one that stands alone ends the game") {
  CHECK(again("1. 32-28* 19-23 *\n\n1. 33-29 *") ==
        "[GameType \"20\"]\n\n1. 32-28 $7 19-23 *\n\n[GameType \"20\"]\n\n1. 33-29 *\n\n");
}

TEST_CASE("R24: moves are written without blanks") {
  CHECK(moves_of(again("1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *")) == "1. 32-28 19-23 2. 28x19 14x23 *");
}

TEST_CASE("R25: NAGs stay with their moves, and captures get the sign of their GameType") {
  CHECK(moves_of(again("1. 32-28 $1 19-23 2. 28:19 14:23 $22 *")) == "1. 32-28 $1 19-23 2. 28x19 14x23 $22 *");
  CHECK(moves_of(converted("[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n\n1. c3xe5 *")) == "1. c3:e5 *");
}

TEST_CASE("R28: results of games that Black begins change sides on request only") {
  const std::string game = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0";
  CHECK(converted(game).find("[Result \"1-0\"]") != std::string::npos);
  pdn::WritingStyle white;
  white.result_side = draughts::ResultSide::white;
  CHECK(converted(game, white).find("[Result \"0-1\"]") != std::string::npos);
}

TEST_CASE("R41: the complete roster has what is unknown as such, and the result of the final position") {
  pdn::WritingStyle style;
  style.tags = pdn::TagChoice::complete;
  CHECK(again("[White \"A\"]\n[Black \"B\"]\n[FEN \"B:W28:B19\"]\n\n1... 19-23 2. 28x19 *", style) ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"B\"]\n"
        "[Result \"2-0\"]\n[GameType \"20\"]\n[FEN \"B:W28:B19\"]\n\n1... 19-23 2. 28x19 *\n\n");
}

TEST_CASE("R50: quotes and backslashes are escaped in values") {
  const std::string text =
      again("[Event \"The \\\"Open\\\"\"]\n[Site \"C:\\\\games\\\\\"]\n[Round \"a\"b\" c\"]\n\n1. 32-28 *");
  CHECK(text.find("[Event \"The \\\"Open\\\"\"]\n") != std::string::npos);
  CHECK(text.find("[Site \"C:\\\\games\\\\\"]\n") != std::string::npos);
  CHECK(text.find("[Round \"a\\\"b\\\" c\"]\n") != std::string::npos);
}

TEST_CASE("R58: commands stay in their comment, known or not") {
  const std::string game = "1. 32-28 {good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]} 19-23 *";
  CHECK(moves_of(again(game)) == "1. 32-28 {good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]} 1... 19-23 *");
  CHECK(pdn::text_without_commands("good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]") == "good plan");
}

TEST_CASE("R59: a result in words of its own is brought into form, one of another system is kept") {
  CHECK(again("[Result \"1 - 1\"]\n\n1. 32-28 19-23 1 - 1") ==
        "[Result \"1-1\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n");
  CHECK(again("[Result \"4-6\"]\n\n1. 32-28 19-23 4-6").find("[Result \"4-6\"]") != std::string::npos);
  CHECK(again("[ResultFormat \"Delfts\"]\n[Result \"1 1/2 - 1/2\"]\n\n1. 32-28 19-23 *")
            .find("[Result \"1 1/2 - 1/2\"]") != std::string::npos);
}

TEST_CASE("R69: without comments, side lines and signs nothing is left of them") {
  auto games = converting::transcripts("1. 32-28 $1 {a} 19-23 $5 (18-23 {b} 2. 38-32 (2. 37-32)) 2. 28x19 {c} 14x23 *",
                                       international);
  REQUIRE(games.size() == 1);
  pdn::drop_parts(games.front(), {false, false, false, true});
  CHECK(moves_of(converting::written(games)) == "1. 32-28 19-23 2. 28x19 14x23 *");
}
