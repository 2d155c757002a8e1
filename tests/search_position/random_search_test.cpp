// Random games and random questions: the quick search finds what the slow one finds.
#include <catch2/catch.hpp>
#include <random>
#include <tuple>
#include <vector>

#include "draughts/rules/variants.hpp"
#include "searching.hpp"
#include "slow_search.hpp"
#include "support/chance.hpp"
#include "support/random_game.hpp"

namespace {

using slow_search::Board;
using slow_search::Question;
using test_support::below;

/// Where a question is answered: which one, at which ply, and whether with colours swapped.
using Answer = std::tuple<std::uint32_t, std::uint32_t, bool>;

/// A question that a board answers, if it isn't spoilt at one square.
Question question_about(const Board& board, std::mt19937_64& random) {
  Question question;
  question.whole = below(2, random) == 0;
  question.turn = below(3, random) == 0 ? '?' : board[0];
  const std::size_t share = 1 + below(6, random);
  for (unsigned number = 1; number < board.size(); ++number) {
    if (question.whole ? board[number] == '.' : below(share, random) > 0) continue;
    const char piece = board[number];
    const bool vague = !question.whole && piece != '.' && below(4, random) == 0;
    question.squares[number] = vague ? '?' : piece == '.' ? 'E' : piece;
  }
  if (below(8, random) == 0 && !question.squares.empty()) question.squares.begin()->second = question.whole ? 'W' : 'B';
  if (question.squares.empty()) question.squares[1] = '?';
  return question;
}

std::vector<Question> questions_about(const std::vector<Board>& boards, std::size_t count, std::mt19937_64& random) {
  std::vector<Question> questions;
  while (questions.size() < count) {
    const Board& board = boards[below(boards.size(), random)];
    questions.push_back(question_about(below(3, random) == 0 ? slow_search::turned(board) : board, random));
    if (questions.back().whole && questions.back().squares.begin()->second == '?') questions.pop_back();
  }
  return questions;
}

std::vector<Answer> slow_answers(const std::vector<Board>& boards, const std::vector<Question>& questions,
                                 bool either_colour) {
  std::vector<Answer> answers;
  for (std::uint32_t ply = 0; ply < boards.size(); ++ply)
    for (std::uint32_t query = 0; query < questions.size(); ++query) {
      const bool straight = slow_search::fits(boards[ply], questions[query]);
      const bool swapped = either_colour && slow_search::fits(slow_search::turned(boards[ply]), questions[query]);
      if (straight) answers.emplace_back(query, ply, false);
      if (swapped) answers.emplace_back(query, ply, true);
    }
  std::ranges::sort(answers);
  return answers;
}

std::vector<Answer> quick_answers(const draughts::Found& found) {
  std::vector<Answer> answers;
  for (const draughts::FoundPly& ply : found.plies) answers.emplace_back(ply.query, ply.ply, ply.turned);
  std::ranges::sort(answers);
  return answers;
}

/// A question that is its own turned one is told once, straight.
void drop_echoes(std::vector<Answer>& answers, const std::vector<Question>& questions, std::size_t squares) {
  std::erase_if(answers, [&](const Answer& answer) {
    const Question& question = questions[std::get<0>(answer)];
    if (!std::get<2>(answer) || question.turn != '?') return false;
    Board asked(squares + 1, '.');
    for (const auto& [number, wanted] : question.squares) asked[number] = wanted;
    Board turned = slow_search::turned(asked);
    turned[0] = asked[0];
    return turned == asked;
  });
}

template <draughts::Rules R>
std::size_t compare_answers(std::mt19937_64& random, bool either_colour) {
  const auto game = test_support::play_random_game<R>(60, random);
  std::vector<Board> boards;
  for (const auto& position : game.positions) boards.push_back(slow_search::board_of<R>(position));
  const auto questions = questions_about(boards, 12, random);
  std::vector<std::string> texts;
  for (const Question& question : questions) texts.push_back(slow_search::text_of(question));
  const auto found =
      searching::search(test_support::write_pdn<R>(game, 1), texts, {.either_colour = either_colour}, R::variant);
  REQUIRE(found.size() == 1);
  auto slow = slow_answers(boards, questions, either_colour);
  drop_echoes(slow, questions, R::Board::squares);
  CAPTURE(texts);
  CHECK(quick_answers(found.front()) == slow);
  return slow.size();
}

}  // namespace

TEST_CASE("in random games of every variant the quick search finds what the slow one finds") {
  std::mt19937_64 random(20261201);
  std::size_t answers = 0;
  for (int round = 0; round < 12; ++round) {
#define COMPARE(page) answers += compare_answers<draughts::page>(random, round % 2 == 1);
    DRAUGHTS_FOR_EACH_VARIANT(COMPARE)
#undef COMPARE
  }
  CHECK(answers > 5'000);
}

TEST_CASE("many positions at once are found as each is by itself") {
  std::mt19937_64 random(7);
  const auto game = test_support::play_random_game<draughts::International>(80, random);
  std::vector<Board> boards;
  for (const auto& position : game.positions)
    boards.push_back(slow_search::board_of<draughts::International>(position));
  std::vector<std::string> texts;
  for (const Question& question : questions_about(boards, 400, random)) texts.push_back(slow_search::text_of(question));
  const std::string text = test_support::write_pdn<draughts::International>(game, 1);
  std::vector<Answer> one_by_one;
  for (std::uint32_t query = 0; query < texts.size(); ++query)
    for (const auto& [_, ply, turned] : quick_answers(searching::search(text, {texts[query]}).front()))
      one_by_one.emplace_back(query, ply, turned);
  std::ranges::sort(one_by_one);
  CHECK(one_by_one.size() > 300);
  CHECK(quick_answers(searching::search(text, texts).front()) == one_by_one);
}
