// A pattern on the board of one variant: a few words, tested by a few operations on words.
#pragma once

#include <optional>

#include "draughts/game/half_turn.hpp"
#include "draughts/game/position_visitor.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/search/position_pattern.hpp"

namespace draughts {

/// A pattern whose squares are placed.
class PlacedPattern {
 public:
  /// Nothing where the board lacks one of its squares.
  [[nodiscard]] static std::optional<PlacedPattern> on(const Numbering& numbering, const PositionPattern& pattern);

  /// The same of the board turned round with colours swapped.
  [[nodiscard]] PlacedPattern turned(const HalfTurn& half_turn) const;

  /// Whether it is there.
  [[nodiscard]] bool fits(const SeenPosition& position) const noexcept {
    if (!(turns_ & bit(position.turn))) return false;
    if (whole_) return position.white == white_ && position.black == black_ && position.kings == kings_;
    const SquareSet occupied = position.white | position.black;
    return position.white.contains(white_) && position.black.contains(black_) && position.kings.contains(kings_) &&
           !position.kings.intersects(men_) && !occupied.intersects(empty_) && occupied.contains(occupied_);
  }

  [[nodiscard]] bool is_whole() const noexcept { return whole_; }
  [[nodiscard]] bool wants_turn(Colour turn) const noexcept { return (turns_ & bit(turn)) != 0; }
  [[nodiscard]] const SquareSet& white() const noexcept { return white_; }
  [[nodiscard]] const SquareSet& black() const noexcept { return black_; }
  [[nodiscard]] const SquareSet& kings() const noexcept { return kings_; }

  friend bool operator==(const PlacedPattern&, const PlacedPattern&) noexcept = default;

 private:
  [[nodiscard]] static constexpr unsigned bit(Colour turn) noexcept { return turn == Colour::white ? 1U : 2U; }
  void want(Square square, Wanted what) noexcept;

  SquareSet white_;
  SquareSet black_;
  SquareSet kings_;
  SquareSet men_;
  SquareSet empty_;
  SquareSet occupied_;
  unsigned turns_ = 3;  ///< who may be to move: a bit for each side
  bool whole_ = false;
};

}  // namespace draughts
