// Moves that somebody could have written, right and wrong, for a position.
#pragma once

#include <random>

#include "support/naive_verdict.hpp"

namespace test_support {

/// A move by chance: legal ones, steps, captures whole and broken off, wrong squares and pieces.
WrittenMove random_written(const NaiveBoard& board, std::mt19937_64& random);

}  // namespace test_support
