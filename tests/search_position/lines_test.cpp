// What is found where: repetitions, transpositions, side lines, setups, games that break off.
#include <catch2/catch.hpp>

#include "searching.hpp"

using searching::plies;
using Plies = std::vector<std::string>;

namespace {

constexpr const char* start = "W:W31-50:B1-20";

}  // namespace

TEST_CASE("the start position is ply 0") {
  CHECK(plies("1. 32-28 19-23 *", {start}) == Plies{"0:0"});
  CHECK(plies("*", {start}) == Plies{"0:0"});
}

TEST_CASE("a position is found with the side that is to move, or whoever is") {
  CHECK(plies("1. 32-28 19-23 *", {"B:W28,31,33-50:B1-20"}) == Plies{"0:1"});
  CHECK(plies("1. 32-28 19-23 *", {"W:W28,31,33-50:B1-20"}).empty());
  CHECK(plies("1. 32-28 19-23 *", {"?:W28,31,33-50:B1-20"}) == Plies{"0:1"});
}

TEST_CASE("a repeated position is found at each of its plies") {
  const std::string game = "[FEN \"W:WK50,31:BK1,20\"] 1. 50-45 1-6 2. 45-50 6-1 3. 50-45 *";
  CHECK(plies(game, {"W:WK50,31:BK1,20"}) == Plies{"0:0", "0:4"});
  CHECK(plies(game, {"B:WK45,31:BK1,20"}) == Plies{"0:1", "0:5"});
}

TEST_CASE("a position is found whatever the order of the moves") {
  const std::string wanted = "W:W26,28,32,34-50:B1-18,24,25";
  CHECK(plies("1. 31-26 20-25 2. 33-28 19-24 *", {wanted}) == Plies{"0:4"});
  CHECK(plies("1. 33-28 19-24 2. 31-26 20-25 *", {wanted}) == Plies{"0:4"});
}

TEST_CASE("a part of a position is found wherever it stands, and everything on squares not named is free") {
  const std::string game = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *";
  CHECK(plies(game, {"~?:W28"}) == Plies{"0:1", "0:2"});
  CHECK(plies(game, {"~B:W28"}) == Plies{"0:1"});
  CHECK(plies(game, {"~?:W28:B23"}) == Plies{"0:2"});
  CHECK(plies(game, {"~?:E28,E32"}) == Plies{"0:3", "0:4"});
  CHECK(plies(game, {"~?:W?19"}) == Plies{"0:0", "0:1", "0:3"});
  CHECK(plies(game, {"~?:WK28"}).empty());
}

TEST_CASE("a part must hold in as many positions in a row as is asked, and is found in the last of them") {
  const std::string game = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *";
  CHECK(plies(game, {"~?:W28"}, {.stable = 1}) == Plies{"0:1", "0:2"});
  CHECK(plies(game, {"~?:W28"}, {.stable = 2}) == Plies{"0:2"});
  CHECK(plies(game, {"~?:W28"}, {.stable = 4}).empty());
}

TEST_CASE("side lines are searched on request, each from the ply that it replaces") {
  const std::string game = "1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32)) 2. 28x19 14x23 *";
  const std::string wanted = "~?:W28:B23,E18";
  CHECK(plies(game, {wanted}).empty());
  CHECK(plies(game, {wanted}, {.in_variations = true}) == Plies{"1/0:2", "1/0:3", "1.1/0:3"});
}

TEST_CASE("in a side line a streak goes on from the line that it leaves") {
  const std::string game = "1. 32-28 19-23 (1... 17-21 2. 37-32) 2. 28x19 14x23 *";
  CHECK(plies(game, {"~?:W28"}, {.in_variations = true, .stable = 3}) == Plies{"1/0:3"});
}

TEST_CASE("what is laid out among the moves is found, and the ply is that of the move in front of it") {
  const std::string game = "1. 32-28 /FEN \"B:W27:B1\"/ 1... 1-6 *";
  CHECK(plies(game, {"B:W27:B1"}) == Plies{"0:1"});
  CHECK(plies(game, {"W:W27:B6"}) == Plies{"0:2"});
}

TEST_CASE("where a FEN leaves the turn open, the first move tells it") {
  const std::string game = "[FEN \"?:W27:B1\"] 1... 1-6 *";
  CHECK(plies(game, {"B:W27:B1"}) == Plies{"0:0"});
  CHECK(plies(game, {"W:W27:B1"}).empty());
}

TEST_CASE("behind a ply that nobody knows nothing is found until a setup") {
  const std::string game = "1. 32-28 - 2. 37-32 /FEN \"B:W27:B1\"/ 2... 1-6 *";
  CHECK(plies(game, {"~?:W28"}) == Plies{"0:1"});
  CHECK(plies(game, {"~?:B6:W27"}).size() == 1);
}

TEST_CASE("a game is searched up to its first error") {
  CHECK(plies("1. 32-28 19-23 2. 37-32 14-19 *", {"~?:W28"}) == Plies{"0:1", "0:2"});
}

TEST_CASE("a capture written hop by hop is one ply") {
  const std::string game = "[FEN \"W:W28:B22,12,1\"] 1. 28x17 17x8 1... 1-7 *";
  CHECK(plies(game, {"~?:W17"}).empty());
  CHECK(plies(game, {"~?:W8"}).size() == 2);
}

TEST_CASE("either colour finds the board turned round with colours swapped, and says so") {
  const draughts::SearchOptions either{.either_colour = true};
  CHECK(plies("1. 32-28 *", {"B:W28,31,33-50:B1-20"}, either) == Plies{"0:1"});
  CHECK(plies("1. 32-28 *", {"W:W31-50:B1-18,20,23"}, either) == Plies{"0:1~"});
  CHECK(plies("1. 32-28 *", {"?:W31-50:B1-20"}, either) == Plies{"0:0"});
}

TEST_CASE("squares are those of each game's own board") {
  const std::string game = "1. c3-d4 d6-c5 *";
  const auto found = searching::search(game, {"~?:Wd4", "W:W31-50:B1-20"}, {}, draughts::Variant::russian);
  REQUIRE(found.size() == 1);
  CHECK(found.front().plies.size() == 2);
  CHECK(found.front().tested == 3);
}
