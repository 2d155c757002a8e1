// The legal moves that fit what was written, best first.
#include "suggestions.hpp"

#include <catch2/catch.hpp>

using draughts::suggestions;
using Texts = std::vector<std::string>;

TEST_CASE("a slip in one digit, two digits exchanged and a lost digit are suggested") {
  CHECK(suggestions({"32-28", "31-26"}, "32-23") == Texts{"32-28"});
  CHECK(suggestions({"12-18", "31-26"}, "12-81") == Texts{"12-18"});
  CHECK(suggestions({"12-18", "31-26"}, "12-8") == Texts{"12-18"});
}

TEST_CASE("the likest move comes first, and no more than three are told") {
  CHECK(suggestions({"23-29", "23-28", "18-30", "24-30", "23-19"}, "23-30") == Texts{"24-30", "23-29", "23-28"});
}

TEST_CASE("moves that share nothing with what was written are not suggested") {
  CHECK(suggestions({"50-44", "45-40"}, "23-30").empty());
}
