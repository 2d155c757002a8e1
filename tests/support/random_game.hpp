// Legal games of international draughts that nobody played: chance chooses every move. For tests, fuzzers and the
// bench.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/variants/international.hpp"

namespace test_support {

/// A number from 0 to `bound` - 1, the same on every machine (std::uniform_int_distribution isn't).
std::size_t below(std::size_t bound, std::mt19937_64& random);

/// A game from the start position.
struct RandomGame {
  std::vector<draughts::Position<draughts::International>> positions;  ///< before each move, and the last one
  std::vector<draughts::Move<draughts::International>> moves;
  std::optional<draughts::Colour> winner;  ///< nobody when it was broken off
};

/// How moves are chosen.
enum class Player : std::uint8_t {
  reckless,  ///< any legal move: soon many captures and kings, the rare cases that tests want
  careful,   ///< among those that lose least to the next capture: the quiet moves and exchanges of people's games
};

/// Plays until one side has no move, a draw rule is reached, or `plies` are played.
RandomGame play_random_game(std::size_t plies, std::mt19937_64& random, Player player = Player::reckless);

/// The game as PDN 3.0 writes it, with the seven tags and a GameType; `number` makes its names differ from others.
std::string write_pdn(const RandomGame& game, std::size_t number);

/// Many games of careful players, one after the other, at least `bytes` of text.
std::string random_collection(std::size_t bytes, std::uint64_t seed);

}  // namespace test_support
