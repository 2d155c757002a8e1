// Each game once.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/game/move_key.hpp"
#include "pdn-convert/uniqueness.hpp"
#include "support/converting/converting.hpp"

using namespace pdn::cli;

namespace {

class Collected final : public GameOutlet {
 public:
  bool take(FinishedGame&& game) override {
    numbers.push_back(game.number);
    return true;
  }
  bool finish() override { return true; }
  std::vector<std::uint64_t> numbers;
};

struct Outcome {
  std::vector<std::uint64_t> kept;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> left_out;  ///< and what stands for it

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome unique(const std::string& text, Uniqueness how, std::uint32_t min_plies = 20) {
  Collected out;
  Outcome outcome;
  const auto note = [&](const FinishedGame& left_out, const FinishedGame& kept) {
    outcome.left_out.emplace_back(left_out.number, kept.number);
  };
  UniqueGames same(how, out, note);
  LongestGames longest(min_plies, out, note);
  GameOutlet& outlet = how == Uniqueness::prefix ? static_cast<GameOutlet&>(longest) : same;
  for (const auto& game : converting::transcripts(text, draughts::Variant::international)) {
    FinishedGame finished;
    finished.text = converting::written({game});
    finished.number = game.number;
    finished.key = draughts::move_key(game);
    finished.white = game.tag("White");
    finished.black = game.tag("Black");
    CHECK(outlet.take(std::move(finished)));
  }
  CHECK(outlet.finish());
  outcome.kept = out.numbers;
  return outcome;
}

/// R62 of the users' reports.
const std::string reported =
    "[White \"Jansen, P.\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n[White \"Jansen P\"]\n\n1. 32-28 19-23 2. 28x19 *\n\n"
    "[White \"?\"]\n\n1. 32-28 *\n";

}  // namespace

TEST_CASE("R62: none of a game, its beginning and its first move is exactly another") {
  CHECK(unique(reported, Uniqueness::exact) == Outcome{{1, 2, 3}, {}});
  CHECK(unique(reported, Uniqueness::moves) == Outcome{{1, 2, 3}, {}});
}

TEST_CASE("R62: a beginning of enough plies is left out for the longer game, names compared without their signs") {
  CHECK(unique(reported, Uniqueness::prefix, 1) == Outcome{{1}, {{2, 1}, {3, 1}}});
  CHECK(unique(reported, Uniqueness::prefix, 3) == Outcome{{1, 3}, {{2, 1}}});
  CHECK(unique(reported, Uniqueness::prefix) == Outcome{{1, 2, 3}, {}});
}

TEST_CASE("the longer game stays though it comes later, and other players make another game") {
  const std::string text =
      "[White \"A\"]\n\n1. 32-28 19-23 *\n\n[White \"B\"]\n\n1. 32-28 19-23 *\n\n[White \"A\"]\n\n1. 32-28 19-23 2. "
      "28x19 *\n";
  CHECK(unique(text, Uniqueness::prefix, 1) == Outcome{{2, 3}, {{1, 3}}});
}

TEST_CASE("of games with the same moves the first stays, whatever their tags and comments say") {
  const std::string text =
      "[White \"A\"]\n\n1. 32-28 19-23 *\n\n[White \"B\"]\n\n1. 32-28 {a} 19-23 (18-23) *\n\n[FEN \"W:W32:B19\"]\n\n1. "
      "32-28 19-23 *\n";
  CHECK(unique(text, Uniqueness::moves) == Outcome{{1, 3}, {{2, 1}}});
  CHECK(unique(text, Uniqueness::exact) == Outcome{{1, 2, 3}, {}});
}

TEST_CASE("equal games are found among the longest ones too, and the first stays") {
  const std::string text =
      "1. 32-28 19-23 *\n\n1. 32-28 19-23 *\n\n1. 32-28 19-23 2. 28x19 *\n\n1. 32-28 19-23 2. 28x19 *\n";
  CHECK(unique(text, Uniqueness::prefix, 1).kept == std::vector<std::uint64_t>{3});
}
