// The vocabulary of draws that happen by themselves: what a variant's page says of them. The counting is in
// draw_rules.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace draughts {

/// The rules that end a game in a draw by themselves, in the order in which they are asked.
enum class DrawRule : std::uint8_t {
  repetition,         ///< the same position with the same side to move, often enough
  no_progress,        ///< nothing happens but what can be taken back
  three_pieces,       ///< a lone king against three pieces or more
  main_road,          ///< a lone king on the long diagonal, or kept from it, against three pieces
  few_pieces,         ///< a lone king against two pieces or one
  king_against_king,  ///< nothing else is left
  balance_of_few,     ///< kings on both sides, few pieces, and their balance stays
  balance_of_more,    ///< the same with some more pieces
};

/// What counts as progress.
enum class Progress : std::uint8_t {
  capture_or_mans_move,  ///< a capture, or any move of a man: without them only kings move
  capture_or_promotion,  ///< a capture, or a man's crowning
};

/// A draw after so many plies without progress.
struct NoProgress {
  Progress progress{};
  int plies{};  ///< of both sides together; 0: there is no such rule
  std::string_view article;
};

/// Pieces that stand against a lone king.
struct Material {
  int kings{};
  int men{};
  bool or_more_kings{};
};

/// Who has to hold the long diagonal that joins two corners, the main road.
enum class Road : std::uint8_t {
  of_no_matter,
  held_by_the_lone_king,  ///< it stands there, and nothing else does
  held_by_the_others,     ///< a king of theirs stands there, and the lone king does not
};

/// A draw after so many plies in which one side has a lone king and the other stays within these forms. A page gives
/// each a rule of its own.
struct LoneKingDraw {
  DrawRule rule{};
  std::string_view article;
  int plies{};  ///< of both sides together, after the move that made the material; 0: at once, unless a capture is due
  std::array<Material, 3> forms{};
  Road road{};
};

/// A draw after so many plies without capture and promotion, while both sides have kings and together so many pieces.
/// There it stands in the place of the rule of no progress.
struct BalanceDraw {
  DrawRule rule{};
  std::string_view article;
  int least_pieces{};
  int most_pieces{};
  int plies{};  ///< of both sides together
};

}  // namespace draughts
