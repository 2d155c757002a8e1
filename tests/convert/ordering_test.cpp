// Games in order.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "pdn-convert/ordering.hpp"

using namespace pdn::cli;

namespace {

class Collected final : public GameOutlet {
 public:
  bool take(FinishedGame&& game) override {
    texts.push_back(game.text);
    return true;
  }
  bool finish() override { return true; }
  std::vector<std::string> texts;
};

std::vector<std::string> sorted(const std::string& keys, const std::vector<std::vector<std::string>>& values) {
  Collected out;
  OrderedGames ordered(*read_sort_keys(keys), out);
  for (const auto& value : values) {
    FinishedGame game;
    game.text = value.front();
    game.sort_by.assign(value.begin() + 1, value.end());
    CHECK(ordered.take(std::move(game)));
  }
  CHECK(ordered.finish());
  return out.texts;
}

}  // namespace

TEST_CASE("dates are sorted by the calendar, the unknown last") {
  CHECK(
      sorted("date", {{"a", "2001.02.03"}, {"b", "?"}, {"c", "1999.12.31"}, {"d", "????.??.??"}, {"e", "1.1.2000"}}) ==
      std::vector<std::string>{"c", "e", "a", "b", "d"});
  CHECK(sorted("-date", {{"a", "2001.02.03"}, {"b", "?"}, {"c", "1999.12.31"}}) ==
        std::vector<std::string>{"a", "c", "b"});
}

TEST_CASE("rounds are sorted as numbers, tie-breaks behind their round") {
  CHECK(sorted("round", {{"a", "10"}, {"b", "7.2"}, {"c", "7"}, {"d", "final"}}) ==
        std::vector<std::string>{"c", "b", "a", "d"});
}

TEST_CASE("what is alike keeps its order, and the next key decides") {
  CHECK(sorted("white,round", {{"a", "B", "2"}, {"b", "a", "1"}, {"c", "b", "1"}, {"d", "A", "1"}}) ==
        std::vector<std::string>{"b", "d", "c", "a"});
}

TEST_CASE("keys are tags in any case, and what is none is told") {
  CHECK(read_sort_keys("DATE,whiterating")->at(1).tag == "WhiteRating");
  CHECK(read_sort_keys("-Date")->front().descending);
  for (const std::string text : {"", "date,", "da te", "--date"}) CHECK_FALSE(read_sort_keys(text));
}
