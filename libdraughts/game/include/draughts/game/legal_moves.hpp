// What may be played in a position, by the rules of a variant that is known at run time only: its legal moves told
// whole, what decides between captures, how it ended, and how many lines of play there are. Not here: text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draughts/game/diagram.hpp"
#include "draughts/rules/colour.hpp"
#include "draughts/rules/precedence.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// A legal move.
struct LegalMove {
  Square from{};
  Square to{};
  std::vector<Square> path;      ///< the complete one (PDN 3.0, writing restriction 9); of a step its two squares
  std::vector<Square> captured;  ///< in the order of the board
  bool promotes{};
  bool ambiguous{};  ///< other pieces could be taken between the same ends: it is written with its path

  [[nodiscard]] bool is_capture() const noexcept { return !captured.empty(); }
};

/// What decides where captures are due.
struct CaptureDuty {
  std::vector<Rung> precedence;  ///< which captures go first, by what counts most; none: the choice is free
  std::string rule;              ///< "FMJD Annex 1, articles 4.2, 4.13"; empty where no number of one is known
};

/// Why nobody moves any more.
enum class PositionEnd : std::uint8_t {
  none,       ///< it goes on
  no_pieces,  ///< the side to move has none
  blocked,    ///< it has, but can't move them
  crowned,    ///< a man was crowned where that wins
};

/// A position's legal moves.
struct LegalMoves {
  std::vector<LegalMove> moves;     ///< in the order of the board, as the variant's numbering counts
  bool too_complex{};               ///< a crafted position with too many captures: none are listed
  std::optional<CaptureDuty> duty;  ///< where the moves are captures
  PositionEnd end{};
  std::optional<Colour> winner;  ///< where it ended
};

/// The legal moves of a position. No king has moved yet, where that limits it. A diagram with pieces on squares that
/// the variant's board lacks has none.
[[nodiscard]] LegalMoves legal_moves_of(Variant variant, const Diagram& position);

/// The number of legal lines of `depth` plies from a position, 1 at depth 0. Moves count as distinct by their ends and
/// what they take.
[[nodiscard]] std::uint64_t perft(Variant variant, const Diagram& position, unsigned depth);

/// The same for lines of `depth` plies, from 1, that begin with this move; 0 where it is not legal.
[[nodiscard]] std::uint64_t perft_behind(Variant variant, const Diagram& position, const LegalMove& first,
                                         unsigned depth);

}  // namespace draughts
