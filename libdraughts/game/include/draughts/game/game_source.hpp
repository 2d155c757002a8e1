// Where games come from: a PDN stream today, a database later. Tools see only this.
#pragma once

#include "draughts/game/file_traits.hpp"
#include "draughts/game/game.hpp"

namespace draughts {

/// A sequence of games that is read once, in order.
class GameSource {
 public:
  GameSource() = default;
  GameSource(const GameSource&) = delete;
  GameSource& operator=(const GameSource&) = delete;
  virtual ~GameSource() = default;

  /// Reads the next game into `game`, reusing its memory; false at the end. The game's text stays valid until the next
  /// call.
  [[nodiscard]] virtual bool next(Game& game) = 0;

  /// What holds of the source as a whole; known before the first game.
  [[nodiscard]] virtual const FileTraits& traits() const noexcept = 0;
};

}  // namespace draughts
