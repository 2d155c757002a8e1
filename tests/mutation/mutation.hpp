// The five ways in which a move of a legal game is replaced.
#pragma once

#include <array>
#include <optional>
#include <random>

#include "game_record.hpp"

namespace mutation {

/// What stands in the place of the right move.
enum class Kind {
  other_legal,   ///< another legal move
  step_instead,  ///< a step where a capture is due
  bad_capture,   ///< a capture that stops early, takes fewer, or takes a piece twice
  bad_target,    ///< the right piece to an occupied or unreachable square
  anything,      ///< squares by chance
};

inline constexpr std::array all_kinds{Kind::other_legal, Kind::step_instead, Kind::bad_capture, Kind::bad_target,
                                      Kind::anything};

/// A replacement of that kind for a move on this board; nothing where the board has none.
std::optional<WrittenMove> replacement(Kind kind, const test_support::NaiveBoard& board, const WrittenMove& right,
                                       std::mt19937_64& random);

}  // namespace mutation
