// Side lines as games of their own.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/game/single_lines.hpp"
#include "support/converting/converting.hpp"

namespace {

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  for (const auto& game : converting::transcripts(text, draughts::Variant::international))
    draughts::for_each_line(game, [&](const draughts::Transcript& line) {
      all.push_back(converting::moves_of(converting::written({line})));
    });
  return all;
}

}  // namespace

TEST_CASE("the main line comes first, then the side lines in the order in which they begin") {
  CHECK(lines("1. 32-28 {a} (1. 31-27 17-21 (1... 18-23) 2. 37-31) 19-23! (1... 18-23 2. 37-32) 2. 28x19 14x23 *") ==
        std::vector<std::string>{"1. 32-28 {a} 1... 19-23! 2. 28x19 14x23 *", "1. 31-27 17-21 2. 37-31 *",
                                 "1. 31-27 18-23 *", "1. 32-28 {a} 1... 18-23 2. 37-32 *"});
}

TEST_CASE("a side line that goes on from a move keeps that move") {
  CHECK(lines("1. 32-28 (1... 18-22 2. 37-32) 19-23 *") ==
        std::vector<std::string>{"1. 32-28 19-23 *", "1. 32-28 18-22 2. 37-32 *"});
}

TEST_CASE("a game without side lines is one line") {
  CHECK(lines("1. 32-28 19-23 *") == std::vector<std::string>{"1. 32-28 19-23 *"});
}
