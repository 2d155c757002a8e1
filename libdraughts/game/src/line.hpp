// A line of moves while it is being replayed: the main line, or a variation on top of the lines that it branches from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/position.hpp"
#include "move_numbers.hpp"

namespace draughts {

/// Where a line stands.
enum class LineState : std::uint8_t {
  undecided,  ///< a variation before its first move: it replaces its parent's last move, or goes on from it
  playing,
  unknown,  ///< behind an unknown move: nobody knows the board until a setup
  stopped,  ///< behind an illegal move or a FEN that can't be used
};

/// A draw that a line came to, and the event of the move that brought it.
struct DrawInLine {
  DrawRule rule{};
  std::uint32_t ply{};
  std::size_t event{};
};

/// One line.
template <Rules R>
struct Line {
  LineState state = LineState::undecided;
  Position<R> position = Position<R>::start();  ///< after the last move; only while playing
  std::optional<Position<R>> before;            ///< where the last written move was to be played, if that is known
  std::optional<Move<R>> last;                  ///< the last move, if it was played
  std::optional<std::size_t> last_event;
  std::uint32_t ply = 0;    ///< of the last written move
  std::uint32_t moves = 0;  ///< written in this line
  MoveNumbers numbers;
  std::optional<std::size_t> waiting;  ///< the event of the number in front of the next move
  std::optional<DrawInLine> draw;
  bool turn_is_guess = false;  ///< the FEN left the turn open
  bool setup_stands = false;   ///< the setup that comes next lets an irregular move stand
  bool unseen = false;         ///< its position was laid out, and is shown once the turn is certain
  std::size_t laid_by = 0;     ///< the event of the setup that laid it out; 0 where it was a tag, or nothing
  bool shown = false;          ///< whoever looks at positions was told of this side line

  std::size_t opened = 0;           ///< the event of the parenthesis that opens it
  std::size_t parent = 0;           ///< the line whose last move it replaces or continues
  std::uint32_t ordinal = 0;        ///< which variation of the line it stands in, from 1
  std::uint32_t variations = 0;     ///< how many stand in this line
  std::uint32_t counted = 0;        ///< entries on the draw watch
  bool took_back = false;           ///< the parent's last move is off the draw watch while this line lasts
  bool continues = false;           ///< it goes on from its parent's last move
  std::optional<std::size_t> note;  ///< its finding about that, among the diagnostics

  /// A closed variation that may turn out to hold the main line's reply.
  struct Reply {
    Move<R> move;
    std::size_t event{};
    std::size_t note{};
  };
  std::optional<Reply> reply;
};

}  // namespace draughts
