// Results as they are written, and what they say: `2-0`, `1/2-1/2`, ` 1 - 1 `, the scores of other systems.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/rule_terms.hpp"

namespace draughts {

/// Who won.
enum class Outcome : std::uint8_t {
  unknown,  ///< `*`, `?`, nothing
  white_wins,
  black_wins,
  draw,
  both_lose,  ///< `0-0`
  other,      ///< a score of a system that is not known: kept as text
};

/// Whose points a score names first in games that Black begins: PDN 2.0 means the side that begins, others mean White.
enum class ResultSide : std::uint8_t { white, first };

/// "white" or "first", as options and reports say it.
[[nodiscard]] std::string_view name_of(ResultSide side) noexcept;

/// An outcome that was read as if White's points came first, where that side's do in a game that `first_mover` begins.
[[nodiscard]] Outcome seen_from_white(Outcome outcome, ResultSide side, Colour first_mover) noexcept;

/// How well a written result fits what its game type prescribes.
enum class ResultForm : std::uint8_t {
  exact,       ///< in the table of the game type, or of the ResultFormat
  understood,  ///< another style or spelling, but clear
  foreign,     ///< of an unknown system
};

/// A result that was read.
struct ResultReading {
  Outcome outcome{};
  ResultForm form{};
};

/// Reads a result, with spaces around it or inside. `style` is the game type's; without one both styles are exact.
/// `result_format` is the value of the ResultFormat tag ("Plus draw", "Delfts", "Goes"; anything else is ignored).
/// In games that Black begins, `1-0` is read as White's win here; which side is meant is decided elsewhere.
[[nodiscard]] ResultReading read_result(std::string_view text, std::optional<ResultStyle> style,
                                        std::string_view result_format = {});

/// How a style writes an outcome: `2-0`, `1/2-1/2`; `*` for unknown and other.
[[nodiscard]] std::string_view write_result(Outcome outcome, ResultStyle style) noexcept;

}  // namespace draughts
