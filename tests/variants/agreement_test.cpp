// Generator and referee against the naive generator, in every variant: the same legal moves, the same board after each,
// and the same verdict on whatever may be written.
#include <fmt/format.h>

#include <array>
#include <catch2/catch.hpp>
#include <iterator>
#include <map>
#include <random>

#include "draughts/rules/referee.hpp"
#include "support/chance.hpp"
#include "support/every_variant.hpp"
#include "support/published.hpp"
#include "support/random_setup.hpp"
#include "support/random_written.hpp"
#include "support/verdict_name.hpp"
#include "support/witness.hpp"

using namespace draughts;
using namespace test_support;

namespace {

std::string form_name(PathForm form) {
  return form == PathForm::short_form ? "short" : form == PathForm::partial ? "partial" : "complete";
}

std::string list_of(const NaiveVariant& variant, const std::vector<NaiveMove>& moves) {
  std::string text;
  for (const NaiveMove& move : moves) text += to_string(variant, move) + (move.crowned ? "K " : " ");
  return text;
}

/// How often what was seen.
struct Tally {
  std::map<std::string, int> verdicts;
  std::map<std::size_t, int> captured;  ///< positions by the pieces that the first legal move takes
  int given_up = 0;                     ///< positions that the library found too complex
};

/// Compares both in one variant and fails the running test at the first difference.
template <Rules R>
class Comparison {
 public:
  /// The lists of legal moves; false where the library gives up.
  bool compare_lists(const Position<R>& position, const NaiveBoard& board) {
    const auto naive = naive_legal_moves(board);
    const auto ours = witness_.legal_moves(position);
    if (!ours) {
      ++tally_.given_up;
      return false;
    }
    if (*ours != naive) {
      FAIL(R::name << " " << board.fen() << "\nours:  " << list_of(board.variant(), *ours)
                   << "\nnaive: " << list_of(board.variant(), naive));
    }
    if (has_legal_move(position) == naive.empty()) FAIL(R::name << " " << board.fen() << ": has_legal_move");
    if (winner(position).has_value() != naive.empty()) FAIL(R::name << " " << board.fen() << ": winner");
    ++tally_.captured[naive.empty() ? 0 : naive.front().captured.size()];
    return true;
  }

  /// What both say about a written move: the verdict, how much of its path it shows, and which moves it fits.
  void compare_verdicts(const Position<R>& position, const NaiveBoard& board, const WrittenMove& written) {
    if (naive_is_over(board)) return;
    const auto squares = witness_.squares(written.squares);
    const auto resolution = resolve<R>(position, squares, written.capture_sign);
    const std::string expected = naive_verdict(board, written.squares, written.capture_sign);
    const std::string said = test_support::name_of(resolution.verdict);
    MoveList<R> fitting;
    candidates<R>(position, squares, fitting);
    const bool right_count = expected == "legal"            ? fitting.size() == 1 && fitting[0] == resolution.move
                             : expected == "ambiguous-move" ? fitting.size() > 1
                                                            : fitting.empty();
    const std::string form = form_name(resolution.form);
    const bool right_form = expected != "legal" || form == naive_path_form(board, written.squares);
    if (said != expected || !right_count || !right_form) {
      FAIL(R::name << " " << board.fen() << " " << to_string(board.variant(), written, 'x') << ": the referee says "
                   << said << ", " << form << ", " << fitting.size() << " moves; the naive verdict is " << expected);
    }
    ++tally_.verdicts[expected];
  }

  /// What both say about the steps of a king that has to rest.
  void compare_resting_king(const Position<R>& position, const NaiveBoard& board) {
    const int king = board.king_moves(board.turn()).square;
    if (!must_rest(board, king)) return;
    for (const int to : naive_steps(board, king)) compare_verdicts(position, board, {{king, to}, false});
  }

  /// Positions that chance makes, as many as told, and three written moves in each.
  void compare_positions(int positions, std::mt19937_64& random) {
    for (int i = 0; i < positions; ++i) {
      const NaiveBoard board(witness_.variant(), random_setup(random, witness_.variant()));
      const Position<R> position = witness_.position(board);
      if (!compare_lists(position, board)) continue;
      for (int j = 0; j < 3; ++j) compare_verdicts(position, board, random_written(board, random));
    }
  }

  /// A game that chance plays from a board; what is left on it is compared after each move.
  void compare_game(NaiveBoard board, int plies, std::mt19937_64& random) {
    Position<R> position = witness_.position(board);
    for (int ply = 0; ply < plies && compare_lists(position, board); ++ply) {
      compare_verdicts(position, board, random_written(board, random));
      compare_resting_king(position, board);
      if (naive_legal_moves(board).empty()) return;
      const NaiveMove chosen = random_move(board, random);
      position = position.after(witness_.move(position, chosen));
      board = naive_after(board, chosen);
      if (witness_.board(position).fen() != board.fen()) FAIL(R::name << ": another board than " << board.fen());
    }
  }

  [[nodiscard]] const Witness<R>& witness() const { return witness_; }
  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  Witness<R> witness_;
  Tally tally_;
};

void print(std::string_view name, const Tally& tally) {
  std::string line = fmt::format("{}:", name);
  for (const auto& [verdict, times] : tally.verdicts) line += fmt::format(" {} {}", verdict, times);
  line += ";";
  for (const auto& [size, times] : tally.captured) line += fmt::format(" {}x{}", times, size);
  fmt::print("{}; too complex {}\n", line, tally.given_up);
}

/// The referee gives up on next to nothing, and each of its reasons was seen.
void check_seen(const Tally& tally, std::size_t reasons, int positions) {
  CHECK(tally.verdicts.size() >= reasons);
  for (const auto& [verdict, times] : tally.verdicts) {
    CAPTURE(verdict);
    CHECK(times > 0);
  }
  CHECK(tally.given_up * 100 <= positions);
}

void compare_everywhere(int positions, std::uint64_t seed) {
  for_every_variant([&](auto rules) {
    using R = typename decltype(rules)::type;
    CAPTURE(R::name);
    std::mt19937_64 random(seed);
    Comparison<R> comparison;
    comparison.compare_positions(positions, random);
    print(R::name, comparison.tally());
    check_seen(comparison.tally(), 8, positions);
  });
}

}  // namespace

TEST_CASE(
    "referee and generator agree with the naive generator on 100,000 random positions of international draughts") {
  std::mt19937_64 random(5);
  Comparison<International> comparison;
  comparison.compare_positions(100'000, random);
  Tally tally = comparison.tally();
  for (const auto& [verdict, times] : tally.verdicts) {
    CAPTURE(verdict);
    CHECK(times >= 30);
  }
  CHECK(tally.verdicts.size() == 9);
  CHECK(tally.captured[6] > 100);
  CHECK(tally.captured[8] > 30);
}

TEST_CASE("in every variant referee and generator agree with the naive generator on random positions") {
  compare_everywhere(1'000, 7);
}

TEST_CASE("in every variant referee and generator agree with the naive generator on 60,000 random positions",
          "[long]") {
  compare_everywhere(60'000, 8);
}

TEST_CASE("in every variant both agree along random games, and leave the same board after each move") {
  std::map<std::string, int> verdicts;
  for_every_variant([&](auto rules) {
    using R = typename decltype(rules)::type;
    CAPTURE(R::name);
    std::mt19937_64 random(6);
    Comparison<R> comparison;
    const NaiveVariant& variant = comparison.witness().variant();
    CHECK(comparison.witness().board(Position<R>::start()).fen() == NaiveBoard(variant, variant.start).fen());
    for (int game = 0; game < 30; ++game) {
      comparison.compare_game({variant, variant.start}, 120, random);
      comparison.compare_game({variant, random_setup(random, variant)}, 30, random);
    }
    for (const PublishedCount& count : published_counts())
      if (count.variant == R::name) comparison.compare_game({variant, count.fen}, 60, random);
    for (const auto& [verdict, times] : comparison.tally().verdicts) verdicts[verdict] += times;
  });
  CHECK(verdicts.size() == 10);
  for (const auto& [verdict, times] : verdicts) {
    CAPTURE(verdict);
    CHECK(times >= 10);
  }
}
