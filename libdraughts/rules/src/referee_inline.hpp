// Judging one move. Where no capture is due a look at one piece is enough; otherwise the captures that take precedence
// are listed, and the reasons are asked for only when the written one is not among them.
#pragma once

#include "draughts/rules/referee.hpp"

#include <algorithm>
#include <array>
#include <optional>

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
  CaptureWalk<R, side, CaptureVisitor<typename R::Board>> walk(position, matcher, capture_budget<R>);
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

template <Rules R>
[[nodiscard]] Resolution<R> refused(Verdict verdict) noexcept {
  return {verdict, PathForm::short_form, {}};
}

template <Rules R>
[[nodiscard]] Resolution<R> legal(const Move<R>& move, PathForm form) noexcept {
  return {Verdict::legal, form, move};
}

/// Written squares on a board where nothing can be captured.
template <Rules R, Colour side>
class StepReferee {
 public:
  StepReferee(const Position<R>& position, const Generator<R, side>& generator,
              std::span<const Square> squares) noexcept
      : position_(position), generator_(generator), squares_(squares) {}

  [[nodiscard]] Resolution<R> resolve() const noexcept {
    if (is_step()) {
      if (position_.resting_king(side).contains(from())) return refused<R>(Verdict::king_must_rest);
      return legal<R>(generator_.step(from(), to()), PathForm::short_form);
    }
    return refused<R>(reason_about_squares().value_or(Verdict::unreachable));
  }

 protected:
  [[nodiscard]] Square from() const noexcept { return squares_.front(); }
  [[nodiscard]] Square to() const noexcept { return squares_.back(); }

  [[nodiscard]] bool is_step() const noexcept {
    return squares_.size() == 2 && position_.pieces(side).contains(from()) &&
           generator_.steps_of(from()).contains(to());
  }

  /// What the first and the last square say by themselves.
  [[nodiscard]] std::optional<Verdict> reason_about_squares() const noexcept {
    if (position_.pieces(opponent(side)).contains(from())) return Verdict::wrong_colour;
    if (!position_.pieces(side).contains(from())) return Verdict::no_piece;
    if (to() != from() && blockers().contains(to())) return Verdict::target_occupied;
    return std::nullopt;
  }

  /// Where no move of this side ends. A piece that leaves the board at once, when it is captured, may be replaced.
  [[nodiscard]] Bitboard<typename R::Board> blockers() const noexcept {
    const bool may_give_way = R::removal != Removal::after_the_move && generator_.has_capture();
    return may_give_way ? position_.pieces(side) : position_.occupied();
  }

  const Position<R>& position_;
  const Generator<R, side>& generator_;
  std::span<const Square> squares_;
};

/// Written squares on a board where a capture is due.
template <Rules R, Colour side>
class CaptureReferee : private StepReferee<R, side> {
 public:
  CaptureReferee(const Position<R>& position, const Generator<R, side>& generator, std::span<const Square> squares,
                 bool written_as_capture) noexcept
      : StepReferee<R, side>(position, generator, squares), written_as_capture_(written_as_capture) {}

  [[nodiscard]] Resolution<R> resolve() {
    if (this->generator_.routes(captures_) == Generation::too_complex) return refused<R>(Verdict::too_complex);
    return squares_.size() == 2 ? resolve_short() : resolve_path();
  }

 private:
  using StepReferee<R, side>::from;
  using StepReferee<R, side>::to;
  using StepReferee<R, side>::squares_;
  using StepReferee<R, side>::reason_about_squares;

  /// Two squares: they fit a capture exactly if it has these ends.
  [[nodiscard]] Resolution<R> resolve_short() {
    const auto fits = [&](const Move<R>& move) { return move.from == from() && move.to == to(); };
    const Move<R>* const first = std::find_if(captures_.begin(), captures_.end(), fits);
    if (first == captures_.end()) return refused<R>(reason());
    const auto is_other = [&](const Move<R>& move) { return fits(move) && move.captured != first->captured; };
    const bool another = std::any_of(first + 1, captures_.end(), is_other);
    return another ? refused<R>(Verdict::ambiguous_move) : legal<R>(*first, PathForm::short_form);
  }

  /// More squares: the routes decide.
  [[nodiscard]] Resolution<R> resolve_path() {
    if (const auto verdict = reason_about_squares()) return refused<R>(*verdict);
    const Findings<R> findings = look_at_captures();
    if (!findings.fit_legal()) return refused<R>(reason_about(findings));
    if (findings.fit_several()) return refused<R>(Verdict::ambiguous_move);
    const Move<R> found{findings.captured(), from(), to(), false};
    const Move<R>* const move = std::find(captures_.begin(), captures_.end(), found);
    return legal<R>(*move, findings.are_complete() ? PathForm::complete : PathForm::partial);
  }

  [[nodiscard]] Verdict reason() {
    if (const auto verdict = reason_about_squares()) return *verdict;
    return reason_about(look_at_captures());
  }

  [[nodiscard]] Verdict reason_about(const Findings<R>& findings) const noexcept {
    if (this->is_step() && !(findings.can_be_reached() && written_as_capture_)) return Verdict::must_capture;
    if (!findings.come_there() && to() != from() && this->position_.occupied().contains(to()))
      return Verdict::target_occupied;
    if (!findings.can_be_reached()) return Verdict::unreachable;
    return findings.begin_legal() ? Verdict::capture_not_finished : Verdict::must_capture_more;
  }

  [[nodiscard]] Findings<R> look_at_captures() {
    captures_.sort_distinct();  // each of them is looked for again and again
    Findings<R> findings(from(), captures_, order_of<R, side>(this->position_, captures_[0]));
    match_captures<R, side>(this->position_, squares_, findings);
    return findings;
  }

  bool written_as_capture_;
  MoveList<R> captures_;  ///< those that take precedence, in any order, perhaps several times
};

template <Rules R, Colour side>
[[nodiscard]] Resolution<R> resolve_for(const Position<R>& position, std::span<const Square> squares,
                                        bool written_as_capture) {
  const Generator<R, side> generator(position);
  if (!generator.has_capture()) return StepReferee<R, side>(position, generator, squares).resolve();
  return CaptureReferee<R, side>(position, generator, squares, written_as_capture).resolve();
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

template <Rules R, Colour side>
[[nodiscard]] bool fits(const Position<R>& position, std::span<const Square> squares, const Move<R>& move) {
  if (move.from != squares.front() || move.to != squares.back()) return false;
  if (squares.size() == 2) return true;
  if (!move.is_capture()) return false;
  OneCapture<R> capture{move.captured, order_of<R, side>(position, move)};
  match_captures<R, side>(position, squares, capture);
  return capture.fits;
}

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

template <Rules R>
Resolution<R> resolve(const Position<R>& position, std::span<const Square> squares, bool written_as_capture) {
  return position.turn() == Colour::white ? resolve_for<R, Colour::white>(position, squares, written_as_capture)
                                          : resolve_for<R, Colour::black>(position, squares, written_as_capture);
}

template <Rules R>
void candidates(const Position<R>& position, std::span<const Square> squares, MoveList<R>& moves) {
  if (legal_moves(position, moves) == Generation::too_complex) moves.clear();
  with_side(position.turn(), [&]<Colour side>() {
    moves.keep_if([&](const Move<R>& move) { return fits<R, side>(position, squares, move); });
  });
}

template <Rules R>
std::optional<CaptureTally> best_capture(const Position<R>& position, std::span<const Square> squares) {
  if (!position.pieces(position.turn()).contains(squares.front())) return std::nullopt;
  BestCapture<R> best{position.kings(), position.kings().contains(squares.front()), std::nullopt};
  with_side(position.turn(), [&]<Colour side>() { match_captures<R, side>(position, squares, best); });
  return best.best;
}

}  // namespace draughts
