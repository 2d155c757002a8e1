// How much time a game's players were given, as the TimeControl tags tell (PDN 3.0, "TimeControl tag").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "draughts/rules/colour.hpp"

namespace draughts {

/// How a period of a time control gives time.
enum class PeriodKind : std::uint8_t {
  moves,         ///< `40/7200`: `moves` moves in `seconds` seconds
  sudden_death,  ///< `1800`: all moves in `seconds` seconds
  increment,     ///< `4800+60`: `seconds` seconds, and `increment` more a move
  sandclock,     ///< `*120`: one's time runs into the other's clock
};

/// One period.
struct Period {
  PeriodKind kind{};
  std::uint32_t moves{};  ///< only for `moves`
  std::uint32_t seconds{};
  std::uint32_t increment{};  ///< only for `increment`, in seconds

  friend bool operator==(const Period&, const Period&) = default;
};

/// A time control: unknown (`?`), none (`-`), or its periods in order; the last one repeats.
struct TimeControl {
  bool known{};
  std::vector<Period> periods;

  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// The TimeControl tags of a game, as far as they could be read.
struct TimeControls {
  std::optional<TimeControl> both;   ///< TimeControl
  std::optional<TimeControl> white;  ///< TimeControlWhite
  std::optional<TimeControl> black;  ///< TimeControlBlack

  /// The one that holds for a side: its own, else that of both; null where no tag tells.
  [[nodiscard]] const TimeControl* of(Colour side) const noexcept {
    const auto& own = side == Colour::white ? white : black;
    return own ? &*own : both ? &*both : nullptr;
  }
};

}  // namespace draughts
