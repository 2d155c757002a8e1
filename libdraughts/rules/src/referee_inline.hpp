// Judging one move. Where no capture is due a look at one piece is enough; otherwise the captures that take precedence
// are listed, and the reasons are asked for only when the written one is not among them.
#pragma once

#include "draughts/rules/referee.hpp"

#include <algorithm>
#include <optional>

#include "generator.hpp"
#include "written_captures.hpp"

namespace draughts {

namespace {

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

template <Rules R, Colour side>
[[nodiscard]] bool fits(const Position<R>& position, std::span<const Square> squares, const Move<R>& move) {
  if (move.from != squares.front() || move.to != squares.back()) return false;
  if (squares.size() == 2) return true;
  if (!move.is_capture()) return false;
  OneCapture<R> capture{move.captured, order_of<R, side>(position, move)};
  match_captures<R, side>(position, squares, capture);
  return capture.fits;
}

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
