// The positions of a game while it is judged, for those who look for some of them: every one that a line comes to, side
// lines included, in the order of the text. Who looks is asked nothing and decides nothing about the game.
#pragma once

#include <cstdint>
#include <span>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/square_set.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// How a line came to a position.
enum class Arrival : std::uint8_t {
  laid,  ///< it begins there, or a setup was laid out: no move leads to it
  step,  ///< by a move that takes nothing
  capture,
};

/// A position that a line came to: 64 bytes, one cache line.
struct SeenPosition {
  SquareSet white;
  SquareSet black;
  SquareSet kings;  ///< of both colours
  std::uint64_t
      key{};  ///< of the pieces and the turn, whatever draw rules count: equal in equal positions of a variant
  std::uint32_t event{};  ///< the game's event that led here; 0 at the start
  Colour turn{};          ///< who is to move
  Arrival arrival{};
  Square from{};  ///< of the move
  Square to{};

  [[nodiscard]] constexpr const SquareSet& pieces(Colour colour) const noexcept {
    return colour == Colour::white ? white : black;
  }
};

/// Who looks at positions. A game may begin anew: what was seen before the last `begin` was another reading of it.
class PositionVisitor {
 public:
  PositionVisitor() = default;
  PositionVisitor(const PositionVisitor&) = delete;
  PositionVisitor& operator=(const PositionVisitor&) = delete;
  virtual ~PositionVisitor() = default;

  /// A game by the rules of a variant. Its main line is at hand.
  virtual void begin(Variant variant) = 0;
  /// The next positions of the line at hand; `ply` is that of the first one, each other is one ply on.
  virtual void see(std::uint32_t ply, std::span<const SeenPosition> positions) = 0;
  /// The last position seen in the line at hand is not what its move leads to; this is.
  virtual void correct(const SeenPosition& position) = 0;
  /// Nobody knows the board of the line at hand, until it is laid out again.
  virtual void lose() = 0;
  /// A side line: instead of the last move of the line at hand, or where it `continues` behind that. `path` says which:
  /// the 1st variation of the main line is 1, the 2nd one in that is 1, 2.
  virtual void enter(bool continues, std::span<const std::uint32_t> path) = 0;
  /// Back to the line in front of it.
  virtual void leave() = 0;
  /// The game is over; every side line has been left.
  virtual void end() = 0;
};

}  // namespace draughts
