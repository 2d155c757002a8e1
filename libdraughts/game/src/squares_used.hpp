// What the squares of games say by themselves, before anything is played: numbers or letters, and how large a board.
#pragma once

#include <algorithm>
#include <bitset>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/rules/numbering.hpp"

namespace draughts {

/// Whether a game names any square, in moves or setups.
[[nodiscard]] inline bool names_squares(const Game& game) noexcept {
  return !game.squares.empty() ||
         std::ranges::any_of(game.setups, [](const WrittenSetup& setup) { return !setup.setup.pieces.empty(); });
}

/// Whether the first square that a game names, in its moves or else in a setup, has a letter.
[[nodiscard]] inline bool names_by_letters(const Game& game) noexcept {
  if (!game.squares.empty()) return game.squares.front().is_algebraic();
  for (const WrittenSetup& setup : game.setups)
    if (!setup.setup.pieces.empty()) return setup.setup.pieces.front().square.is_algebraic();
  return false;
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
  /// How many different squares are named that a numbering doesn't know: off the board, or not played on.
  [[nodiscard]] unsigned lacking_in(const Numbering& numbering) const noexcept {
    unsigned lacking = 0;
    for (const WrittenSquare square : different_) lacking += numbering.has(square) ? 0 : 1;
    return lacking;
  }
  /// Whether some are named in another way than the scheme's own.
  [[nodiscard]] bool contradict(NotationKind notation) const noexcept {
    return notation == NotationKind::numeric ? letters() : numbers();
  }

 private:
  void add(WrittenSquare square) {
    if (!seen_[square.code()]) {
      seen_.set(square.code());
      different_.push_back(square);
    }
    if (square.is_numeric()) {
      largest_ = std::max(largest_, square.number());
    } else if (square.is_algebraic()) {
      files_ = std::max(files_, square.file() + 1);
      ranks_ = std::max(ranks_, square.rank());
    }
  }

  std::bitset<WrittenSquare::codes> seen_;
  std::vector<WrittenSquare> different_;
  unsigned largest_ = 0;
  unsigned files_ = 0;
  unsigned ranks_ = 0;
};

}  // namespace draughts
