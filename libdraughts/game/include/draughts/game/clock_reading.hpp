// What a clock showed behind a move, as a command inside a comment says it.
#pragma once

#include <cstdint>
#include <optional>

namespace draughts {

/// What a time means.
enum class ClockKind : std::uint8_t {
  shown,  ///< on the clock: `clk`, `clock`, `mct`; counting down or up, as the board does
  move,   ///< used for the move: `emt`
  total,  ///< used in the game so far: `egt`
};

/// One command's times, in seconds. A time without a colour is the mover's.
struct ClockReading {
  ClockKind kind{};
  std::uint32_t comment{};  ///< index of the comment among the game's events
  std::optional<std::uint32_t> mover;
  std::optional<std::uint32_t> white;
  std::optional<std::uint32_t> black;
  std::uint32_t offset{};  ///< of the value, from the game's first byte
  std::uint32_t length{};
};

}  // namespace draughts
