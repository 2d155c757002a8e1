// TimeControl text to its periods (PDN 3.0, "TimeControl tag").
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace pdn {

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

/// The periods of a TimeControl tag's value; nothing when it is not in form.
[[nodiscard]] std::optional<TimeControl> parse_time_control(std::string_view value);

}  // namespace pdn
