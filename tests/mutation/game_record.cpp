// Where games come from (the corpus, chance, positions of chance) and how they are written.
#include "game_record.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/corpus.hpp"
#include "support/naive_verdict.hpp"
#include "support/positions.hpp"
#include "support/chance.hpp"
#include "support/random_setup.hpp"

namespace mutation {
namespace {

using test_support::NaiveBoard;
using test_support::NaiveMove;

const std::string start_fen = "W:W31-50:B1-20";

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
    if (!judgement.valid || game.start_setup || std::ranges::any_of(judgement.diagnostics, resolved)) continue;
    if (auto moves = plain_moves(game); !moves.empty()) games.push_back({"", std::move(moves)});
  }
}

}  // namespace

NaiveBoard first_board(const GameRecord& game) {
  return NaiveBoard(test_support::setup_of(game.fen.empty() ? start_fen : game.fen));
}

std::string write(const GameRecord& game, std::size_t plies) {
  std::string text = game.fen.empty() ? std::string() : fmt::format("[FEN \"{}\"]\n\n", game.fen);
  for (std::size_t ply = 0; ply < plies; ++ply)
    text += fmt::format("{} ", fmt::join(game.moves[ply].squares, game.moves[ply].capture_sign ? "x" : "-"));
  return text + "*\n\n";
}

WrittenMove shortest(const NaiveBoard& board, const NaiveMove& move) {
  const std::vector<int> ends{move.from, move.to};
  if (test_support::naive_verdict(board, ends, !move.captured.empty()) != "ambiguous-move")
    return {ends, !move.captured.empty()};
  return {test_support::naive_complete_paths(board, move).front(), true};
}

GameRecord random_game(bool from_start, std::size_t plies, std::mt19937_64& random) {
  GameRecord game;
  if (!from_start) game.fen = test_support::fen_of(test_support::random_setup(random));
  NaiveBoard board = first_board(game);
  for (std::size_t ply = 0; ply < plies; ++ply) {
    const auto legal = test_support::naive_legal_moves(board);
    if (legal.empty()) break;
    const NaiveMove& move = legal[test_support::below(legal.size(), random)];
    game.moves.push_back(shortest(board, move));
    board = test_support::naive_after(board, move);
  }
  return game;
}

GameRecord ambiguous_game(std::mt19937_64& random) {
  while (true) {
    GameRecord game;
    game.fen = test_support::fen_of(test_support::random_setup(random));
    const NaiveBoard board = first_board(game);
    const auto legal = test_support::naive_legal_moves(board);
    const auto is_ambiguous = [&](const NaiveMove& move) { return shortest(board, move).squares.size() > 2; };
    if (std::ranges::none_of(legal, is_ambiguous)) continue;
    game.moves.push_back(shortest(board, legal.front()));
    return game;
  }
}

std::vector<GameRecord> corpus_games() {
  std::vector<GameRecord> games;
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return games;
  for (const auto& file : test_support::files_under(*folder))
    if (file.extension() == ".pdn") add_games_of(test_support::bytes_of(file), games);
  return games;
}

}  // namespace mutation
