// Results as they stand in a game: in form or not, tag against terminator, and against what the board says.
#pragma once

#include <optional>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/game/result.hpp"
#include "draughts/game/result_side.hpp"
#include "tag_table.hpp"

namespace draughts {

/// Adds the findings about the written results and returns what the game's result is: the tag's, or the terminator's
/// where the tag says nothing. Without a style both styles are in form.
Outcome check_results(const TagTable& tags, std::optional<ResultStyle> style, std::vector<Diagnostic>& findings);

/// The game's result as tag and terminator agree on it, without a word about it: the one's where the other says
/// nothing.
[[nodiscard]] Outcome agreed_outcome(const TagTable& tags);

/// Adds a note about whose points come first in a score of a game that Black began: once a file, and where a game
/// differs from the file.
void tell_result_side(const TagTable& tags, const FileTraits& traits, const ResultSideChoice& choice, Outcome written,
                      std::vector<Diagnostic>& findings);

/// How a game came to its end on the board.
struct BoardEnding {
  Colour winner{};
  bool crowned{};             ///< by crowning a man, else because the side to move has no move left
  bool blocked_side_loses{};  ///< rather than wins
};

/// Adds a finding when the result doesn't fit a final position that is won.
void check_final_position(const TagTable& tags, Outcome outcome, const BoardEnding& ending,
                          std::vector<Diagnostic>& findings);

/// The span of the result that counts, for findings about it: the terminator, else the Result tag's value.
[[nodiscard]] SourceSpan span_of_result(const TagTable& tags);

}  // namespace draughts
