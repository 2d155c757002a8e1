// Lines of play for the tests of draw rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/rules/draw_rules.hpp"

namespace test_support {

/// The draw that a line from a FEN has reached at its end or before; fails the running test at an illegal move.
std::optional<draughts::DrawReached> draw_after(std::string_view fen, const std::vector<std::string>& moves);

/// White's and Black's kings each on a round of their own from 47 and 4, White first: the same position only every 30
/// plies, and no capture arises.
std::vector<std::string> rounds(std::size_t plies);

}  // namespace test_support
