// A move's squares on the board of its variant.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "draughts/game/game.hpp"
#include "draughts/rules/numbering.hpp"

namespace draughts {

/// The squares of one written move. Reused from move to move; no move has more than its array holds, because an event
/// counts them in a byte.
class PlacedSquares {
 public:
  /// Puts the squares of a written move on the board. False when the board lacks one, which `missing` then is; what is
  /// placed is not to be used then.
  [[nodiscard]] bool place(const Game& game, const Event& move, const Numbering& numbering) noexcept {
    const std::span<const WrittenSquare> written = game.squares_of(move);
    count_ = written.size();
    for (std::size_t index = 0; index < written.size(); ++index) {
      squares_[index] = numbering.at(written[index]);
      if (numbering.has(written[index])) continue;
      missing_ = written[index];
      return false;
    }
    return true;
  }

  /// Adds further squares to those placed; false, and nothing added, when they would become too many.
  [[nodiscard]] bool append(std::span<const Square> more) noexcept {
    if (count_ + more.size() > squares_.size()) return false;
    std::copy(more.begin(), more.end(), squares_.begin() + static_cast<std::ptrdiff_t>(count_));
    count_ += more.size();
    return true;
  }

  [[nodiscard]] std::span<const Square> squares() const noexcept { return {squares_.data(), count_}; }
  [[nodiscard]] WrittenSquare missing() const noexcept { return missing_; }

 private:
  std::array<Square, 256> squares_{};
  std::size_t count_ = 0;
  WrittenSquare missing_;
};

/// Whether the move carries a capture sign.
[[nodiscard]] inline bool has_capture_sign(const Event& move) noexcept {
  return move.separator == Separator::cross || move.separator == Separator::colon;
}

/// The character of a sign; a hyphen where none is written.
[[nodiscard]] constexpr char character_of(Separator separator) noexcept {
  switch (separator) {
    case Separator::cross:
      return 'x';
    case Separator::colon:
      return ':';
    case Separator::hyphen:
    case Separator::none:
      return '-';
  }
  return '-';
}

}  // namespace draughts
