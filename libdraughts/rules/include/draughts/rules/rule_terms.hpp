// The vocabulary of a rule book: the choices that a variant's page makes, each with a name. No variant appears here.
// Precedence among captures and draws have headers of their own.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace draughts {

/// Where a flying king may come down after jumping a piece.
enum class KingLanding : std::uint8_t {
  any_square_behind,                  ///< on any free square between the piece jumped and the next obstacle
  directly_behind,                    ///< only on the square right behind it
  directly_behind_a_king_taken_last,  ///< on any, but right behind it where the capture ends with the taking of a king
};

/// When captured pieces leave the board.
enum class Removal : std::uint8_t {
  after_the_move,                ///< they stay until the capture is over and block it
  at_once,                       ///< each leaves as it is jumped; the way back is open
  at_once_without_turning_back,  ///< likewise, but two jumps in a row never go in opposite directions
};

/// What becomes of a man that a capture brings to the far row.
enum class Promotion : std::uint8_t {
  when_the_move_ends_there,  ///< it goes on as a man where it can, and is crowned only if it stops there
  ends_the_move,             ///< it is crowned and the capture is over
  in_passing,                ///< it is crowned and goes on as a king
};

/// How results are written.
enum class ResultStyle : std::uint8_t {
  two_points,  ///< 2-0 1-1 0-2
  one_point,   ///< 1-0 1/2-1/2 0-1
};

/// Where the rule book says what a move must be: article numbers for messages, empty where no number is known.
struct MoveArticles {
  std::string_view turn;          ///< who begins, and that sides alternate
  std::string_view man_step;      ///< how a man steps
  std::string_view king_step;     ///< how a king moves
  std::string_view man_capture;   ///< that a man must capture
  std::string_view king_capture;  ///< that a king must capture
  std::string_view man_goes_on;   ///< that a man's capture is complete
  std::string_view king_goes_on;  ///< that a king's capture is complete
  std::string_view precedence;    ///< which capture goes first
  std::string_view king_limit;    ///< that one king moves only so often in a row
  std::string_view acceptance;    ///< that an irregular move stands once it is answered
  /// Which of those captures goes first that `precedence` leaves equal, step by step.
  std::array<std::string_view, 3> tie_breaks{};
};

}  // namespace draughts
