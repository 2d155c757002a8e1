// Complete paths, and when one is needed.
#include "draughts/rules/path.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/referee.hpp"
#include "support/naive_verdict.hpp"
#include "support/positions.hpp"
#include "support/random_setup.hpp"

using namespace draughts;
using namespace test_support;

namespace {

std::vector<int> numbers_of(const std::vector<Square>& squares) {
  std::vector<int> numbers;
  for (const Square square : squares) numbers.push_back(static_cast<int>(number_of(square)));
  return numbers;
}

std::string joined(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) {
    if (!text.empty()) text += 'x';
    text += std::to_string(number);
  }
  return text;
}

/// The complete paths of all legal captures of a FEN that need one.
std::vector<std::string> needed_paths(std::string_view fen) {
  const InternationalPosition position = position_of(fen);
  MoveList<International> moves;
  REQUIRE(legal_moves(position, moves) == Generation::complete);
  std::vector<std::string> paths;
  for (const InternationalMove& move : moves) {
    if (needs_path(position, move)) paths.push_back(joined(numbers_of(complete_path(position, move))));
  }
  return paths;
}

PathForm form_of(std::string_view fen, std::string_view move) {
  const auto resolution = judge(position_of(fen), move);
  REQUIRE(resolution.verdict == Verdict::legal);
  return resolution.form;
}

}  // namespace

TEST_CASE("a complete path has the turning squares, and on a straight line the square right behind") {
  CHECK(needed_paths("W:WK47:B14,19,29,31,42") == words("47x38x20x9x36 47x38x24x13x36"));
  CHECK(needed_paths("W:WK2:B13,21,32,34,40") == words("2x30x43x27x16 2x35x49x27x16"));
  CHECK(needed_paths("W:W43:B8,18,28,29,38,39") == words("43x32x23x12x3 43x34x23x12x3"));
}

TEST_CASE("of several routes that take the same pieces the one whose first differing square comes first is written") {
  const auto paths = needed_paths("B:WK4,8,13,17,K20,K30,K40:BK6");
  CHECK(std::ranges::count(paths, "6x22x9x25x34x45") == 1);
  CHECK(std::ranges::count(paths, "6x39x25x9x18x45") == 0);
  CHECK(std::ranges::count(paths, "6x39x25x3x12x45") == 1);
}

TEST_CASE("a capture that is a circle both ways round needs no path") {
  CHECK(needed_paths("W:W32:B17,18,27,28").empty());
  CHECK(needed_paths("W:WK25:B13,20,29,30").empty());
}

TEST_CASE("a step has its two squares") {
  const InternationalPosition start = InternationalPosition::start();
  const auto move = judge(start, "32-28").move;
  CHECK(joined(numbers_of(complete_path(start, move))) == "32x28");
  CHECK_FALSE(needs_path(start, move));
}

TEST_CASE("a path is complete only if every square is noted and none besides") {
  constexpr auto fen = "W:WK47:B14,19,29,31,42";
  CHECK(form_of(fen, "47x38x24x13x36") == PathForm::complete);
  CHECK(form_of(fen, "47x24x36") == PathForm::partial);
  CHECK(form_of(fen, "47x33x24x13x36") == PathForm::partial);
  CHECK(judge(position_of(fen), "47x36").verdict == Verdict::ambiguous_move);
}

TEST_CASE("a square that is merely crossed does not count") {
  CHECK(form_of("W:WK2:B13,21,32,34,40", "2x30x16") == PathForm::partial);
}

TEST_CASE("two squares are the short form, however few pieces are taken") {
  CHECK(form_of("W:W32:B28", "32x23") == PathForm::short_form);
  CHECK(form_of("W:W32:B19,28", "32x14") == PathForm::short_form);
  CHECK(form_of("W:W32:B19,28", "32x23x14") == PathForm::complete);
}

TEST_CASE("the complete path is the first of those that the naive generator finds, and is judged complete") {
  std::mt19937_64 random(4);
  int captures = 0;
  for (int i = 0; i < 20'000; ++i) {
    const InternationalPosition position = position_of(random_setup(random));
    const NaiveBoard board = naive_board_of(position);
    const auto naive = naive_legal_moves(board);
    MoveList<International> moves;
    REQUIRE(legal_moves(position, moves) == Generation::complete);
    for (std::size_t m = 0; m < moves.size() && moves[m].captured.count() > 1; ++m) {
      const auto path = complete_path(position, moves[m]);
      const auto expected = naive_complete_paths(board, naive[m]);
      REQUIRE_FALSE(expected.empty());
      CHECK(numbers_of(path) == expected.front());
      const auto resolution = resolve<International>(position, path, true);
      CHECK(resolution.verdict == Verdict::legal);
      CHECK(resolution.form == PathForm::complete);
      CHECK(resolution.move == moves[m]);
      const bool another = std::ranges::any_of(naive, [&](const NaiveMove& other) {
        return other.from == naive[m].from && other.to == naive[m].to && other.captured != naive[m].captured;
      });
      CHECK(needs_path(position, moves[m]) == another);
      ++captures;
    }
  }
  CHECK(captures > 5'000);
}
