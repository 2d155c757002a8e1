// Chance that is the same on every machine.
#pragma once

#include <cstddef>
#include <random>

namespace test_support {

/// A number from 0 to `bound` - 1 (std::uniform_int_distribution differs from library to library).
inline std::size_t below(std::size_t bound, std::mt19937_64& random) {
  return static_cast<std::size_t>(random() % bound);
}

}  // namespace test_support
