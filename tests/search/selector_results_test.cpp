// Results by their sense.
#include <fmt/format.h>
#include <catch2/catch.hpp>

#include <string>

#include "asking.hpp"

using asking::truth;
using asking::truth_unjudged;
using draughts::Truth;

namespace {

std::string game(std::string_view result, std::string_view rest = "1. 32-28 19-23 *") {
  return fmt::format("[Result \"{}\"]\n\n{}\n", result, rest);
}

}  // namespace

TEST_CASE("results compare by their sense, whatever their style") {
  CHECK(truth("Result = 2-0", game("1-0")) == Truth::yes);
  CHECK(truth("Result = 1-0", game("2-0")) == Truth::yes);
  CHECK(truth("Result = 1-1", game("1/2-1/2")) == Truth::yes);
  CHECK(truth("Result = 1/2-1/2", game("1 - 1")) == Truth::yes);
  CHECK(truth("Result = 0-2", game("2-0")) == Truth::no);
  CHECK(truth("Result != 0-2", game("2-0")) == Truth::yes);
  CHECK(truth("Result = 0-0", game("0-0")) == Truth::yes);
}

TEST_CASE("results have names") {
  CHECK(truth("Result = white", game("2-0")) == Truth::yes);
  CHECK(truth("Result = White", game("1-0")) == Truth::yes);
  CHECK(truth("Result = black", game("0-2")) == Truth::yes);
  CHECK(truth("Result = draw", game("1-1")) == Truth::yes);
  CHECK(truth("Result = draw", game("2-0")) == Truth::no);
}

TEST_CASE("a result that nobody knows is * and nothing else") {
  CHECK(truth("Result = *", game("*")) == Truth::yes);
  CHECK(truth("Result = *", game("?")) == Truth::yes);
  CHECK(truth("Result = *", game("2-0")) == Truth::no);
  CHECK(truth("Result != *", game("2-0")) == Truth::yes);
  CHECK(truth("Result = 2-0", game("*")) == Truth::unknown);
  CHECK(truth("Result != 2-0", game("*")) == Truth::unknown);
  CHECK(truth("has Result", game("*")) == Truth::no);
  CHECK(truth("has Result", game("1-1")) == Truth::yes);
}

TEST_CASE("the terminator tells the result where the tag doesn't") {
  CHECK(truth("Result = 2-0", "[Event \"x\"]\n\n1. 32-28 19-23 2-0\n") == Truth::yes);
  CHECK(truth("Result = 2-0", game("*", "1. 32-28 19-23 2-0")) == Truth::yes);
  CHECK(truth("Result = 0-2", game("0-2", "1. 32-28 19-23 2-0")) == Truth::yes);
}

TEST_CASE("scores of other systems compare as text, and say nothing of who won") {
  CHECK(truth("Result = 4-6", game("4-6")) == Truth::yes);
  CHECK(truth("Result = 4-6", game("6-4")) == Truth::no);
  CHECK(truth("Result = 2-0", game("4-6")) == Truth::unknown);
  CHECK(truth("Result ~ \"-6\"", game("4-6")) == Truth::yes);
}

TEST_CASE("the ResultFormat tag tells how a score is meant") {
  const std::string with_format = "[ResultFormat \"Delfts\"]\n" + game("1 1/2 - 1/2");
  CHECK(truth("Result = draw", with_format) == Truth::yes);
}

TEST_CASE("in a condition White's points come first, though in a game that Black begins it may be the first side's") {
  // English draughts: Black begins, and without other signs 1-0 is Black's win (PDN 2.0).
  const std::string english = "[GameType \"21\"]\n" + game("1-0", "1. 11-15 22-18 *");
  CHECK(truth("Result = black", english) == Truth::yes);
  CHECK(truth("Result = 0-2", english) == Truth::yes);
  CHECK(truth("Result = 1-0", english) == Truth::no);
}

TEST_CASE("who won is unknown before the judge has found whose points come first") {
  CHECK(truth_unjudged("Result = 2-0", game("2-0")) == Truth::unknown);
  CHECK(truth_unjudged("Result = 1-1", game("1-1")) == Truth::yes);
}
