// Games turned round.
#include <catch2/catch.hpp>
#include <string>

#include "draughts/game/rotation.hpp"
#include "support/converting/converting.hpp"

namespace {

std::string rotated(const std::string& text, unsigned times, std::optional<draughts::Variant> variant) {
  auto games = converting::transcripts(text, variant);
  for (auto& game : games)
    for (unsigned turn = 0; turn < times; ++turn) draughts::rotate(game);
  return converting::written(games);
}

}  // namespace

TEST_CASE("a game turned round has the other colours, squares, names and results") {
  CHECK(rotated("[White \"A\"]\n[Black \"B\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *", 1,
                draughts::Variant::international) ==
        "[White \"B\"]\n[Black \"A\"]\n[Result \"0-2\"]\n[GameType \"20\"]\n[FEN \"B:W31-50:B1-20\"]\n\n"
        "1... 19-23 2. 32-28 23x32 3. 37x28 *\n\n");
}

TEST_CASE("a game turned round is legal, and turned round again the game as it was") {
  for (const std::string text :
       {"[GameType \"20\"]\n\n1. 32-28 {a} 1... 19-23 (1... 18-23) 2. 28x19 14x23 *\n\n",
        "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 *\n\n", "[GameType \"25\"]\n\n1. c3-d4 b6-a5 *\n\n",
        "[GameType \"30\"]\n\n1. a3-a4 a6-a5 *\n\n",
        "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:W31-50:B1-20\"]\n\n1. 32-28 *\n\n",
        "[GameType \"20\"]\n[FEN \"B:W28:B19\"]\n\n1... 19-23 2. 28x19 *\n\n"}) {
    const std::string once = rotated(text, 1, std::nullopt);
    INFO(once);
    CHECK(once.find("broken") == std::string::npos);
    CHECK(converting::converted(once) == once);
    CHECK(rotated(once, 1, std::nullopt) == text);
  }
}
