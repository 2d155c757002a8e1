// Positions that no game leads to, made by chance: few pieces and many, men and kings, and pieces spread so that long
// captures arise.
#pragma once

#include <random>

#include "draughts/rules/setup.hpp"

namespace test_support {

/// A setup on the 50 squares, with both colours on the board and a turn. No man stands on its far row.
draughts::Setup random_setup(std::mt19937_64& random);

}  // namespace test_support
