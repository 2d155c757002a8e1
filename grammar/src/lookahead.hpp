// Questions about the text around a place, answered without moving on. Whatever needs to see behind the end of the text
// asks the input for it, so that the reader knows.
#pragma once

#include <string_view>

#include "input.hpp"

namespace pdn {

/// Looks around in the text of one input.
class Lookahead {
 public:
  explicit Lookahead(Input& in) noexcept : in_(in), begin_(in.current()) {}

  /// Does only white space stand between the last line end, or the game's beginning, and `at`? A line end may be
  /// written out as a backslash and an n.
  [[nodiscard]] bool first_on_line(const char* at) const noexcept;
  /// Is the line before that of `at` empty? `at` is first on its line.
  [[nodiscard]] bool behind_empty_line(const char* at) const noexcept;

  /// Behind white space, comments and stray bytes.
  [[nodiscard]] const char* skip_between(const char* at);
  /// Is a tag the next thing but for comments?
  [[nodiscard]] bool tag_follows(const char* at);
  /// Is a move, with or without a sign for being unknown, the next thing but for comments?
  [[nodiscard]] bool move_follows(const char* at);
  /// Is this the number 1, without further dots, and a move behind it?
  [[nodiscard]] bool is_first_number(const char* at);
  /// Does text begin here, apart from other, that only a game's moves can be: a number and a move, two moves in a row,
  /// a setup?
  [[nodiscard]] bool moves_begin(const char* at);
  /// Is this a `;` with moves behind it, up to a parenthesis or comment, rather than a line comment?
  [[nodiscard]] bool is_alternative(const char* at);
  /// Does what stands behind `at` show that a game ended there: a tag, `*`, a first number, the end of the source?
  [[nodiscard]] bool game_ends_behind(const char* at);
  /// The end of this score, blanks inside or not, where it stands here apart from other tokens; or null.
  [[nodiscard]] const char* score(const char* at, std::string_view score);
  /// The end of a `*`, or of this result where it is a usual one, behind white space and apart from other tokens; or
  /// null.
  [[nodiscard]] const char* terminator_again(const char* at, std::string_view result);
  /// The end of a decimal score such as 1.01-0.99 that begins here, or null.
  [[nodiscard]] const char* decimal_score(const char* at);
  /// The end of a tag that begins here, or null.
  [[nodiscard]] const char* tag(const char* at);
  /// Behind the comment that begins here, or null where it isn't closed.
  [[nodiscard]] const char* comment(const char* at);
  /// The end of a `*` or usual result that stands here alone and has a line's or game's end behind it, or null.
  [[nodiscard]] const char* lone_terminator(const char* at);

 private:
  template <typename Rule>
  [[nodiscard]] const char* try_rule(const char* at);
  [[nodiscard]] bool at_end(const char* at);

  Input& in_;
  const char* begin_;
};

}  // namespace pdn
