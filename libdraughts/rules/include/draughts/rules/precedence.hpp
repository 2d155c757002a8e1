// Precedence among captures: which of those that a position offers are legal. A variant's page names one of these; the
// captures that it ranks highest are legal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace draughts {

/// What a finished capture amounts to, for the rules of precedence among captures.
struct CaptureTally {
  int pieces{};  ///< captured
  int kings{};   ///< of these
  bool by_a_king{};
  std::uint32_t order{};  ///< a bit a piece, the last captured lowest: set for kings; only where the order is looked at
};

/// What one number of a rank asks, for explanations.
enum class Rung : std::uint8_t {
  most_pieces,    ///< how many pieces are captured
  highest_value,  ///< what they are worth
  by_a_king,      ///< whether a king captures
  most_kings,     ///< how many kings are captured
  earlier_king,   ///< how early kings are captured
};

/// More pieces than a board has. Where a rank has several numbers, each a rung's, it makes one of them: ranks are asked
/// for at every capture, the numbers only for explanations.
inline constexpr int more_than_pieces = 128;

/// The player is free to choose any capture.
struct FreeChoice {
  static constexpr bool looks_at_order = false;
  static constexpr std::array<Rung, 0> rungs{};
  [[nodiscard]] static constexpr int rank(const CaptureTally&) noexcept { return 0; }
};

/// Most pieces must be taken; a king counts as one, both as taker and as victim.
struct MostPieces {
  static constexpr bool looks_at_order = false;
  static constexpr std::array rungs{Rung::most_pieces};
  [[nodiscard]] static constexpr int rank(const CaptureTally& capture) noexcept { return capture.pieces; }
};

/// Most pieces; of equal numbers, most kings among them.
struct MostPiecesThenKings {
  static constexpr bool looks_at_order = false;
  static constexpr std::array rungs{Rung::most_pieces, Rung::most_kings};
  [[nodiscard]] static constexpr std::array<int, 2> numbers(const CaptureTally& capture) noexcept {
    return {capture.pieces, capture.kings};
  }
  [[nodiscard]] static constexpr int rank(const CaptureTally& capture) noexcept {
    return capture.pieces * more_than_pieces + capture.kings;
  }
};

/// A king captures before a man, whatever the numbers.
struct KingBeforeMan {
  static constexpr bool looks_at_order = false;
  static constexpr std::array rungs{Rung::by_a_king};
  [[nodiscard]] static constexpr bool rank(const CaptureTally& capture) noexcept { return capture.by_a_king; }
};

/// A ladder: most pieces, then by a king, then most kings, then a king met earlier.
struct QualityLadder {
  static constexpr bool looks_at_order = true;
  static constexpr std::array rungs{Rung::most_pieces, Rung::by_a_king, Rung::most_kings, Rung::earlier_king};
  [[nodiscard]] static constexpr std::array<std::uint32_t, 4> numbers(const CaptureTally& capture) noexcept {
    // Of equal numbers of pieces, so that the first difference is the highest bit.
    return {static_cast<std::uint32_t>(capture.pieces), capture.by_a_king ? 1U : 0U,
            static_cast<std::uint32_t>(capture.kings), capture.order};
  }
  [[nodiscard]] static constexpr auto rank(const CaptureTally& capture) noexcept { return numbers(capture); }
};

/// Highest value, where a king is worth a trifle less than two men; then by a king.
struct HighestValue {
  static constexpr bool looks_at_order = false;
  static constexpr std::array rungs{Rung::highest_value, Rung::highest_value, Rung::by_a_king};
  [[nodiscard]] static constexpr std::array<int, 3> numbers(const CaptureTally& capture) noexcept {
    const int as_if_two_men = capture.pieces + capture.kings;
    return {as_if_two_men, -capture.kings, capture.by_a_king ? 1 : 0};
  }
  [[nodiscard]] static constexpr int rank(const CaptureTally& capture) noexcept {
    const auto [as_if_two_men, fewer_kings, by_a_king] = numbers(capture);
    return (as_if_two_men * more_than_pieces + fewer_kings) * 2 + by_a_king;
  }
};

/// The first number, from 0, in which a capture falls short of a better one; nothing where it doesn't.
template <class Precedence>
[[nodiscard]] constexpr std::optional<std::size_t> rung_below(const CaptureTally& capture, const CaptureTally& better) {
  if (!(Precedence::rank(capture) < Precedence::rank(better))) return std::nullopt;
  if constexpr (Precedence::rungs.size() > 1) {
    const auto low = Precedence::numbers(capture);
    const auto high = Precedence::numbers(better);
    for (std::size_t rung = 0; rung < Precedence::rungs.size(); ++rung)
      if (low[rung] != high[rung]) return rung;
  }
  return 0;
}

}  // namespace draughts
