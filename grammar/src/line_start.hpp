// Where lines begin. A line ends with LF, CR LF or CR alone; real files also hold line ends written out in letters.
#pragma once

namespace pdn {

/// The beginning of the blanks before `at`, not before `begin`. A return written out as `\r` is as good as a blank.
[[nodiscard]] const char* back_over_blanks(const char* begin, const char* at) noexcept;

/// Before the line end that only blanks separate from `at`; null when something else stands there. A line end may be
/// written out as `\n`.
[[nodiscard]] const char* line_end_before(const char* begin, const char* at) noexcept;

/// Is the line before that of `at` empty? `at` is first on its line.
[[nodiscard]] bool is_behind_empty_line(const char* begin, const char* at) noexcept;

}  // namespace pdn
