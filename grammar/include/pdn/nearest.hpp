// Guesses what somebody meant who typed a name that doesn't exist.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace pdn {

/// The fewest insertions, deletions, replacements and swaps of neighbours that make one text the other.
[[nodiscard]] std::size_t edit_distance(std::string_view one, std::string_view other);

/// The candidate with the smallest edit distance to `word`, the first of equals; empty without candidates.
[[nodiscard]] std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace pdn
