// What whoever looks at positions is shown: every one once, in the order of the text, as the replay knows it.
#include "draughts/game/position_visitor.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"

namespace {

/// Writes down what it is shown.
class Diary final : public draughts::PositionVisitor {
 public:
  void begin(draughts::Variant variant) override { lines = {std::string(draughts::name_of(variant))}; }
  void see(std::uint32_t ply, std::span<const draughts::SeenPosition> positions) override {
    for (const auto& position : positions)
      lines.push_back(fmt::format("{} {} {}-{}", ply++,
                                  position.arrival == draughts::Arrival::laid      ? "laid"
                                  : position.arrival == draughts::Arrival::capture ? "capture"
                                                                                   : "step",
                                  position.white.count(), position.black.count()));
  }
  void correct(const draughts::SeenPosition& position) override {
    lines.push_back(fmt::format("correct {}-{}", position.white.count(), position.black.count()));
  }
  void lose() override { lines.emplace_back("lose"); }
  void enter(bool continues, std::span<const std::uint32_t> path) override {
    lines.push_back(fmt::format("enter {}{}", fmt::join(path, "."), continues ? " behind" : ""));
  }
  void leave() override { lines.emplace_back("leave"); }
  void end() override { lines.emplace_back("end"); }

  std::vector<std::string> lines;
};

using Lines = std::vector<std::string>;

Lines shown(const std::string& text) {
  Diary diary;
  draughts::JudgeOptions terms;
  terms.visitor = &diary;
  draughts::Judge judge(terms);
  draughts::MemorySource source(text);
  pdn::PdnStream stream(source);
  draughts::Game game;
  draughts::Judgement judgement;
  while (stream.next(game)) judge.judge(game, stream.traits(), judgement);
  return diary.lines;
}

}  // namespace

TEST_CASE("the positions of a game are shown in order") {
  CHECK(shown("[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 *") ==
        Lines{"international", "0 laid 20-20", "1 step 20-20", "2 step 20-20", "3 capture 20-19", "4 capture 19-19",
              "end"});
}

TEST_CASE("side lines are entered and left where they stand") {
  CHECK(shown("[GameType \"20\"] 1. 32-28 19-23 (1... 18-23 (1... 17-21)) 2. 28x19 *") ==
        Lines{"international", "0 laid 20-20", "1 step 20-20", "2 step 20-20", "enter 1", "2 step 20-20", "enter 1.1",
              "2 step 20-20", "leave", "leave", "3 capture 20-19", "end"});
}

TEST_CASE("a ply that nobody knows loses the board, and a setup lays it out again") {
  CHECK(shown("[GameType \"20\"] 1. 32-28 - 2. /FEN \"W:W27:B1\"/ 27-21 *") ==
        Lines{"international", "0 laid 20-20", "1 step 20-20", "lose", "2 laid 1-1", "3 step 1-1", "end"});
}

TEST_CASE("a game that is played by another reading in the end is shown anew") {
  const Lines lines = shown("1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 *");
  REQUIRE(lines.size() > 3);
  CHECK(lines.front() == "russian");
  CHECK(lines.back() == "end");
}
