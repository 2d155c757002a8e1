// Legal games that nobody played: chance chooses every move. For tests, fuzzers and the bench.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/variants.hpp"
#include "support/chance.hpp"

namespace test_support {

/// A game from the start position.
template <draughts::Rules R>
struct RandomGame {
  std::vector<draughts::Position<R>> positions;  ///< before each move, and the last one
  std::vector<draughts::Move<R>> moves;
  std::optional<draughts::Colour> winner;  ///< nobody when it was broken off
};

/// How moves are chosen.
enum class Player : std::uint8_t {
  reckless,  ///< any legal move: soon many captures and kings, the rare cases that tests want
  careful,   ///< among those that lose least to the next capture: the quiet moves and exchanges of people's games
};

/// Plays until one side has won, a draw rule is reached, or `plies` are played.
template <draughts::Rules R = draughts::International>
RandomGame<R> play_random_game(std::size_t plies, std::mt19937_64& random, Player player = Player::reckless);

/// The game as PDN 3.0 writes it, with the seven tags and, where the variant has one, its GameType in full; `number`
/// makes its names differ from others.
template <draughts::Rules R>
std::string write_pdn(const RandomGame<R>& game, std::size_t number);

/// Many games of careful players, one after the other, at least `bytes` of text.
std::string random_collection(std::size_t bytes, std::uint64_t seed,
                              draughts::Variant variant = draughts::Variant::international);

}  // namespace test_support
