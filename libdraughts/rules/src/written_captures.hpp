// What written squares amount to as captures: they are held against every route of the piece on the first of them, and
// each question has a sink of its own. What follows for the move is the referee's business.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "generator.hpp"
#include "route.hpp"

namespace draughts {

namespace {

/// What the written squares amount to as captures of the piece on the first of them.
template <Rules R>
class Findings {
 public:
  using Squares = Bitboard<typename R::Board>;

  /// `order` is the legal captures' own, where the rule book looks at it.
  Findings(Square from, const MoveList<R>& legal, std::uint32_t order) noexcept
      : from_(from), legal_(legal), order_(order) {}

  void reached(bool fits) noexcept {
    comes_there_ = true;
    can_be_reached_ |= fits;
  }

  void finished(Squares captured, bool fits, const RouteFit& fit) noexcept {
    if (!(fits || fit.may_stop_earlier) || !is_legal(captured)) return;
    if (R::Precedence::looks_at_order && fit.order != order_) return;
    begins_legal_ |= fit.may_stop_earlier;
    if (!fits) return;
    several_ |= fits_legal_ && captured != captured_;
    fits_legal_ = true;
    captured_ = captured;
    complete_ |= fit.complete;
  }

  /// Some capture fits, whole or in part, legal or not.
  [[nodiscard]] bool can_be_reached() const noexcept { return can_be_reached_; }
  /// Some capture comes down on the last square, that way or another.
  [[nodiscard]] bool come_there() const noexcept { return comes_there_; }
  /// They begin a longer legal capture.
  [[nodiscard]] bool begin_legal() const noexcept { return begins_legal_; }
  /// They fit a legal capture.
  [[nodiscard]] bool fit_legal() const noexcept { return fits_legal_; }
  /// They fit legal captures of different pieces.
  [[nodiscard]] bool fit_several() const noexcept { return several_; }
  /// What the capture that fits takes.
  [[nodiscard]] Squares captured() const noexcept { return captured_; }
  /// They are a complete path of it.
  [[nodiscard]] bool are_complete() const noexcept { return complete_; }

 private:
  [[nodiscard]] bool is_legal(Squares captured) const noexcept {
    return std::any_of(legal_.begin(), legal_.end(),
                       [&](const Move<R>& move) { return move.from == from_ && move.captured == captured; });
  }

  Square from_;
  const MoveList<R>& legal_;
  std::uint32_t order_;
  bool comes_there_ = false;
  bool can_be_reached_ = false;
  bool begins_legal_ = false;
  bool fits_legal_ = false;
  bool several_ = false;
  bool complete_ = false;
  Squares captured_ = Squares::none();
};

/// Holds written squares against every capture of the piece on the first of them, which must be the mover's.
template <Rules R, Colour side, class Sink>
void match_captures(const Position<R>& position, std::span<const Square> squares, Sink& sink) {
  using Matcher = RouteMatcher<typename R::Board, Sink>;
  Matcher matcher(squares, sink);
  CaptureWalk<R, captures_as<R, side>, CaptureVisitor<typename R::Board>> walk(position, matcher, capture_budget<R>);
  if (position.kings(side).contains(squares.front())) {
    walk.king_from(squares.front());
  } else {
    walk.man_from(squares.front());
  }
}

/// In what order one capture takes kings on the best of its ways.
template <Rules R>
struct BestOrder {
  Bitboard<typename R::Board> captured;
  std::uint32_t order = 0;

  void reached(bool) const noexcept {}
  void finished(Bitboard<typename R::Board> taken, bool fits, const RouteFit& fit) noexcept {
    if (fits && taken == captured) order = std::max(order, fit.order);
  }
};

/// The order that a legal capture shares with all others, where the rule book looks at it.
template <Rules R, Colour side>
[[nodiscard]] std::uint32_t order_of(const Position<R>& position, const Move<R>& capture) {
  BestOrder<R> best{capture.captured};
  if constexpr (R::Precedence::looks_at_order) {
    const std::array<Square, 2> ends{capture.from, capture.to};
    match_captures<R, side>(position, ends, best);
  }
  return best.order;
}

/// Whether any route of one capture fits the written squares.
template <Rules R>
struct OneCapture {
  Bitboard<typename R::Board> captured;
  std::uint32_t order{};
  bool fits = false;

  void reached(bool) const noexcept {}
  void finished(Bitboard<typename R::Board> taken, bool fits_squares, const RouteFit& fit) noexcept {
    if (R::Precedence::looks_at_order && fit.order != order) return;
    fits |= fits_squares && taken == captured;
  }
};

/// The highest of the captures that fit the written squares.
template <Rules R>
struct BestCapture {
  Bitboard<typename R::Board> kings;
  bool by_a_king{};
  std::optional<CaptureTally> best;

  void reached(bool) const noexcept {}
  void finished(Bitboard<typename R::Board> taken, bool fits, const RouteFit& fit) noexcept {
    if (!fits) return;
    const CaptureTally tally{taken.count(), (taken & kings).count(), by_a_king, fit.order};
    if (!best || R::Precedence::rank(*best) < R::Precedence::rank(tally)) best = tally;
  }
};

}  // namespace

}  // namespace draughts
