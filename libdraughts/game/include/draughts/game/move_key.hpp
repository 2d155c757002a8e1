// What two games must share to have the same moves: a key to compare and to look games up by.
#pragma once

#include <cstddef>
#include <string>

#include "draughts/game/transcript.hpp"

namespace draughts {

/// Bytes of a move key for each ply.
inline constexpr std::size_t bytes_a_ply = 3;

/// A game's main line as bytes: the start, then `bytes_a_ply` for each ply, so that a game whose key is the beginning
/// of another's is the beginning of that game.
struct MoveKey {
  std::string start;  ///< the variant and, where it is not the usual one, the position
  std::string moves;

  /// All of it in one.
  [[nodiscard]] std::string whole() const { return start + '\n' + moves; }
  [[nodiscard]] std::size_t plies() const noexcept { return moves.size() / bytes_a_ply; }
};

/// The key of a game.
[[nodiscard]] MoveKey move_key(const Transcript& transcript);

/// A hash of the key, 16 hexadecimal digits, the same on every machine (FNV-1a, 64 bits).
[[nodiscard]] std::string game_hash(const MoveKey& key);

}  // namespace draughts
