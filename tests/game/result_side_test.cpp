// Whose points come first where Black begins.
#include "draughts/game/result_side.hpp"

#include <catch2/catch.hpp>

using namespace draughts;

namespace {

constexpr auto left = Outcome::white_wins;   // as 1-0 is read
constexpr auto right = Outcome::black_wins;  // as 0-1 is read

ResultSide side_of(Outcome written, std::optional<Colour> winner, const ResultSideCount& file = {}) {
  return choose_side(written, winner, file).side;
}

}  // namespace

TEST_CASE("the game's own final position shows whose points come first") {
  CHECK(side_of(left, Colour::white) == ResultSide::white);
  CHECK(side_of(left, Colour::black) == ResultSide::first);
  CHECK(side_of(right, Colour::white) == ResultSide::first);
  CHECK(side_of(right, Colour::black) == ResultSide::white);
}

TEST_CASE("without a final position the file's majority decides, and without that PDN 2.0") {
  CHECK(side_of(left, std::nullopt) == ResultSide::first);
  CHECK(side_of(left, std::nullopt, {1, 1}) == ResultSide::first);
  CHECK(side_of(left, std::nullopt, {2, 1}) == ResultSide::white);
  CHECK(side_of(left, std::nullopt, {1, 2}) == ResultSide::first);
}

TEST_CASE("where almost all final positions of a file agree, one that differs is not believed") {
  CHECK(side_of(left, Colour::black, {3, 0}) == ResultSide::first);
  CHECK(side_of(left, Colour::black, {4, 1}) == ResultSide::white);
  CHECK(side_of(left, Colour::black, {4, 2}) == ResultSide::first);
  CHECK(choose_side(left, Colour::black, {4, 1}).source == ResultSideSource::file);
}

TEST_CASE("results that name no winner say nothing about it") {
  ResultSideCount count;
  count.add(Outcome::draw, Colour::white);
  count.add(Outcome::unknown, Colour::white);
  CHECK(count.white == 0);
  CHECK(count.first_side == 0);
  count.add(left, Colour::white);
  count.add(left, Colour::black);
  count.add(right, Colour::white);
  CHECK(count.white == 1);
  CHECK(count.first_side == 2);
  CHECK(majority_of(count) == ResultSide::first);
}

TEST_CASE("an outcome is seen from White only where Black began and his points came first") {
  CHECK(seen_from_white(left, ResultSide::first, Colour::black) == Outcome::black_wins);
  CHECK(seen_from_white(right, ResultSide::first, Colour::black) == Outcome::white_wins);
  CHECK(seen_from_white(left, ResultSide::white, Colour::black) == Outcome::white_wins);
  CHECK(seen_from_white(left, ResultSide::first, Colour::white) == Outcome::white_wins);
  CHECK(seen_from_white(Outcome::draw, ResultSide::first, Colour::black) == Outcome::draw);
}
