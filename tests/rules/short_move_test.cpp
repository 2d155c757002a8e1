// Stretches of short moves: they go exactly as far as the referee would let each move go by itself.
#include "draughts/rules/short_move.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/referee.hpp"
#include "support/every_variant.hpp"
#include "support/positions.hpp"
#include "support/random_game.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// A legal line, the kings in it going back and forth more often than not.
std::vector<InternationalMove> random_line(InternationalPosition position, std::mt19937_64& random) {
  std::vector<InternationalMove> line;
  MoveList<International> moves;
  while (line.size() < 150 && legal_moves(position, moves) == Generation::complete && !moves.empty()) {
    const auto goes_back = [&](const InternationalMove& move) {
      return line.size() > 1 && move.from == line[line.size() - 2].to && move.to == line[line.size() - 2].from;
    };
    const auto* back = std::find_if(moves.begin(), moves.end(), goes_back);
    line.push_back(back != moves.end() && below(3, random) > 0 ? *back : moves[below(moves.size(), random)]);
    position = position.after(line.back());
  }
  return line;
}

SignedAs some_sign(const InternationalMove& move, std::mt19937_64& random) {
  if (below(200, random) == 0) return static_cast<SignedAs>(below(4, random));
  if (below(4, random) == 0) return SignedAs::anything;
  return move.is_capture() ? SignedAs::capture : SignedAs::step;
}

/// The line as it is written, every other time with a move in it that begins or ends elsewhere.
std::vector<ShortMove> written(const std::vector<InternationalMove>& line, std::mt19937_64& random) {
  std::vector<ShortMove> moves;
  for (const auto& move : line) moves.push_back({move.from, move.to, some_sign(move, random)});
  if (moves.empty() || below(2, random) == 0) return moves;
  ShortMove& bent = moves[below(moves.size(), random)];
  (below(2, random) == 0 ? bent.from : bent.to) = square_of(static_cast<unsigned>(below(50, random)) + 1);
  return moves;
}

bool sign_fits(SignedAs sign, bool capture) {
  return sign == SignedAs::anything || sign == (capture ? SignedAs::capture : SignedAs::step);
}

/// The same by the referee, move by move.
Stretch<International> play_singly(InternationalPosition position, const std::vector<ShortMove>& moves,
                                   DrawWatch<International>& watch) {
  Stretch<International> stretch{0, position, position, {}, false};
  for (const ShortMove& written : moves) {
    const std::array squares{written.from, written.to};
    const auto [verdict, form, move] = resolve<International>(stretch.position, squares, true);
    if (verdict != Verdict::legal || !sign_fits(written.sign, move.is_capture())) break;
    stretch = {stretch.played + 1, stretch.position, stretch.position.after(move), move, false};
    stretch.draw = watch.push(move, stretch.before, stretch.position);
    if (stretch.draw) break;
  }
  return stretch;
}

/// How many pairs of squares are a move for a stretch but not for the referee, or the other way round, or another move.
template <Rules R>
int count_disagreements(const Position<R>& position, DrawWatch<R>& watch) {
  using Squares = Bitboard<typename R::Board>;
  int disagreements = 0;
  for (const Square from : position.pieces(position.turn())) {
    for (const Square to : Squares::all()) {
      const std::array moves{ShortMove{from, to, SignedAs::anything}};
      const std::array squares{from, to};
      const Resolution<R> resolution = resolve<R>(position, squares, true);
      const bool legal = resolution.verdict == Verdict::legal;
      watch.start(position);
      const Stretch<R> stretch = play_stretch<R>(position, moves, watch);
      const bool agree =
          (stretch.played == 1) == legal &&
          (!legal || (stretch.last == resolution.move && stretch.last.promotes == resolution.move.promotes &&
                      stretch.position == position.after(resolution.move)));
      disagreements += agree ? 0 : 1;
    }
  }
  return disagreements;
}

}  // namespace

TEST_CASE("a stretch goes as far as the referee lets each of its moves go, and leads to the same") {
  std::mt19937_64 random(31);
  std::array<int, 3> ended{};  // all played, a move refused, a draw
  const std::array starts{InternationalPosition::start(), position_of("W:WK46,K47,31:BK4,K5,20"),
                          position_of("B:WK46,31,32,33,38,7:BK4,18,19,20,44")};
  for (int round = 0; round < 3000; ++round) {
    const auto start = starts[below(starts.size(), random)];
    const std::vector<ShortMove> moves = written(random_line(start, random), random);
    DrawWatch<International> watch;
    DrawWatch<International> other_watch;
    watch.start(start);
    other_watch.start(start);
    const auto stretch = play_stretch<International>(start, moves, watch);
    const auto singly = play_singly(start, moves, other_watch);
    REQUIRE(stretch.played == singly.played);
    REQUIRE(stretch.position == singly.position);
    REQUIRE(stretch.position.key() == singly.position.key());
    REQUIRE(stretch.draw == singly.draw);
    REQUIRE(watch.reached() == other_watch.reached());
    if (stretch.played > 0) {
      REQUIRE(stretch.before == singly.before);
      REQUIRE(stretch.last == singly.last);
      REQUIRE(stretch.last.promotes == singly.last.promotes);
    }
    ++ended[stretch.draw ? 2 : stretch.played < moves.size() ? 1 : 0];
  }
  for (const int count : ended) CHECK(count >= 30);
}

TEST_CASE("a stretch ends in front of a capture that could take different pieces") {
  const auto position = position_of("W:WK8:B13,31,38,43");
  REQUIRE(judge(position, "8x26").verdict == Verdict::ambiguous_move);
  DrawWatch<International> watch;
  watch.start(position);
  const std::array moves{ShortMove{square_of(8), square_of(26), SignedAs::capture}};
  CHECK(play_stretch<International>(position, moves, watch).played == 0);
}

TEST_CASE("by every rule book a stretch plays a move exactly if the referee takes it") {
  std::mt19937_64 random(37);
  for_every_variant([&]<class R>(std::type_identity<R>) {
    CAPTURE(R::name);
    DrawWatch<R> watch;
    MoveList<R> moves;
    int captures = 0;
    for (int game = 0; game < 12; ++game) {
      Position<R> position = Position<R>::start();
      for (int ply = 0; ply < 100; ++ply) {
        if (legal_moves(position, moves) == Generation::too_complex || moves.empty()) break;
        captures += moves[0].is_capture() ? 1 : 0;
        REQUIRE(count_disagreements(position, watch) == 0);
        position.play(moves[below(moves.size(), random)]);
      }
    }
    CHECK(captures >= 30);
  });
}
