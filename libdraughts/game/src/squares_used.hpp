// What the squares of games say by themselves, before anything is played: numbers or letters, and how large a board.
#pragma once

#include <algorithm>

#include "draughts/game/game.hpp"
#include "draughts/rules/numbering_scheme.hpp"

namespace draughts {

/// Whether a game names any square, in moves or setups.
[[nodiscard]] inline bool names_squares(const Game& game) noexcept {
  return !game.squares.empty() ||
         std::ranges::any_of(game.setups, [](const WrittenSetup& setup) { return !setup.setup.pieces.empty(); });
}

/// The squares that games name. Grows game by game.
class SquaresUsed {
 public:
  void add(const Game& game);

  [[nodiscard]] bool any() const noexcept { return largest_ > 0 || files_ > 0; }
  [[nodiscard]] bool numbers() const noexcept { return largest_ > 0; }
  [[nodiscard]] bool letters() const noexcept { return files_ > 0; }
  /// The largest number; 0 without numbers.
  [[nodiscard]] unsigned largest() const noexcept { return largest_; }
  /// Files and ranks that letters reach, counted from 1; 0 without letters.
  [[nodiscard]] unsigned files() const noexcept { return files_; }
  [[nodiscard]] unsigned ranks() const noexcept { return ranks_; }

  /// Whether a board of this scheme, with so many squares, has all of them.
  [[nodiscard]] bool fit(const NumberingScheme& scheme, unsigned squares) const noexcept {
    return largest_ <= squares && files_ <= scheme.width && ranks_ <= scheme.height;
  }
  /// Whether some are named in another way than the scheme's own.
  [[nodiscard]] bool contradict(NotationKind notation) const noexcept {
    return notation == NotationKind::numeric ? letters() : numbers();
  }

 private:
  void add(WrittenSquare square) noexcept {
    if (square.is_numeric()) {
      largest_ = std::max(largest_, square.number());
    } else if (square.is_algebraic()) {
      files_ = std::max(files_, square.file() + 1);
      ranks_ = std::max(ranks_, square.rank());
    }
  }

  unsigned largest_ = 0;
  unsigned files_ = 0;
  unsigned ranks_ = 0;
};

}  // namespace draughts
