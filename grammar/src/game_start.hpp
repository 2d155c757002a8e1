// Where text that nobody has parsed looks like the beginning of a game: behind errors, and in what may be a comment
// that was never closed. Told from the bytes alone.
#pragma once

namespace pdn {

/// Does a number with a dot stand here, and behind it a move with both its squares?
[[nodiscard]] bool is_numbered_move(const char* at, const char* end) noexcept;

/// Is this the number 1 with a move behind it, first on its line and below an empty line? So the moves of a game
/// without tags begin. The text before `begin` is not known.
[[nodiscard]] bool is_first_line_of_moves(const char* begin, const char* at, const char* end) noexcept;

/// The first place that looks like a game's: an Event tag first on its line, any tag or a first line of moves below an
/// empty line. Null when there is none; the line of `begin` is not looked at.
[[nodiscard]] const char* find_game_start(const char* begin, const char* end) noexcept;

}  // namespace pdn
