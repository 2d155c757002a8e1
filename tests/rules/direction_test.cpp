// Directions and the lines they run along.
#include "draughts/rules/direction.hpp"

#include <catch2/catch.hpp>
#include <vector>

using namespace draughts;
using enum Direction;

TEST_CASE("the reverse of a direction is the opposite one") {
  CHECK(reverse(up_left) == down_right);
  CHECK(reverse(up) == down);
  CHECK(reverse(up_right) == down_left);
  CHECK(reverse(right) == left);
  CHECK(reverse(down_right) == up_left);
  CHECK(reverse(left) == right);
}

TEST_CASE("four directions are diagonal, four orthogonal") {
  for (const Direction way : {up_left, up_right, down_left, down_right}) {
    CHECK(runs_along(way, Lines::diagonal));
    CHECK_FALSE(runs_along(way, Lines::orthogonal));
    CHECK(runs_along(way, Lines::diagonal_and_orthogonal));
  }
  for (const Direction way : {up, down, left, right}) {
    CHECK_FALSE(runs_along(way, Lines::diagonal));
    CHECK(runs_along(way, Lines::orthogonal));
    CHECK(runs_along(way, Lines::diagonal_and_orthogonal));
  }
}

TEST_CASE("down is backward for White, up for Black, and sideways for nobody") {
  for (const Direction way : {down_left, down, down_right}) {
    CHECK(is_backward(way, Colour::white));
    CHECK_FALSE(is_backward(way, Colour::black));
  }
  for (const Direction way : {up_left, up, up_right}) {
    CHECK_FALSE(is_backward(way, Colour::white));
    CHECK(is_backward(way, Colour::black));
  }
  for (const Direction way : {left, right}) {
    CHECK_FALSE(is_backward(way, Colour::white));
    CHECK_FALSE(is_backward(way, Colour::black));
  }
}

TEST_CASE("any direction visits all eight, whatever the first ones answer") {
  std::vector<Direction> visited;
  const bool any = any_direction([&]<Direction way>() {
    visited.push_back(way);
    return way == up;
  });
  CHECK(any);
  CHECK(visited == std::vector<Direction>{up_left, up, up_right, right, down_right, down, down_left, left});
  CHECK_FALSE(any_direction([]<Direction>() { return false; }));
}
