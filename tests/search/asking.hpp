// Games of a text, judged, and what a condition's text is of each: for tests of what conditions mean.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/search/truth.hpp"

namespace asking {

/// Whether a condition is true of each game of a text; the text must be a condition.
std::vector<draughts::Truth> truths(std::string_view query, const std::string& games);

/// The same of a text with one game.
draughts::Truth truth(std::string_view query, const std::string& game);

/// The same where the game is not judged.
draughts::Truth truth_unjudged(std::string_view query, const std::string& game);

/// The numbers, from 1, of the games that a condition selects.
std::vector<std::size_t> selected(std::string_view query, const std::string& games);

}  // namespace asking

namespace draughts {

/// How Catch shows a truth.
std::ostream& operator<<(std::ostream& out, Truth truth);

}  // namespace draughts
