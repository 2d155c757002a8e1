// A move's squares on the board of its variant.
#pragma once

#include <optional>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/rules/numbering.hpp"

namespace draughts {

/// Puts the squares of a written move on the board into `squares` (emptied first). The square that the board doesn't
/// have, if one is written; then `squares` is not to be used.
[[nodiscard]] inline std::optional<WrittenSquare> place_squares(const Game& game, const Event& move,
                                                                const Numbering& numbering,
                                                                std::vector<Square>& squares) {
  squares.clear();
  squares.reserve(move.square_count);
  for (const WrittenSquare written : game.squares_of(move)) {
    const auto square = numbering.resolve(written);
    if (!square) return written;
    squares.push_back(*square);
  }
  return std::nullopt;
}

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
