#include "asking.hpp"

#include <catch2/catch.hpp>
#include <ostream>

#include "draughts/game/judge.hpp"
#include "draughts/search/selector.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "pdn/query_text.hpp"

namespace asking {
namespace {

using draughts::Truth;

std::vector<Truth> ask(std::string_view query, const std::string& games, bool judged) {
  const auto condition = pdn::parse_query(query);
  CAPTURE(query);
  REQUIRE(condition);
  const draughts::Selector selector(*condition);
  draughts::MemorySource bytes(games);
  pdn::PdnStream stream(bytes, {});
  draughts::Judge judge({});
  draughts::Game game;
  draughts::Judgement judgement;
  std::vector<Truth> answers;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    const draughts::Subject subject{game, judged ? &judgement : nullptr};
    answers.push_back(selector.truth(subject));
    CHECK(selector.selects(subject) == (answers.back() == Truth::yes));
  }
  return answers;
}

Truth only(const std::vector<Truth>& answers) {
  REQUIRE(answers.size() == 1);
  return answers.front();
}

}  // namespace

std::vector<Truth> truths(std::string_view query, const std::string& games) {
  return ask(query, games, true);
}

Truth truth(std::string_view query, const std::string& game) {
  return only(ask(query, game, true));
}

Truth truth_unjudged(std::string_view query, const std::string& game) {
  return only(ask(query, game, false));
}

std::vector<std::size_t> selected(std::string_view query, const std::string& games) {
  std::vector<std::size_t> numbers;
  std::size_t number = 0;
  for (const Truth answer : truths(query, games)) {
    ++number;
    if (answer == Truth::yes) numbers.push_back(number);
  }
  return numbers;
}

}  // namespace asking

namespace draughts {

std::ostream& operator<<(std::ostream& out, Truth truth) {
  return out << (truth == Truth::yes ? "yes" : truth == Truth::no ? "no" : "unknown");
}

}  // namespace draughts
