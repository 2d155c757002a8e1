// Positions that no game leads to, made by chance: few pieces and many, men and kings, and pieces spread so that long
// captures arise.
#pragma once

#include <random>

#include "draughts/rules/setup.hpp"
#include "support/naive_variant.hpp"

namespace test_support {

/// A setup on the squares of the variant, with both colours on the board and a turn. No man stands on its far row.
draughts::Setup random_setup(std::mt19937_64& random, const NaiveVariant& variant = naive_variant("international"));

}  // namespace test_support
