// A text searched as the tool does it: for tests that look at what is found.
#pragma once

#include <string>
#include <vector>

#include "draughts/search/position_search.hpp"

namespace searching {

/// The pattern of a FEN, or a part of a position where the text begins with `~`. The test ends where it is none.
draughts::PositionPattern pattern(const std::string& text);

/// What is found in each game of a text, international unless a variant is named.
std::vector<draughts::Found> search(const std::string& text, const std::vector<std::string>& patterns,
                                    draughts::SearchOptions options = {},
                                    draughts::Variant variant = draughts::Variant::international);

/// What is found in the only game of a text, as `query:ply`, with the line in front where it is no main line
/// (`1.2/0:7`) and `~` behind where colours are swapped.
std::vector<std::string> plies(const std::string& text, const std::vector<std::string>& patterns,
                               draughts::SearchOptions options = {});

}  // namespace searching
