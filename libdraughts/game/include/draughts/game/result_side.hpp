// Whose points come first in the scores of a file's games that Black begins: counted from final positions, and decided
// for one game.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/game/result.hpp"
#include "draughts/rules/colour.hpp"

namespace draughts {

/// Final positions that speak for either side.
struct ResultSideCount {
  std::uint32_t white = 0;
  std::uint32_t first_side = 0;

  /// Counts a game that Black began. `written` is read as if White's points came first.
  void add(Outcome written, Colour winner) noexcept;
};

/// The side that a final position shows, in a game that Black began; nothing where the result names no winner.
[[nodiscard]] std::optional<ResultSide> side_shown(Outcome written, Colour winner) noexcept;

/// The side that most of the final positions speak for.
[[nodiscard]] std::optional<ResultSide> majority_of(const ResultSideCount& count) noexcept;

/// What decided a side.
enum class ResultSideSource : std::uint8_t {
  position,  ///< the game's own final position
  file,      ///< those of the file's other games
  custom,    ///< nothing did, so it is that of PDN 2.0
};

/// A side, and what decided it.
struct ResultSideChoice {
  ResultSide side{};
  ResultSideSource source{};
};

/// Whose points come first in a game that Black began and somebody won. The file's final positions decide where almost
/// all of several agree, for then one that differs is wrong; else the game's own; else the file's majority; else the
/// first side's do, as in PDN 2.0.
[[nodiscard]] ResultSideChoice choose_side(Outcome written, std::optional<Colour> winner,
                                           const ResultSideCount& file) noexcept;

}  // namespace draughts
