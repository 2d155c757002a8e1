// The moves of one side: which pieces capture, which captures take precedence, and where pieces step otherwise.
#pragma once

#include <cstdint>

#include "best_captures.hpp"
#include "capture_walk.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/position.hpp"
#include "man_jumps.hpp"
#include "rays.hpp"
#include "side.hpp"

namespace draughts {

/// Whether any of these kings captures any of these pieces. Like `king_steps` a function of its own, for both sides and
/// for all who ask: there are no kings at most moves, and the code for these should not lie among the code for kings.
template <Rules R>
[[gnu::noinline]] bool kings_capture(Bitboard<typename R::Board> kings, Bitboard<typename R::Board> empty,
                                     Bitboard<typename R::Board> victims) noexcept {
  bool captures = false;
  for (const Square king : kings) {
    captures |= any_direction([&]<Direction way>() {
      if constexpr (runs_along(way, R::capture_lines))
        return first_met_from<R, way>(king, empty, victims).template step_among<way>(empty).intersects(empty);
      return false;
    });
  }
  return captures;
}

/// Where these kings go without capturing.
template <Rules R>
[[gnu::noinline]] Bitboard<typename R::Board> king_steps(Bitboard<typename R::Board> kings,
                                                         Bitboard<typename R::Board> empty) noexcept {
  auto steps = Bitboard<typename R::Board>::none();
  any_direction([&]<Direction way>() {
    if constexpr (runs_along(way, R::step_lines)) {
      const auto next = kings.template step_among<way>(empty);
      steps |= R::flying_kings ? run_on<typename R::Board, way>(next, empty) : next;
    }
    return false;
  });
  return steps;
}

/// Generates moves of `side`, which is to move in the position.
template <Rules R, Colour side>
class Generator {
 public:
  using Squares = Bitboard<typename R::Board>;

  [[gnu::always_inline]] explicit Generator(const Position<R>& position) noexcept
      : position_(position),
        men_(is_over(position) ? Squares::none() : position.men(side)),
        kings_(is_over(position) ? Squares::none() : position.kings(side)),
        stepping_kings_(kings_.is_empty() ? kings_ : kings_ - position.resting_king(side)),
        victims_(position.pieces(opponent(side))),
        empty_(position.empty()),
        jumps_(R::men_capture_kings ? victims_ : victims_ - position.kings(), empty_) {}

  [[nodiscard]] bool has_capture() const noexcept { return men_.intersects(jumps_.launches()) || a_king_captures(); }

  /// Whether all captures that could come before that of a piece on a square are, like its own, a man's single jump
  /// over a man. None of them takes precedence then, whatever the rule book asks.
  [[nodiscard]] bool takes_one_man_each(Square from) const noexcept {
    constexpr bool all_are_equal = R::Precedence::rungs.empty();
    const auto [jumped, landings] = jumps_.of(all_are_equal ? men_ & Squares(from) : men_);
    if (jumped.is_empty() || jumps_.go_on_from(landings)) return false;
    return all_are_equal || !(jumped.intersects(position_.kings()) || a_king_captures());
  }

  /// What a man captures that goes by a single jump from one square to the other; nothing where it can't.
  [[nodiscard]] Squares jumped_between(Square from, Square to) const noexcept {
    return jumps_.between(men_ & Squares(from), Squares(to));
  }

  [[nodiscard]] bool has_step() const noexcept {
    return any_direction([&]<Direction way>() {
      Squares movers = Squares::none();
      if constexpr (Rulings::man_steps(way)) movers |= men_;
      if constexpr (Rulings::king_steps(way)) movers |= stepping_kings_;
      return movers.template step<way>().intersects(empty_);
    });
  }

  /// Lists the captures that take precedence over all others, in board order.
  Generation captures(MoveList<R>& moves, std::int64_t budget = capture_budget<R>) const {
    const Generation generation = routes(moves, budget);
    moves.sort_distinct();
    return generation;
  }

  /// The same in any order, and a capture that goes several ways as often; `moves` needs only `clear` and `push`.
  template <class List>
  Generation routes(List& moves, std::int64_t budget = capture_budget<R>) const {
    moves.clear();
    BestCaptures<R, List> best(position_.kings(opponent(side)), moves);
    CaptureWalk<R, captures_as<R, side>, BestCaptures<R, List>> walk(position_, best, budget);
    for (const Square from : men_& jumps_.launches()) {
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
    for (const Square from : men_ | stepping_kings_) {
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
    for (const Square from : stepping_kings_) steps += king_steps<R>(Squares(from), empty_).count();
    return steps;
  }

  /// Where a piece of this side goes without capturing, be it a king that has to rest or not.
  [[nodiscard]] Squares steps_of(Square from) const noexcept {
    if (is_over(position_)) return Squares::none();
    return kings_.contains(from) ? king_steps<R>(Squares(from), empty_) : man_steps(Squares(from));
  }

  /// Whether a piece of this side goes there without capturing.
  [[nodiscard]] bool is_step(Square from, Square to) const noexcept {
    if (stepping_kings_.contains(from)) [[unlikely]]
      return king_goes<R>(from, to, empty_);
    return men_.contains(from) && man_steps(Squares(from)).contains(to);
  }

  /// The move of a piece without a capture.
  [[nodiscard]] Move<R> step(Square from, Square to) const noexcept {
    return {Squares::none(), from, to, men_.contains(from) && Rulings::far_row.contains(to)};
  }

 private:
  using Rulings = Side<R, side>;

  /// Whether somebody has won already, so that nobody moves.
  [[nodiscard]] static bool is_over(const Position<R>& position) noexcept {
    return R::crowning_wins && !position.kings().is_empty();
  }

  [[nodiscard]] bool a_king_captures() const noexcept {
    return !kings_.is_empty() && kings_capture<R>(kings_, empty_, victims_);
  }

  [[nodiscard]] Squares man_steps(Squares from) const noexcept {
    Squares steps = Squares::none();
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_steps(way)) steps |= from.template step_among<way>(empty_);
      return false;
    });
    return steps;
  }

  const Position<R>& position_;
  Squares men_;
  Squares kings_;
  Squares stepping_kings_;  ///< without one that has to rest
  Squares victims_;
  Squares empty_;
  ManJumps<R, side> jumps_;
};

}  // namespace draughts
