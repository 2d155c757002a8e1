// Complete paths, worked by hand (PDN 3.0, writing restrictions 8 and 9).
#include <catch2/catch.hpp>
#include <string>

#include "draughts/game/judge.hpp"
#include "support/converting/converting.hpp"

using converting::converted;
using converting::moves_of;
using converting::transcripts;

namespace {

/// A move in an international position, written again.
std::string again(const std::string& fen, const std::string& move, pdn::CaptureChoice captures) {
  pdn::WritingStyle style;
  style.captures = captures;
  return moves_of(converted("[GameType \"20\"]\n[FEN \"" + fen + "\"]\n\n" + move + " *\n", style));
}

std::string minimal(const std::string& fen, const std::string& move) {
  return again(fen, move, pdn::CaptureChoice::minimal);
}

std::string full(const std::string& fen, const std::string& move) {
  return again(fen, move, pdn::CaptureChoice::full);
}

}  // namespace

TEST_CASE("a path names a square between every two captures, the one right behind the man where it goes straight on") {
  const std::string fen = "W:WK47:B14,19,29,31,42";
  CHECK(minimal(fen, "1. 47x38x24x13x36") == "1. 47x38x24x13x36 *");
  CHECK(minimal(fen, "1. 47x38x20x9x36") == "1. 47x38x20x9x36 *");
  CHECK(minimal("W:WK2:B13,21,32,34,40", "1. 2x30x43x27x16") == "1. 2x30x43x27x16 *");
  CHECK(minimal("W:WK2:B13,21,32,34,40", "1. 2x35x49x27x16") == "1. 2x35x49x27x16 *");
}

TEST_CASE("a partial path that only one capture fits is written complete") {
  CHECK(minimal("W:WK2:B13,21,32,34,40", "1. 2x30x16") == "1. 2x30x43x27x16 *");
  CHECK(minimal("W:WK8:B13,31,38,43", "1. 8x24x26") == "1. 8x24x42x26 *");
}

TEST_CASE("two ways that take the same men need no path") {
  const std::string fen = "W:W43:B8,18,28,29,38,39";
  CHECK(minimal(fen, "1. 43x43") == "1. 43x43 *");
  CHECK(minimal(fen, "1. 43x32x23x34x43") == "1. 43x43 *");
}

TEST_CASE("a man's captures that end alike and take others are written whole") {
  const std::string fen = "W:W43:B8,18,28,29,38,39";
  CHECK(full(fen, "1. 43x32x23x12x3") == "1. 43x32x23x12x3 *");
  CHECK(full(fen, "1. 43x34x23x12x3") == "1. 43x34x23x12x3 *");
}

TEST_CASE("of two complete paths of one capture the source's is kept, else the first on the board") {
  const std::string fen = "B:WK4,8,13,17,K20,K30,K40:BK6";
  CHECK(minimal(fen, "1... 6x22x9x25x34x45") == "1... 6x22x9x25x34x45 *");
  CHECK(minimal(fen, "1... 6x39x25x9x18x45") == "1... 6x39x25x9x18x45 *");
  CHECK(minimal(fen, "1... 6x39x25x3x12x45") == "1... 6x39x25x3x12x45 *");
}

TEST_CASE("a path through a square that is not right behind a man is none") {
  const auto games = transcripts("[GameType \"20\"]\n[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47x33x24x13x36 *\n");
  REQUIRE(games.size() == 1);
  const bool written_whole = minimal("W:WK47:B14,19,29,31,42", "1. 47x33x24x13x36").find("47x33") == std::string::npos;
  CHECK((games.front().valid ? written_whole : !games.front().broken.empty()));
}
