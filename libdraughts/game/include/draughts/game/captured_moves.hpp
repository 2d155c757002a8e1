// Moves as engines tell them: their ends and the pieces that they take. What becomes of them is what a file would say,
// squares on the way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "draughts/game/diagram.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// A move by its ends and what it takes, in any order.
struct CapturedMove {
  Square from{};
  Square to{};
  std::vector<Square> captured;
};

/// Why a line of moves went no further.
enum class LineStop : std::uint8_t {
  none,            ///< it is whole
  not_legal,       ///< no legal move has these ends
  other_captured,  ///< legal moves with these ends take other pieces
};

/// A line of moves as it is written.
struct WrittenLine {
  std::vector<std::vector<Square>> moves;  ///< two squares, or the complete path where that is needed
  LineStop stop{};
  std::vector<std::vector<Square>> alternatives;  ///< of `other_captured`: what the legal moves with these ends take
};

/// Plays moves from a position by the rules of a variant, as far as they are legal.
[[nodiscard]] WrittenLine write_captured_moves(Variant variant, const Diagram& start,
                                               std::span<const CapturedMove> moves);

/// The position that a game starts from by its rules.
[[nodiscard]] Diagram start_of(Variant variant) noexcept;

}  // namespace draughts
