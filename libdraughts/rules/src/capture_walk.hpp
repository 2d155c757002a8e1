// Every capture of one piece, jump by jump. The one place that knows how a capture goes on and when it is over; what is
// done with the captures, and which of them take precedence, is up to a visitor.
#pragma once

#include <cstdint>

#include "capture_board.hpp"
#include "capture_terms.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"
#include "man_jumps.hpp"
#include "rays.hpp"
#include "side.hpp"

namespace draughts {

/// Walks captures and tells `visitor`: `jumped(jump)` for each jump, `undone()` when it is taken back, and
/// `finished(landings, captured, promotes, order)` where a capture is over on any of the landings; the order is that of
/// `CaptureTally`. The pieces are those of the side to move; `side` is what it captures as.
/// A king that goes straight on does so once, wherever it came down.
template <Rules R, Colour side, class Visitor>
class CaptureWalk {
 public:
  using Squares = Bitboard<typename R::Board>;

  CaptureWalk(const Position<R>& position, Visitor& visitor, std::int64_t budget) noexcept
      : board_(position), far_row_(far_row_of<R>(position.turn())), budget_(budget), visitor_(visitor) {}

  /// Walks the captures of a man of that side.
  void man_from(Square square) {
    const Squares from(square);
    board_.free |= from;
    if constexpr (launches_only_wane) launches_ = ManJumps<R, side>(board_.men_victims(), board_.free).launches();
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_captures(way)) return man_jumps<way>(from, Squares::none());
      return false;
    });
    board_.free -= from;
  }

  /// Walks the captures of a king of that side.
  void king_from(Square square) {
    const Squares from(square);
    board_.free |= from;
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::king_captures(way)) return king_jumps<way>(from, Squares::none(), Squares::none());
      return false;
    });
    board_.free -= from;
  }

  /// Whether the budget ran out; the walk is incomplete then.
  [[nodiscard]] bool gave_up() const noexcept { return budget_ <= 0; }

 private:
  using Rulings = Side<R, side>;

  /// Where pieces stay on the board after being jumped, there is no way back over them.
  template <Direction last, Direction next>
  static constexpr bool may_follow = R::removal == Removal::at_once || next != reverse(last);

  /// Whether a man never comes to a jump that the board did not offer when it set out.
  static constexpr bool launches_only_wane = R::removal == Removal::after_the_move;

  /// True if there is such a jump.
  template <Direction way>
  bool man_jumps(Squares from, Squares before) {
    const Squares over = from.template step_among<way>(board_.men_victims());
    const Squares landing = over.template step_among<way>(board_.free);
    if (landing.is_empty()) return false;
    man_jump<way>(over, before, landing);
    return true;
  }

  /// A function of its own, so that the look for a jump, which mostly finds none, is laid into those who look.
  template <Direction way>
  [[gnu::noinline]] void man_jump(Squares over, Squares before, Squares landing) {
    if (gave_up()) return;
    take(over, {before, before, landing});
    if (!man_goes_on<way>(landing)) finish(landing, landing.intersects(far_row_));
    put_back(over);
  }

  template <Direction last>
  bool man_goes_on(Squares from) {
    if constexpr (R::promotion != Promotion::when_the_move_ends_there) {
      if (from.intersects(far_row_)) return crowned_goes_on<last>(from);
    }
    if (launches_only_wane && !from.intersects(launches_)) return false;
    return any_direction([&]<Direction next>() {
      if constexpr (Rulings::man_captures(next) && may_follow<last, next>) return man_jumps<next>(from, from);
      return false;
    });
  }

  template <Direction last>
  bool crowned_goes_on(Squares from) {
    if constexpr (R::promotion == Promotion::in_passing) {
      crowned_ = true;
      const bool goes_on = king_goes_on<last>(from, from);
      crowned_ = false;
      return goes_on;
    }
    return false;
  }

  /// True if there is such a jump.
  template <Direction way>
  bool king_jumps(Squares from, Squares before, Squares noted) {
    const Squares over = first_met_from<R, way>(from.first(), board_.free, board_.victims);
    const Squares behind = over.template step_among<way>(board_.free);
    if (behind.is_empty()) return false;
    king_jump<way>(over, behind, {before, noted, landings_from<way>(behind)});
    return true;
  }

  template <Direction way>
  [[gnu::noinline]] void king_jump(Squares over, Squares behind, const Jump<typename R::Board>& jump) {
    if (gave_up()) return;
    take(over, jump);
    if (!king_goes_on<way>(jump.landings, behind)) finish(stops_on(over, behind, jump.landings), crowned_);
    put_back(over);
  }

  template <Direction last>
  bool king_goes_on(Squares landings, Squares behind) {
    const bool straight_on = king_jumps<last>(behind, landings, behind);
    const bool aside = any_direction([&]<Direction next>() {
      if constexpr (Rulings::king_captures(next) && next != last && may_follow<last, next>) {
        return turns<next>(landings);
      }
      return false;
    });
    return straight_on || aside;
  }

  /// Goes on that way from each of the landings. One look from all of them tells that there is mostly nothing to take.
  template <Direction way>
  [[gnu::always_inline]] bool turns(Squares landings) {
    const Squares behind = behind_first_met<R, way>(landings, board_.free, board_.victims);
    if (behind.is_empty()) return false;
    turn<way>(landings, behind);
    return true;
  }

  /// Jumps that way, from those of the landings that lie in line with a square behind a piece.
  template <Direction way>
  [[gnu::noinline]] void turn(Squares landings, Squares all_behind) {
    for (const Square square : all_behind) {
      const Squares behind(square);
      const Squares over = behind.template step<reverse(way)>();
      for (const Square landing : landings& ray<typename R::Board, reverse(way)>(over.first())) {
        const Squares from(landing);
        king_jump<way>(over, behind, {from, from, landings_from<way>(behind)});
      }
    }
  }

  template <Direction way>
  [[nodiscard]] Squares landings_from(Squares behind) const noexcept {
    if constexpr (R::flying_kings && R::king_landing != KingLanding::directly_behind) {
      return run_beside_a_jump<typename R::Board, way>(behind, board_.free);
    }
    return behind;
  }

  /// Where a capture may end whose last jump was this one.
  [[nodiscard]] Squares stops_on(Squares over, Squares behind, Squares landings) const noexcept {
    if constexpr (R::king_landing == KingLanding::directly_behind_a_king_taken_last) {
      if (over.intersects(board_.kings)) return behind;
    }
    return landings;
  }

  void take(Squares over, const Jump<typename R::Board>& jump) {
    --budget_;
    board_.take(over);
    visitor_.jumped(jump);
  }

  void put_back(Squares over) {
    visitor_.undone();
    board_.put_back(over);
  }

  void finish(Squares landings, bool promotes) {
    if (!gave_up()) visitor_.finished(landings, board_.captured, promotes, board_.order);
  }

  CaptureBoard<R> board_;
  const Squares far_row_;
  Squares launches_ = Squares::none();  ///< from where the man in hand could jump when it set out
  bool crowned_ = false;                ///< the man that set out is a king by now
  std::int64_t budget_;
  Visitor& visitor_;
};

}  // namespace draughts
