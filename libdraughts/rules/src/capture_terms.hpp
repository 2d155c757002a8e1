// What a walk along captures tells those who listen, and how far it goes before it gives up.
#pragma once

#include <cstdint>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// Jumps that a search may look at before it gives up. Positions of real games need some dozens, random ones some
/// hundreds; only crafted ones need more than this. Eight directions offer more ways than four.
template <Rules R>
inline constexpr std::int64_t capture_budget = R::capture_lines == Lines::diagonal_and_orthogonal ? 100'000 : 10'000;

/// A jump over one piece.
template <class Board>
struct Jump {
  Bitboard<Board> before;    ///< where the piece may have come down since the jump before; empty for the first jump
  Bitboard<Board> noted;     ///< the one of these that a complete path writes
  Bitboard<Board> landings;  ///< where it may come down now
};

/// A visitor that is called through a table of functions: for work that is done so seldom that a walk compiled for it
/// alone would cost more than it gains.
template <class Board>
class CaptureVisitor {
 public:
  CaptureVisitor() = default;
  CaptureVisitor(const CaptureVisitor&) = delete;
  CaptureVisitor& operator=(const CaptureVisitor&) = delete;

  virtual void jumped(const Jump<Board>& jump) = 0;
  virtual void undone() = 0;
  virtual void finished(Bitboard<Board> landings, Bitboard<Board> captured, bool promotes, std::uint32_t order) = 0;

 protected:
  ~CaptureVisitor() = default;
};

}  // namespace draughts
