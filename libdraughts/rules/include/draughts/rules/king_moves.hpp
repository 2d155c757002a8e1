// How often in a row a side has moved one and the same king without capturing: what a rule that limits this counts.
// Part of a position, because it decides which moves are legal. The rule itself is in position.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// The king that a side moved last, and how often in a row. No moves: no king.
struct KingMoves {
  Square king{0};
  std::uint8_t moves{};

  friend constexpr bool operator==(const KingMoves&, const KingMoves&) noexcept = default;
};

/// Both sides' counts, where a variant limits them.
template <bool are_limited>
class KingMoveCounts {
 public:
  [[nodiscard]] constexpr KingMoves of(Colour side) const noexcept { return counts_[static_cast<std::size_t>(side)]; }
  constexpr void set(Colour side, KingMoves moves) noexcept { counts_[static_cast<std::size_t>(side)] = moves; }

  friend constexpr bool operator==(const KingMoveCounts&, const KingMoveCounts&) noexcept = default;

 private:
  std::array<KingMoves, 2> counts_{};
};

/// Nothing, where it doesn't.
template <>
class KingMoveCounts<false> {
 public:
  [[nodiscard]] static constexpr KingMoves of(Colour) noexcept { return {}; }

  friend constexpr bool operator==(const KingMoveCounts&, const KingMoveCounts&) noexcept = default;
};

}  // namespace draughts
