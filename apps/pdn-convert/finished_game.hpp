// A game that is written, on its way to a file: what decides whether it goes there, when, and to which.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "draughts/game/move_key.hpp"
#include "draughts/game/transcript.hpp"

namespace pdn::cli {

/// A game as text. What nobody asked for is empty.
struct FinishedGame {
  std::string text;
  std::string file;  ///< its source
  std::uint64_t number{};
  std::uint64_t line{};
  draughts::MoveKey key;  ///< for uniqueness
  std::string white;      ///< the players, for uniqueness
  std::string black;
  std::vector<std::string> sort_by;  ///< the values that it is sorted by, in the order of the keys
  std::string split_by;              ///< the value that decides its file
};

/// Takes games, one after the other.
class GameOutlet {
 public:
  GameOutlet() = default;
  GameOutlet(const GameOutlet&) = delete;
  GameOutlet& operator=(const GameOutlet&) = delete;
  virtual ~GameOutlet() = default;

  /// False where no more are wanted, because they can't be written. What does not keep a game leaves it its memory.
  [[nodiscard]] virtual bool take(FinishedGame&& game) = 0;

  /// Follows the last game. False where something could not be written.
  [[nodiscard]] virtual bool finish() = 0;
};

}  // namespace pdn::cli
