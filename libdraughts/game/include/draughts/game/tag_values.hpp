// Tag values as values: the text without escapes, dates, times. Each reader says how well the text fits its form.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "draughts/game/game.hpp"

namespace draughts {

/// The text of a raw tag value in UTF-8. `\"` is a quote and a doubled backslash is one; any other
/// backslash stands for itself (PDN 3.0, STRING).
[[nodiscard]] std::string tag_text(const Game& game, std::string_view raw_value);

/// The same for the first tag of that name; empty when the game has none.
[[nodiscard]] std::string text_of_tag(const Game& game, std::string_view name);

/// The standard's English name of a tag written in another language or spelling, such as White for `Bianco`;
/// nothing for a name that is none of the known foreign ones.
[[nodiscard]] std::optional<std::string_view> standard_tag_name(std::string_view written) noexcept;

/// The value of a tag under its standard or a foreign name, raw; nothing when absent or without a value.
[[nodiscard]] std::optional<std::string_view> find_tag(const Game& game, std::string_view standard_name) noexcept;

/// How well a value fits its form.
enum class ValueForm : std::uint8_t {
  standard,
  understood,  ///< another form, but only one reading
  unreadable,
};

/// A calendar date; a part is 0 where it is unknown.
struct Date {
  unsigned year{};
  unsigned month{};
  unsigned day{};

  friend bool operator==(const Date&, const Date&) = default;
};

/// A date that was read.
struct DateReading {
  ValueForm form{};
  Date date;
};

/// Reads a date: `YYYY.MM.DD` with `??` for unknown parts is standard; other orders and signs, month names, a year
/// alone and the first day of a range are understood. An empty value or `?` is a standard unknown date.
[[nodiscard]] DateReading read_date(std::string_view text);

/// Reads a time used or a clock, `[H]H:MM[:SS]`, also with dots: seconds, or nothing when not in form.
[[nodiscard]] std::optional<std::uint32_t> read_time(std::string_view text) noexcept;

/// Reads a number of at most nine digits.
[[nodiscard]] std::optional<std::uint32_t> read_number(std::string_view text) noexcept;

}  // namespace draughts
