// From moves to text and back, in every variant: each move as PDN 3.0 writes it, whole games read and judged again.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "draughts/game/diagnostic_code.hpp"
#include "draughts/game/move_writing.hpp"
#include "support/every_variant.hpp"
#include "support/judging/judging.hpp"
#include "support/naive_verdict.hpp"
#include "support/random_game.hpp"
#include "support/random_setup.hpp"
#include "support/witness.hpp"

using namespace draughts;
using namespace test_support;

namespace {

/// Compares how every legal move of a position is written; false where there are too many captures.
template <Rules R>
bool compare_texts(const Witness<R>& witness, const Position<R>& position, const NaiveBoard& board) {
  MoveList<R> moves;
  if (legal_moves(position, moves) != Generation::complete) return false;
  for (const Move<R>& move : moves) {
    const std::string text = write_move<R>(position, move, numbering_of<R>());
    const std::string right = naive_text(board, witness.plain(move));
    if (text != right) FAIL(R::name << " " << board.fen() << ": " << text << " instead of " << right);
  }
  return true;
}

/// Reads and judges a game by its tag, or by the user's word, and says what is wrong with it.
template <Rules R>
void check_game(const RandomGame<R>& game, bool by_tag) {
  const std::string text = write_pdn(game, 1);
  judging::Terms terms;
  terms.judge.variant = by_tag ? std::nullopt : std::optional(R::variant);
  const auto verdicts = judging::judge(text, terms);
  CAPTURE(R::name, by_tag, text);
  REQUIRE(verdicts.size() == 1);
  const judging::Verdict& verdict = verdicts.front();
  for (const Diagnostic& finding : verdict.findings) {
    CAPTURE(facts_of(finding.code).slug, finding.message);
    // A game that ends as a rule says, and nothing else, is worth a note.
    CHECK(finding.severity == Severity::note);
  }
  CHECK(verdict.valid);
  CHECK(verdict.plies == game.moves.size());
  if (!by_tag) CHECK(verdict.variant == R::variant);
}

template <Rules R>
void check_games(std::size_t games, std::mt19937_64& random) {
  const bool has_tag = !naive_variant(R::name).game_type.empty();
  for (std::size_t i = 0; i < games; ++i) {
    const auto game = play_random_game<R>(150, random, i % 2 == 0 ? Player::reckless : Player::careful);
    if (has_tag) check_game(game, true);
    check_game(game, false);
  }
}

}  // namespace

TEST_CASE("in every variant a move is written in the shortest form, or with the first complete path") {
  for_every_variant([](auto rules) {
    using R = typename decltype(rules)::type;
    const Witness<R> witness;
    std::mt19937_64 random(11);
    for (int i = 0; i < 200; ++i) {
      const NaiveBoard board(witness.variant(), random_setup(random, witness.variant()));
      compare_texts<R>(witness, witness.position(board), board);
    }
  });
}

TEST_CASE("in every variant random games are written, read back, and legal to the last ply") {
  for_every_variant([](auto rules) {
    std::mt19937_64 random(12);
    check_games<typename decltype(rules)::type>(20, random);
  });
}

TEST_CASE("in every variant a thousand random games are written, read back, and legal to the last ply", "[long]") {
  for_every_variant([](auto rules) {
    std::mt19937_64 random(13);
    check_games<typename decltype(rules)::type>(1'000, random);
  });
}
