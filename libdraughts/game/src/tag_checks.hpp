// What there is to say about a game's tags by themselves. Results are result_checks'; anything that needs the moves
// is the replay's or the judge's.
#pragma once

#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "tag_table.hpp"

namespace draughts {

/// Adds the findings about tags: missing, doubled, foreign, not in form, one player on both sides, SetUp without FEN.
void check_tags(const TagTable& tags, std::vector<Diagnostic>& findings);

}  // namespace draughts
