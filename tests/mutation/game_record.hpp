// A game of any variant as bare squares: easy to change, and written back as PDN.
#pragma once

#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "support/naive_verdict.hpp"

namespace mutation {

using test_support::NaiveVariant;
using test_support::WrittenMove;

/// A game from the start position, or from a FEN.
struct GameRecord {
  const NaiveVariant* variant{};
  std::string fen;  ///< empty: the start position
  std::vector<WrittenMove> moves;
};

/// The board before the first move.
test_support::NaiveBoard first_board(const GameRecord& game);

/// The game as PDN, with its first `plies` moves.
std::string write(const GameRecord& game, std::size_t plies);

/// A game that chance plays by the naive generator from the start, or from a position full of kings and captures.
GameRecord random_game(const NaiveVariant& variant, bool from_start, std::size_t plies, std::mt19937_64& random);

/// One move from a position, made by chance, in which some capture is ambiguous without its path; nothing where many
/// positions have none.
std::optional<GameRecord> ambiguous_game(const NaiveVariant& variant, std::mt19937_64& random);

/// The legal international games of the corpus without setups or variations; none where there is no corpus.
std::vector<GameRecord> corpus_games();

}  // namespace mutation
