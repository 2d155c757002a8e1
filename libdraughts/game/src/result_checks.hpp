// Results as they stand in a game: in form or not, tag against terminator, and against what the board says.
#pragma once

#include <optional>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/result.hpp"
#include "tag_table.hpp"

namespace draughts {

/// Adds the findings about the written results and returns what the game's result is: the tag's, or the terminator's
/// where the tag says nothing. Without a style both styles are in form.
Outcome check_results(const TagTable& tags, std::optional<ResultStyle> style, std::vector<Diagnostic>& findings);

/// Adds a finding when the result doesn't fit a final position in which `loser` has no move left.
void check_final_position(const TagTable& tags, Outcome outcome, Colour loser, std::vector<Diagnostic>& findings);

/// The span of the result that counts, for findings about it: the terminator, else the Result tag's value.
[[nodiscard]] SourceSpan span_of_result(const TagTable& tags);

}  // namespace draughts
