// Moves by chance for a position: legal ones, and what somebody could have written, right and wrong.
#pragma once

#include <random>

#include "support/naive_verdict.hpp"

namespace test_support {

/// A move by chance: legal ones, steps, captures whole and broken off, wrong squares and pieces.
WrittenMove random_written(const NaiveBoard& board, std::mt19937_64& random);

/// One of the legal moves, of which there is one at least. Where kings may not go on for ever, mostly one with a king,
/// the one that went last first of all, that gives nothing away, so that kings live long and have to rest.
NaiveMove random_move(const NaiveBoard& board, std::mt19937_64& random);

}  // namespace test_support
