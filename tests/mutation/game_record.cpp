// Where games come from (the corpus, chance, positions of chance) and how they are written.
#include "game_record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/corpus.hpp"
#include "support/random_setup.hpp"
#include "support/random_written.hpp"

namespace mutation {
namespace {

using test_support::NaiveBoard;
using test_support::NaiveMove;

/// The moves of a game that the library found legal; none when it has more than a plain main line.
std::vector<WrittenMove> plain_moves(const draughts::Game& game) {
  std::vector<WrittenMove> moves;
  for (const auto& event : game.events) {
    if (event.kind == draughts::EventKind::variation_begin || event.kind == draughts::EventKind::setup) return {};
    if (event.kind != draughts::EventKind::move) continue;
    WrittenMove move;
    for (const auto square : game.squares_of(event)) {
      if (!square.is_numeric()) return {};
      move.squares.push_back(static_cast<int>(square.number()));
    }
    move.capture_sign = event.separator != draughts::Separator::hyphen;
    moves.push_back(std::move(move));
  }
  return moves;
}

void add_games_of(const std::string& bytes, std::vector<GameRecord>& games) {
  draughts::MemorySource source(bytes);
  pdn::PdnStream stream(source);
  draughts::Judge judge({});
  draughts::Game game;
  draughts::Judgement judgement;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    const auto resolved = [](const draughts::Diagnostic& finding) {
      return finding.code == draughts::DiagnosticCode::ambiguous_resolved ||
             finding.code == draughts::DiagnosticCode::split_capture;
    };
    if (judgement.variant != draughts::Variant::international || !judgement.valid || game.start_setup ||
        std::ranges::any_of(judgement.diagnostics, resolved))
      continue;
    if (auto moves = plain_moves(game); !moves.empty())
      games.push_back({&test_support::naive_variant("international"), "", std::move(moves)});
  }
}

}  // namespace

NaiveBoard first_board(const GameRecord& game) {
  return {*game.variant, game.fen.empty() ? game.variant->start : std::string_view(game.fen)};
}

std::string write(const GameRecord& game, std::size_t plies) {
  std::string text = game.fen.empty() ? std::string() : fmt::format("[FEN \"{}\"]\n\n", game.fen);
  for (std::size_t ply = 0; ply < plies; ++ply) text += to_string(*game.variant, game.moves[ply], 'x') + " ";
  return text + "*\n\n";
}

GameRecord random_game(const NaiveVariant& variant, bool from_start, std::size_t plies, std::mt19937_64& random) {
  GameRecord game{&variant, "", {}};
  if (!from_start) game.fen = NaiveBoard(variant, test_support::random_setup(random, variant)).fen();
  NaiveBoard board = first_board(game);
  for (std::size_t ply = 0; ply < plies; ++ply) {
    if (test_support::naive_legal_moves(board).empty()) break;
    const NaiveMove move = test_support::random_move(board, random);
    game.moves.push_back(naive_written(board, move));
    board = test_support::naive_after(board, move);
  }
  return game;
}

std::optional<GameRecord> ambiguous_game(const NaiveVariant& variant, std::mt19937_64& random) {
  constexpr int most_tries = 2'000;
  for (int tries = 0; tries < most_tries; ++tries) {
    const NaiveBoard board(variant, test_support::random_setup(random, variant));
    const auto legal = test_support::naive_legal_moves(board);
    const auto is_ambiguous = [&](const NaiveMove& move) { return naive_written(board, move).squares.size() > 2; };
    if (std::ranges::none_of(legal, is_ambiguous)) continue;
    return GameRecord{&variant, board.fen(), {naive_written(board, legal.front())}};
  }
  return std::nullopt;
}

std::vector<GameRecord> corpus_games() {
  std::vector<GameRecord> games;
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return games;
  for (const auto& file : test_support::pdn_files_under(*folder)) add_games_of(test_support::bytes_of(file), games);
  return games;
}

}  // namespace mutation
