// What a replay noted about each event of a game: which moves were played, and how; what stands behind an error. It
// serves those who write the game again, and belongs to a game's events one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "draughts/game/diagram.hpp"
#include "draughts/rules/colour.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// How much a replay notes.
enum class RecordDetail : std::uint8_t {
  nothing,
  moves,     ///< from, to, and the complete path where it is needed
  captures,  ///< the complete path, the captured pieces and promotions of every move too
};

/// What an event came to.
enum class EventRole : std::uint8_t {
  kept,       ///< nothing was played: a comment, a number, a parenthesis
  played,     ///< a legal move
  hop,        ///< part of the capture that the move before it stands for
  null_move,  ///< a ply that nobody knows
  laid,       ///< a setup that was laid out
  unjudged,   ///< a move on a board that nobody knows
  irregular,  ///< a move that was not legal, but a setup behind it lets it stand
  broken,     ///< here a line ends, because this can't be played
  behind,     ///< in a line, behind the place where it ended
  dissolved,  ///< a parenthesis around a reply that is part of the line it stands in
};

/// One event's part of a record, 32 bytes. All but `role` is for moves that were played, and of the others `turn`,
/// `half` and for variations `continues`.
struct RecordedEvent {
  EventRole role{};
  Colour turn{};  ///< who moves here
  bool capture{};
  bool promotes{};
  bool ambiguous{};  ///< the short form would be: another capture with the same ends takes other pieces
  bool continues{};  ///< a variation goes on from the last move in front of it, rather than replacing that
  Square from{};
  Square to{};
  std::uint8_t path_squares{};      ///< of the complete path; 0 where it was not asked for
  std::uint8_t captured_squares{};  ///< in the order of the board; 0 where they were not asked for
  std::uint32_t squares{};          ///< where they begin among the record's squares, the path first
  std::int32_t half{};  ///< twice the number of the move, and 1 more for the second side; 0: no number known
};

/// The record of one game. Reused from game to game.
struct Record {
  std::vector<RecordedEvent> events;  ///< as many as the game has
  std::vector<Square> squares;
  std::optional<Diagram> start;  ///< nothing: the FEN can't be used, or nothing was played at all

  void begin(std::size_t event_count);

  [[nodiscard]] std::span<const Square> path(const RecordedEvent& move) const noexcept {
    return std::span(squares).subspan(move.squares, move.path_squares);
  }
  [[nodiscard]] std::span<const Square> captured(const RecordedEvent& move) const noexcept {
    return std::span(squares).subspan(move.squares + move.path_squares, move.captured_squares);
  }
};

}  // namespace draughts
