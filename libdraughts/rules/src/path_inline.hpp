// Complete paths of captures.
#pragma once

#include "draughts/rules/path.hpp"

#include <algorithm>

#include "capture_walk.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"

namespace draughts {

namespace {

/// A visitor that keeps, of all routes of one capture, the path that comes first in board order; where the order in
/// which kings are taken counts, of those that take them in the best.
template <Rules R>
class FirstPath final : public CaptureVisitor<typename R::Board> {
 public:
  using Squares = Bitboard<typename R::Board>;

  explicit FirstPath(const Move<R>& move) : move_(move) {}

  void jumped(const Jump<typename R::Board>& jump) override {
    route_.push_back(jump.noted.is_empty() ? move_.from : jump.noted.first());
  }
  void undone() override { route_.pop_back(); }

  void finished(Squares landings, Squares captured, bool, std::uint32_t order) override {
    if (captured != move_.captured || !landings.contains(move_.to)) return;
    if (!first_.empty() && order < order_) return;
    if (first_.empty() || order > order_ || std::ranges::lexicographical_compare(route_, first_, comes_first)) {
      first_ = route_;
      order_ = order;
    }
  }

  /// The path with its last square.
  [[nodiscard]] std::vector<Square> take() && {
    first_.push_back(move_.to);
    return std::move(first_);
  }

 private:
  [[nodiscard]] static bool comes_first(Square a, Square b) {
    return numbering_of<R>().ordinal(a) < numbering_of<R>().ordinal(b);
  }

  const Move<R>& move_;
  std::vector<Square> route_;
  std::vector<Square> first_;
  std::uint32_t order_ = 0;  ///< of the first
};

}  // namespace

template <Rules R>
std::vector<Square> complete_path(const Position<R>& position, const Move<R>& move) {
  if (!move.is_capture()) return {move.from, move.to};
  FirstPath<R> first(move);
  with_side(position.turn(), [&]<Colour side>() {
    CaptureWalk<R, captures_as<R, side>, CaptureVisitor<typename R::Board>> walk(position, first, capture_budget<R>);
    if (position.kings(side).contains(move.from)) {
      walk.king_from(move.from);
    } else {
      walk.man_from(move.from);
    }
  });
  return std::move(first).take();
}

template <Rules R>
bool needs_path(const Position<R>& position, const Move<R>& move) {
  if (!move.is_capture()) return false;
  MoveList<R> moves;
  (void)legal_moves(position, moves);
  return std::any_of(moves.begin(), moves.end(), [&](const Move<R>& other) {
    return other.from == move.from && other.to == move.to && other.captured != move.captured;
  });
}

}  // namespace draughts
