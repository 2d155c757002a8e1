// The key of a position that nobody plays on: for those who look it up.
#pragma once

#include <cstdint>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/square_set.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// What `Position::key_of_pieces` is for these pieces on a variant's board. `kings` are those of both colours.
[[nodiscard]] std::uint64_t key_of_pieces(Variant variant, const SquareSet& white, const SquareSet& black,
                                          const SquareSet& kings, Colour turn) noexcept;

}  // namespace draughts
