// The referee: the order of its reasons, and its agreement with the list of legal moves and with the naive generator.
#include "draughts/rules/referee.hpp"

#include <rapidcheck/catch.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <random>

#include "draughts/rules/movegen.hpp"
#include "generated_setup.hpp"
#include "support/naive_verdict.hpp"
#include "support/positions.hpp"
#include "support/random_game.hpp"
#include "support/random_setup.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// A written move: its squares and whether its sign says capture.
struct Written {
  std::vector<int> squares;
  bool capture_sign{};
};

int any_square(std::mt19937_64& random) {
  return static_cast<int>(below(50, random)) + 1;
}

int any_piece(const NaiveBoard& board, bool own, std::mt19937_64& random) {
  std::vector<int> pieces;
  for (int number = 1; number <= 50; ++number) {
    const char piece = board.at(number);
    const bool white = piece == 'w' || piece == 'W';
    if (piece != ' ' && (white == (board.turn() == Colour::white)) == own) pieces.push_back(number);
  }
  return pieces.empty() ? any_square(random) : pieces[below(pieces.size(), random)];
}

/// A capture of the piece, whole or broken off, with some of the squares between.
std::vector<int> some_capture(const NaiveBoard& board, int from, std::mt19937_64& random) {
  const auto routes = naive_routes(board, from);
  if (routes.empty()) return {from, any_square(random)};
  const NaiveRoute& route = routes[below(routes.size(), random)];
  const std::size_t keep_in_ten = std::array<std::size_t, 3>{0, 5, 10}[below(3, random)];
  std::vector<int> squares{route.squares.front()};
  for (std::size_t i = 1; i + 1 < route.squares.size(); ++i) {
    if (below(10, random) < keep_in_ten) squares.push_back(route.squares[i]);
  }
  squares.push_back(route.squares.back());
  if (below(10, random) == 0) squares[below(squares.size(), random)] = any_square(random);
  return squares;
}

std::vector<int> some_step(const NaiveBoard& board, int from, std::mt19937_64& random) {
  const auto steps = naive_steps(board, from);
  return {from, steps.empty() ? any_square(random) : steps[below(steps.size(), random)]};
}

/// A legal move, where there is one, as its ends.
std::vector<int> some_legal_move(const NaiveBoard& board, std::mt19937_64& random) {
  const auto moves = naive_legal_moves(board);
  if (moves.empty()) return {any_square(random), any_square(random)};
  const NaiveMove& move = moves[below(moves.size(), random)];
  return {move.from, move.to};
}

Written something_written(const NaiveBoard& board, std::mt19937_64& random) {
  const bool sign = below(2, random) == 0;
  switch (below(8, random)) {
    case 0:
      return {{any_square(random), any_square(random)}, sign};
    case 1:
      return {{any_piece(board, false, random), any_square(random)}, sign};
    case 2:
      return {{any_piece(board, true, random), any_piece(board, below(2, random) == 0, random)}, sign};
    case 3:
      return {some_step(board, any_piece(board, true, random), random), sign};
    case 4:
      return {some_legal_move(board, random), sign};
    case 5:
      return {{any_piece(board, true, random), any_square(random), any_square(random)}, sign};
    default:
      return {some_capture(board, any_piece(board, true, random), random), sign};
  }
}

std::string form_name(PathForm form) {
  return form == PathForm::short_form ? "short" : form == PathForm::partial ? "partial" : "complete";
}

std::vector<Square> squares_in(const std::vector<int>& numbers) {
  std::vector<Square> squares;
  for (const int number : numbers) squares.push_back(square_of(static_cast<unsigned>(number)));
  return squares;
}

/// Judges a written move by both; true if they agree in verdict, path form and move.
bool agree(const InternationalPosition& position, const NaiveBoard& board, const Written& written,
           std::map<std::string, int>& verdicts) {
  const auto resolution = resolve<International>(position, squares_in(written.squares), written.capture_sign);
  const std::string expected = naive_verdict(board, written.squares, written.capture_sign);
  ++verdicts[expected];
  MoveList<International> fitting;
  candidates<International>(position, squares_in(written.squares), fitting);
  const bool right_count = expected == "legal"            ? fitting.size() == 1 && fitting[0] == resolution.move
                           : expected == "ambiguous-move" ? fitting.size() > 1
                                                          : fitting.empty();
  const bool right_form = expected != "legal" || form_name(resolution.form) == naive_path_form(board, written.squares);
  return name_of(resolution.verdict) == expected && right_count && right_form;
}

std::string written_as(const Written& written) {
  std::string text;
  for (const int square : written.squares) {
    if (!text.empty()) text += written.capture_sign ? 'x' : '-';
    text += std::to_string(square);
  }
  return text;
}

}  // namespace

TEST_CASE("the first reason that holds is the one that is given") {
  constexpr auto fen = "W:W32,46:B19,27,28";
  CHECK(verdict_on(fen, "20-9") == "no-piece");
  CHECK(verdict_on(fen, "19-32") == "wrong-colour");
  CHECK(verdict_on(fen, "32-28") == "target-occupied");
  CHECK(verdict_on(fen, "32-46") == "target-occupied");
  CHECK(verdict_on(fen, "32-37") == "unreachable");
  CHECK(verdict_on(fen, "46-41") == "must-capture");
  CHECK(verdict_on(fen, "32x21") == "must-capture-more");
  CHECK(verdict_on(fen, "32x23") == "capture-not-finished");
  CHECK(verdict_on("W:WK8:B13,31,38,43", "8x26") == "ambiguous-move");
}

TEST_CASE("a square from which nothing was moved is a move only as a capture") {
  CHECK(verdict_on("W:W32:B17,18,27,28", "32x32") == "legal");
  CHECK(verdict_on("W:W32:B17,18,27,28", "32-32") == "legal");
  CHECK(verdict_on("W:W32:B1", "32x32") == "unreachable");
  CHECK(verdict_on("W:W32:B28", "32-32") == "unreachable");
}

TEST_CASE("the sign decides only between a step and an unfinished capture with the same ends") {
  CHECK(verdict_on("W:W32:B28", "32-23") == "legal");
  CHECK(verdict_on("W:W15:B1", "15x10") == "legal");
  // The king can step to 11, and can come down there after taking 28 on its way round.
  CHECK(verdict_on("W:WK2:B28,30,38,40", "2-11") == "must-capture");
  CHECK(verdict_on("W:WK2:B28,30,38,40", "2x11") == "must-capture-more");
  CHECK(verdict_on("W:WK47:B14,19,29,31,42", "47x24") == "capture-not-finished");
  CHECK(verdict_on("W:WK47:B14,19,29,31,42", "47-24") == "capture-not-finished");
}

TEST_CASE("a written square counts where the piece comes down, be it on a straight line") {
  constexpr auto fen = "W:WK46:B14,28";
  for (const char* move : {"46x23x10", "46x19x10", "46x10", "46x23x5"}) {
    CAPTURE(move);
    CHECK(verdict_on(fen, move) == "legal");
  }
  CHECK(verdict_on(fen, "46x32x10") == "unreachable");
  CHECK(verdict_on(fen, "46x23x19x10") == "unreachable");
  CHECK(verdict_on(fen, "46x10x5") == "unreachable");
}

TEST_CASE("a step with a square between is no move") {
  CHECK(verdict_on("W:WK46:B6", "46-37-28") == "unreachable");
}

TEST_CASE("a move is legal exactly if one of the listed moves has its ends") {
  rc::prop("for all ends in any position", [] {
    const InternationalPosition position = position_of(*any_setup());
    MoveList<International> moves;
    RC_PRE(legal_moves(position, moves) == Generation::complete);
    for (unsigned from = 1; from <= 50; ++from) {
      for (unsigned to = 1; to <= 50; ++to) {
        const std::array squares{square_of(from), square_of(to)};
        const auto fitting = std::ranges::count_if(
            moves, [&](const auto& move) { return move.from == squares[0] && move.to == squares[1]; });
        const auto resolution = resolve<International>(position, squares, false);
        RC_ASSERT((resolution.verdict == Verdict::legal) == (fitting == 1));
        RC_ASSERT((resolution.verdict == Verdict::ambiguous_move) == (fitting > 1));
        if (fitting == 1) RC_ASSERT(std::ranges::count(moves, resolution.move) == 1);
      }
    }
  });
}

TEST_CASE("the referee agrees with the naive generator on 100,000 random positions") {
  std::mt19937_64 random(5);
  std::map<std::string, int> verdicts;
  std::map<std::size_t, int> captures;
  for (int i = 0; i < 100'000; ++i) {
    const Setup setup = random_setup(random);
    const InternationalPosition position = position_of(setup);
    const NaiveBoard board(setup);
    for (int j = 0; j < 3; ++j) {
      const Written written = something_written(board, random);
      if (!agree(position, board, written, verdicts)) {
        FAIL(fen_of(setup) << " " << written_as(written) << ": the naive verdict is "
                           << naive_verdict(board, written.squares, written.capture_sign));
      }
    }
    const auto naive = naive_legal_moves(board);
    std::vector<std::string> list;
    for (const NaiveMove& move : naive) list.push_back(to_string(move));
    if (legal_list(position) != list) FAIL("another list of legal moves in " << fen_of(setup));
    ++captures[naive.empty() ? 0 : naive.front().captured.size()];
  }
  for (const auto& [verdict, times] : verdicts) {
    CAPTURE(verdict);
    CHECK(times >= 30);
  }
  CHECK(verdicts.size() == 9);
  CHECK(captures[6] > 100);
  CHECK(captures[8] > 30);
}

TEST_CASE("the referee agrees with the naive generator along random games") {
  std::mt19937_64 random(6);
  std::map<std::string, int> verdicts;
  for (int game = 0; game < 150; ++game) {
    NaiveBoard board(setup_of("W:W31-50:B1-20"));
    InternationalPosition position = InternationalPosition::start();
    for (int ply = 0; ply < 120; ++ply) {
      const auto moves = naive_legal_moves(board);
      if (moves.empty()) break;
      const Written written = something_written(board, random);
      if (!agree(position, board, written, verdicts)) FAIL(fen_of(position) << " " << written_as(written));
      const NaiveMove& move = moves[below(moves.size(), random)];
      const auto list = legal_list(position);
      REQUIRE(list.size() == moves.size());
      MoveList<International> ours;
      REQUIRE(legal_moves(position, ours) == Generation::complete);
      position = position.after(ours[static_cast<std::size_t>(&move - moves.data())]);
      board = naive_after(board, move);
    }
  }
  CHECK(verdicts["legal"] > 1'000);
}
