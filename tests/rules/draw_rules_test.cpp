// The counting of draws as a service to a replay: going back, restarting, what was reached first.
#include "draughts/rules/draw_rules.hpp"

#include <algorithm>

#include <catch2/catch.hpp>
#include <random>

#include "draughts/rules/movegen.hpp"
#include "support/draw_line.hpp"
#include "support/positions.hpp"
#include "support/random_game.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// Plays a line and can go back.
class Line {
 public:
  explicit Line(std::string_view fen) : positions_{position_of(fen)} { watch_.start(positions_.back()); }

  void play(std::string_view moves) {
    for (const std::string& move : words(moves)) {
      const auto resolution = judge(positions_.back(), move);
      REQUIRE(resolution.verdict == Verdict::legal);
      const InternationalPosition next = positions_.back().after(resolution.move);
      watch_.push(resolution.move, positions_.back(), next);
      positions_.push_back(next);
    }
  }

  void back(int plies) {
    for (; plies > 0; --plies) {
      watch_.pop();
      positions_.pop_back();
    }
  }

  DrawWatch<International>& watch() { return watch_; }
  const InternationalPosition& position() const { return positions_.back(); }

 private:
  std::vector<InternationalPosition> positions_;
  DrawWatch<International> watch_;
};

/// A legal move that takes the side's last one back, if it can, in two cases of three.
InternationalMove reluctant_move(const InternationalPosition& position, const std::vector<InternationalMove>& before,
                                 std::mt19937_64& random) {
  MoveList<International> moves;
  REQUIRE(legal_moves(position, moves) == Generation::complete);
  if (before.size() >= 2 && below(3, random) > 0) {
    const InternationalMove& last = before[before.size() - 2];
    const auto back = std::ranges::find_if(
        moves, [&](const InternationalMove& move) { return move.from == last.to && move.to == last.from; });
    if (back != moves.end()) return *back;
  }
  return moves[below(moves.size(), random)];
}

}  // namespace

TEST_CASE("a draw once reached stays reached, at its ply") {
  Line line("W:WK46,K47:BK4,K5");
  line.play("47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4");
  CHECK(line.watch().reached() == DrawReached{DrawRule::repetition, 8});
  CHECK(line.watch().reached_now());
  line.play("47-42 4-9");
  CHECK(line.watch().reached() == DrawReached{DrawRule::repetition, 8});
  CHECK_FALSE(line.watch().reached_now());
}

TEST_CASE("going back before the draw takes it back, and another line reaches it at its own ply") {
  Line line("W:WK46,K47:BK4,K5");
  line.play("47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4");
  line.back(2);
  CHECK_FALSE(line.watch().reached());
  line.play("42-38 9-4");
  CHECK_FALSE(line.watch().reached());
  line.play("38-42");
  CHECK(line.watch().reached() == DrawReached{DrawRule::repetition, 9});
}

TEST_CASE("going back before a restart finds the old counts again") {
  Line line("W:WK46,K47:BK4,K5");
  line.play("47-42 4-9 42-47 9-4 47-42 4-9 42-47");
  line.watch().restart(line.position());
  CHECK_FALSE(line.watch().reached());
  line.watch().pop();
  line.play("9-4");
  CHECK(line.watch().reached() == DrawReached{DrawRule::repetition, 8});
}

TEST_CASE("going back over moves without kings counts every one of them") {
  const std::string_view rest =
      "20-25 7-1 25-30 1-6 30-34 6-1 34-39 1-6 39-43 6-1 43-48 1-6 48-42 6-1 42-48 1-6 48-42 6-1 42-48 1-6 48-42";
  Line line("W:W31,32,7:B19,20");
  line.play("31-27 19-23 32-28");
  line.back(2);
  line.play(rest);
  Line straight("W:W31,32,7:B19,20");
  straight.play("31-27");
  straight.play(rest);
  REQUIRE(straight.watch().reached());
  CHECK(line.watch().reached() == straight.watch().reached());
}

TEST_CASE("starting again forgets the line before") {
  Line line("W:WK46,K47:BK4,K5");
  line.play("47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4");
  line.watch().start(line.position());
  CHECK_FALSE(line.watch().reached());
  line.play("47-42 4-9");
  CHECK_FALSE(line.watch().reached());
}

TEST_CASE("a repetition is found exactly where counting all positions of the line finds it") {
  std::mt19937_64 random(3);
  int repetitions = 0;
  for (int game = 0; game < 300; ++game) {
    std::vector<InternationalPosition> line{position_of("W:WK46,K47,31:BK4,K5,20")};
    std::vector<InternationalMove> moves;
    DrawWatch<International> watch;
    watch.start(line.back());
    while (line.size() < 50 && has_legal_move(line.back()) && !watch.reached()) {
      moves.push_back(reluctant_move(line.back(), moves, random));
      line.push_back(line.back().after(moves.back()));
      watch.push(moves.back(), line[line.size() - 2], line.back());
      const bool third = std::ranges::count(line, line.back()) == 3;
      REQUIRE(third == (watch.reached() && watch.reached()->rule == DrawRule::repetition));
      if (third) ++repetitions;
    }
  }
  CHECK(repetitions > 30);
}

TEST_CASE("a line may be copied and followed both ways") {
  Line line("W:WK46,K47:BK4");
  for (const std::string& move : rounds(9)) line.play(move);
  Line other = line;
  line.play("22-4");
  CHECK(line.watch().reached() == DrawReached{DrawRule::few_pieces, 10});
  CHECK_FALSE(other.watch().reached());
}
