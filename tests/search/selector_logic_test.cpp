// Conditions joined: three values of truth, and a slow evaluation straight from the definition beside the fast one.
#include <rapidcheck.h>
#include <rapidcheck/catch.h>
#include <algorithm>
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "asking.hpp"
#include "draughts/search/selector.hpp"

using namespace draughts;
using asking::truth;

namespace {

const std::string jansen = "[White \"Jansen\"]\n[Date \"1980.\?\?.\?\?\"]\n\n1. 32-28 *\n";

/// Conditions that are true, false and unknown of every game without tags.
const std::vector<Condition> leaves{
    {TagPresence{"Plies"}},
    {TagPresence{"White"}},
    {TagComparison{"White", Comparison::equal, "Jan"}},
};
constexpr Truth truths_of_leaves[] = {Truth::yes, Truth::no, Truth::unknown};

struct Known {
  Condition condition;
  Truth truth{};
};

/// A random condition, and its truth by the definition.
Known random_condition(unsigned depth) {
  const auto kind = depth == 0 ? 3 : *rc::gen::inRange(0, 4);
  if (kind == 3) {
    const auto leaf = *rc::gen::inRange<std::size_t>(0, leaves.size());
    return {leaves[leaf], truths_of_leaves[leaf]};
  }
  Junction junction{static_cast<Joining>(kind), {}};
  std::vector<Truth> truths;
  const auto count = junction.joining == Joining::none ? 1 : *rc::gen::inRange(1, 5);
  for (int part = 0; part < count; ++part) {
    Known known = random_condition(depth - 1);
    junction.parts.push_back(std::move(known.condition));
    truths.push_back(known.truth);
  }
  std::ranges::sort(truths);
  const Truth truth = junction.joining == Joining::all   ? truths.front()
                      : junction.joining == Joining::any ? truths.back()
                                                         : opposite(truths.back());
  return {{std::move(junction)}, truth};
}

}  // namespace

TEST_CASE("and, or and not have three values of truth") {
  using enum Truth;
  CHECK(truth("White = Jansen and Date >= 1980", jansen) == yes);
  CHECK(truth("White = Jansen and Date < 1980.05", jansen) == unknown);
  CHECK(truth("White = Piet and Date < 1980.05", jansen) == no);
  CHECK(truth("White = Jansen or Date < 1980.05", jansen) == yes);
  CHECK(truth("White = Piet or Date < 1980.05", jansen) == unknown);
  CHECK(truth("White = Piet or Date < 1980", jansen) == no);
  CHECK(truth("not White = Piet", jansen) == yes);
  CHECK(truth("not (White = Piet or Date < 1980.05)", jansen) == unknown);
  CHECK(truth("not not White = Jansen", jansen) == yes);
}

TEST_CASE("and binds more tightly than or, and not more tightly than both") {
  using enum Truth;
  CHECK(truth("White = Jansen or White = Piet and White = Klaas", jansen) == yes);
  CHECK(truth("(White = Jansen or White = Piet) and White = Klaas", jansen) == no);
  CHECK(truth("not White = Piet and White = Piet", jansen) == no);
  CHECK(truth("not (White = Piet and White = Piet)", jansen) == yes);
}

TEST_CASE("any condition is as true as its parts make it") {
  rc::prop("for conditions of all joinings", [] {
    const Known known = random_condition(5);
    const Game game{};
    const Judgement judgement{};
    RC_ASSERT(Selector(known.condition).truth({game, &judgement}) == known.truth);
  });
}
