// The moves of one side: which pieces capture, which captures take precedence, and where pieces step otherwise.
#pragma once

#include <cstdint>

#include "capture_walk.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/position.hpp"
#include "side.hpp"

namespace draughts {

/// A visitor of captures that keeps those of the highest rank.
template <Rules R>
class BestCaptures {
 public:
  using Squares = Bitboard<typename R::Board>;

  BestCaptures(Squares kings, MoveList<R>& moves) noexcept : kings_(kings), moves_(moves) {}

  /// The captures to come are this piece's.
  void set_piece(Square from, bool king) noexcept {
    from_ = from;
    by_a_king_ = king;
  }

  void jumped(const Jump<typename R::Board>&) noexcept { ++jumps_; }
  void undone() noexcept { --jumps_; }

  void finished(Squares landings, Squares captured, bool promotes) {
    const auto rank = R::Precedence::rank({jumps_, (captured & kings_).count(), by_a_king_});
    if (moves_.empty() || rank > best_) {
      moves_.clear();
      best_ = rank;
    }
    if (rank < best_) return;
    for (const Square to : landings) moves_.push({captured, from_, to, promotes});
  }

 private:
  using Rank = decltype(R::Precedence::rank({}));

  Squares kings_;
  MoveList<R>& moves_;
  Square from_{0};
  bool by_a_king_ = false;
  int jumps_ = 0;  ///< of the capture in hand, each over one piece
  Rank best_{};
};

/// Generates moves of `side`, which is to move in the position.
template <Rules R, Colour side>
class Generator {
 public:
  using Squares = Bitboard<typename R::Board>;

  explicit Generator(const Position<R>& position) noexcept
      : position_(position),
        men_(position.men(side)),
        kings_(position.kings(side)),
        victims_(position.pieces(opponent(side))),
        empty_(position.empty()) {}

  [[nodiscard]] bool has_capture() const noexcept { return !capturing_men().is_empty() || has_capturing_king(); }

  [[nodiscard]] bool has_step() const noexcept {
    return any_direction([&]<Direction way>() {
      Squares movers = Squares::none();
      if constexpr (Rulings::man_steps(way)) movers |= men_;
      if constexpr (Rulings::king_steps(way)) movers |= kings_;
      return movers.template step<way>().intersects(empty_);
    });
  }

  /// Lists the captures that take precedence over all others, in board order.
  Generation captures(MoveList<R>& moves, std::int64_t budget = capture_budget) const {
    const Generation generation = routes(moves, budget);
    moves.sort_distinct();
    return generation;
  }

  /// The same in any order, and a capture that goes several ways as often.
  Generation routes(MoveList<R>& moves, std::int64_t budget = capture_budget) const {
    moves.clear();
    BestCaptures<R> best(position_.kings(), moves);
    CaptureWalk<R, side, BestCaptures<R>> walk(position_, best, budget);
    for (const Square from : capturing_men()) {
      best.set_piece(from, false);
      walk.man_from(from);
    }
    for (const Square from : kings_) {
      best.set_piece(from, true);
      walk.king_from(from);
    }
    return walk.gave_up() ? Generation::too_complex : Generation::complete;
  }

  /// Lists the moves without a capture, in board order.
  void steps(MoveList<R>& moves) const {
    moves.clear();
    for (const Square from : men_ | kings_) {
      for (const Square to : steps_of(from)) moves.push(step(from, to));
    }
  }

  /// How many moves without a capture there are.
  [[nodiscard]] int count_steps() const noexcept {
    int steps = 0;
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_steps(way)) steps += men_.template step_among<way>(empty_).count();
      return false;
    });
    for (const Square from : kings_) steps += king_steps(Squares(from)).count();
    return steps;
  }

  /// Where a piece of this side goes without capturing.
  [[nodiscard]] Squares steps_of(Square from) const noexcept {
    return kings_.contains(from) ? king_steps(Squares(from)) : man_steps(Squares(from));
  }

  /// The move of a piece without a capture.
  [[nodiscard]] Move<R> step(Square from, Square to) const noexcept {
    return {Squares::none(), from, to, men_.contains(from) && Rulings::far_row.contains(to)};
  }

 private:
  using Rulings = Side<R, side>;

  [[nodiscard]] Squares capturing_men() const noexcept {
    const Squares victims = R::men_capture_kings ? victims_ : victims_ - position_.kings();
    Squares capturing = Squares::none();
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_captures(way)) {
        const Squares jumped = empty_.template step_among<reverse(way)>(victims);
        capturing |= jumped.template step_among<reverse(way)>(men_);
      }
      return false;
    });
    return capturing;
  }

  [[nodiscard]] bool has_capturing_king() const noexcept {
    for (const Square from : kings_) {
      const bool captures = any_direction([&]<Direction way>() {
        if constexpr (Rulings::king_captures(way)) {
          return (first_obstacle<R, way>(Squares(from), empty_) & victims_).template step<way>().intersects(empty_);
        }
        return false;
      });
      if (captures) return true;
    }
    return false;
  }

  [[nodiscard]] Squares man_steps(Squares from) const noexcept {
    Squares steps = Squares::none();
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_steps(way)) steps |= from.template step_among<way>(empty_);
      return false;
    });
    return steps;
  }

  [[nodiscard]] Squares king_steps(Squares from) const noexcept {
    Squares steps = Squares::none();
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::king_steps(way)) {
        const Squares next = from.template step<way>();
        steps |= R::flying_kings ? free_run<way>(next, empty_) : next & empty_;
      }
      return false;
    });
    return steps;
  }

  const Position<R>& position_;
  Squares men_;
  Squares kings_;
  Squares victims_;
  Squares empty_;
};

}  // namespace draughts
