// Both directions: a replaced move is told exactly when the naive generator does not list it, at its ply, with the
// right code and the right legal moves.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "draughts/game/diagnostic_code.hpp"
#include "mutation.hpp"
#include "support/chance.hpp"
#include "support/judging/judging.hpp"
#include "support/naive_verdict.hpp"

namespace {

using mutation::GameRecord;
using test_support::below;
using test_support::NaiveBoard;
using test_support::NaiveMove;
using test_support::NaiveVariant;
using test_support::WrittenMove;

/// What the naive generator makes of a game.
struct Expectation {
  std::size_t plies{};  ///< how many moves of the text are to be written
  std::string code;     ///< of the first move that is not legal; empty if all are
  std::uint32_t ply{};
  std::set<std::string> legal;  ///< there
};

std::set<std::string> legal_texts(const NaiveBoard& board) {
  std::set<std::string> texts;
  for (const NaiveMove& move : test_support::naive_legal_moves(board)) texts.insert(naive_text(board, move));
  return texts;
}

NaiveMove the_move(const NaiveBoard& board, const WrittenMove& written) {
  const auto legal = test_support::naive_legal_moves(board);
  for (const NaiveMove& move : legal) {
    if (move.from != written.squares.front() || move.to != written.squares.back()) continue;
    for (const auto& path : test_support::naive_complete_paths(board, move))
      if (path == written.squares) return move;
  }
  // A path that is not the complete one: take the move that a board without the others would leave.
  for (const NaiveMove& move : legal)
    if (move.from == written.squares.front() && move.to == written.squares.back()) return move;
  FAIL("no such move: " << to_string(board.variant(), written, 'x') << " in " << board.fen());
  return {};
}

Expectation expect(const GameRecord& game, std::size_t changed) {
  NaiveBoard board = mutation::first_board(game);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const WrittenMove& move = game.moves[ply];
    const bool off_board =
        std::ranges::any_of(move.squares, [&](int square) { return square > game.variant->squares(); });
    std::string code = off_board
                           ? "bad-square"
                           : test_support::naive_verdict_in_game(board, move.squares, move.capture_sign, ply == 0);
    const auto legal = test_support::naive_legal_moves(board);
    if (code == "king-must-rest") code = "unreachable";
    if (!off_board && legal.empty()) code = "move-after-end";
    if (code != "legal")
      // The rest of the line could decide an ambiguous move, so it ends there.
      return {code == "ambiguous-move" ? ply + 1 : game.moves.size(), code, static_cast<std::uint32_t>(ply + 1),
              legal_texts(board)};
    const bool other_path = move.squares.size() > 2 && ply == changed;
    const bool several_fit = test_support::naive_verdict(board, move.squares, move.capture_sign) == "ambiguous-move";
    // Where several captures fit, a rest of the line that was changed could decide for another one, so it ends there.
    if (other_path || several_fit) return {ply + 1, "", 0, {}};
    board = test_support::naive_after(board, the_move(board, move));
  }
  return {game.moves.size(), "", 0, {}};
}

bool is_error(const draughts::Diagnostic& finding) {
  return finding.severity == draughts::Severity::error;
}

/// Judges the changed game and compares; returns the code that both agree on, "legal" for none, "too-complex" where the
/// library gave up.
std::string compare(const GameRecord& game, std::size_t changed) {
  const Expectation expected = expect(game, changed);
  const std::string text = mutation::write(game, expected.plies);
  CAPTURE(game.variant->name, text, changed, expected.code, expected.ply);
  judging::Terms terms;
  terms.judge.variant = draughts::variant_named(game.variant->name);
  const auto findings = judging::findings(text, terms);
  const auto error = std::ranges::find_if(findings, is_error);
  const auto errors = std::ranges::count_if(findings, is_error);
  if (error != findings.end() && error->code == draughts::DiagnosticCode::too_complex) return "too-complex";
  if (expected.code.empty()) {
    CHECK(errors == 0);
    return "legal";
  }
  REQUIRE(errors == 1);
  CHECK(facts_of(error->code).slug == expected.code);
  CHECK(error->ply == expected.ply);
  REQUIRE(error->board);
  const std::set<std::string> legal(error->board->legal.begin(), error->board->legal.end());
  CHECK(legal.size() == error->board->legal.size());
  CHECK(legal == expected.legal);
  return expected.code;
}

/// Finds a place in a game for a replacement of that kind and makes it; false when the game has none.
bool change(GameRecord& game, mutation::Kind kind, std::size_t& changed, std::mt19937_64& random) {
  if (game.moves.empty()) return false;
  // A position that chance made is at its richest in the beginning.
  const std::size_t first = game.fen.empty() ? below(game.moves.size(), random) : 0;
  NaiveBoard board = mutation::first_board(game);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    if (ply >= first) {
      if (const auto move = mutation::replacement(kind, board, game.moves[ply], random)) {
        game.moves[ply] = *move;
        changed = ply;
        return true;
      }
    }
    board = test_support::naive_after(board, the_move(board, game.moves[ply]));
  }
  return false;
}

/// A game of chance, or from a position of chance; for other legal moves now and then an ambiguous one.
GameRecord some_game(const NaiveVariant& variant, mutation::Kind kind, std::mt19937_64& random) {
  const bool from_start = below(2, random) == 0;
  if (!from_start && kind == mutation::Kind::other_legal) {
    if (auto game = mutation::ambiguous_game(variant, random)) return *std::move(game);
  }
  return mutation::random_game(variant, from_start, 80, random);
}

using Counts = std::map<std::string, int>;

/// Replaces a move in as many games of each kind as told, some of them `others`, and counts the codes.
Counts mutate(const NaiveVariant& variant, int games, const std::vector<GameRecord>& others, std::mt19937_64& random) {
  Counts counts;
  for (int made = 0; made < games;) {
    const mutation::Kind kind = mutation::all_kinds[static_cast<std::size_t>(made) % mutation::all_kinds.size()];
    const bool other = !others.empty() && below(3, random) == 0;
    GameRecord game = other ? others[below(others.size(), random)] : some_game(variant, kind, random);
    std::size_t changed = 0;
    if (!change(game, kind, changed, random)) continue;
    ++counts[compare(game, changed)];
    ++made;
  }
  return counts;
}

void print(std::string_view name, const Counts& counts) {
  fmt::print("{}:", name);
  for (const auto& [code, count] : counts) fmt::print(" {} {}", code, count);
  fmt::print("\n");
}

void mutate_all(int games, std::uint64_t seed) {
  for (const draughts::Variant each : draughts::all_variants()) {
    const NaiveVariant& variant = test_support::naive_variant(name_of(each));
    std::mt19937_64 random(seed);
    Counts counts = mutate(variant, games, {}, random);
    print(variant.name, counts);
    CAPTURE(variant.name);
    CHECK(counts["too-complex"] * 100 <= games);
  }
}

}  // namespace

TEST_CASE("5,000 games with one move replaced are told right at the right ply with the right legal moves") {
  std::mt19937_64 random(20261130);
  const auto corpus = mutation::corpus_games();
  Counts counts = mutate(test_support::naive_variant("international"), 5'000, corpus, random);
  fmt::print("{} games of the corpus; ", corpus.size());
  print("codes", counts);
  for (const char* code :
       {"legal", "bad-square", "no-piece", "two-moves", "wrong-colour", "target-occupied", "unreachable",
        "must-capture", "capture-not-finished", "must-capture-more", "ambiguous-move"}) {
    CAPTURE(code);
    CHECK(counts[code] >= 30);
  }
}

TEST_CASE("in every variant 300 games with one move replaced are told right") {
  mutate_all(300, 14);
}

TEST_CASE("in every variant 5,000 games with one move replaced are told right", "[long]") {
  mutate_all(5'000, 15);
}
