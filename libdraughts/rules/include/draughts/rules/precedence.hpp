// Precedence among captures: which of those that a position offers are legal. A variant's page names one of these; the
// captures that it ranks highest are legal.
#pragma once

#include <array>
#include <cstdint>

namespace draughts {

/// What a finished capture amounts to, for the rules of precedence among captures.
struct CaptureTally {
  int pieces{};  ///< captured
  int kings{};   ///< of these
  bool by_a_king{};
  std::uint32_t order{};  ///< a bit a piece, the last captured lowest: set for kings; only where the order is looked at
};

/// The player is free to choose any capture.
struct FreeChoice {
  static constexpr bool looks_at_order = false;
  [[nodiscard]] static constexpr int rank(const CaptureTally&) noexcept { return 0; }
};

/// Most pieces must be taken; a king counts as one, both as taker and as victim.
struct MostPieces {
  static constexpr bool looks_at_order = false;
  [[nodiscard]] static constexpr int rank(const CaptureTally& capture) noexcept { return capture.pieces; }
};

/// Most pieces; of equal numbers, most kings among them.
struct MostPiecesThenKings {
  static constexpr bool looks_at_order = false;
  [[nodiscard]] static constexpr std::array<int, 2> rank(const CaptureTally& capture) noexcept {
    return {capture.pieces, capture.kings};
  }
};

/// A king captures before a man, whatever the numbers.
struct KingBeforeMan {
  static constexpr bool looks_at_order = false;
  [[nodiscard]] static constexpr bool rank(const CaptureTally& capture) noexcept { return capture.by_a_king; }
};

/// A ladder: most pieces, then by a king, then most kings, then a king met earlier.
struct QualityLadder {
  static constexpr bool looks_at_order = true;
  [[nodiscard]] static constexpr std::array<std::uint32_t, 4> rank(const CaptureTally& capture) noexcept {
    // Of equal numbers of pieces, so that the first difference is the highest bit.
    return {static_cast<std::uint32_t>(capture.pieces), capture.by_a_king ? 1U : 0U,
            static_cast<std::uint32_t>(capture.kings), capture.order};
  }
};

/// Highest value, where a king is worth a trifle less than two men; then by a king.
struct HighestValue {
  static constexpr bool looks_at_order = false;
  [[nodiscard]] static constexpr std::array<int, 3> rank(const CaptureTally& capture) noexcept {
    const int as_if_two_men = capture.pieces + capture.kings;
    return {as_if_two_men, -capture.kings, capture.by_a_king ? 1 : 0};
  }
};

}  // namespace draughts
