// Every capture of one piece, jump by jump. The one place that knows how a capture goes on and when it is over; what is
// done with the captures, and which of them take precedence, is up to a visitor.
#pragma once

#include <cstdint>

#include "capture_terms.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"
#include "rays.hpp"
#include "side.hpp"

namespace draughts {

/// Walks captures and tells `visitor`: `jumped(jump)` for each jump, `undone()` when it is taken back, and
/// `finished(landings, captured, promotes, order)` where a capture is over on any of the landings; the order is that of
/// `CaptureTally`.
/// A king that goes straight on does so once, wherever it came down.
template <Rules R, Colour side, class Visitor>
class CaptureWalk {
 public:
  using Squares = Bitboard<typename R::Board>;

  CaptureWalk(const Position<R>& position, Visitor& visitor, std::int64_t budget) noexcept
      : kings_(position.kings()),
        free_(position.empty()),
        victims_(position.pieces(opponent(side))),
        budget_(budget),
        visitor_(visitor) {}

  /// Walks the captures of a man of that side.
  void man_from(Square square) {
    const Squares from(square);
    free_ |= from;
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_captures(way)) return man_jumps<way>(from, Squares::none());
      return false;
    });
    free_ -= from;
  }

  /// Walks the captures of a king of that side.
  void king_from(Square square) {
    const Squares from(square);
    free_ |= from;
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::king_captures(way)) return king_jumps<way>(from, Squares::none(), Squares::none());
      return false;
    });
    free_ -= from;
  }

  /// Whether the budget ran out; the walk is incomplete then.
  [[nodiscard]] bool gave_up() const noexcept { return budget_ <= 0; }
  [[nodiscard]] std::int64_t budget_left() const noexcept { return budget_; }

 private:
  using Rulings = Side<R, side>;

  /// Where pieces stay on the board after being jumped, there is no way back over them.
  template <Direction last, Direction next>
  static constexpr bool may_follow = R::removal == Removal::at_once || next != reverse(last);

  /// True if there is such a jump.
  template <Direction way>
  bool man_jumps(Squares from, Squares before) {
    const Squares over = from.template step_among<way>(R::men_capture_kings ? victims_ : victims_ - kings_);
    const Squares landing = over.template step_among<way>(free_);
    if (landing.is_empty()) return false;
    man_jump<way>(over, before, landing);
    return true;
  }

  /// A function of its own, so that the look for a jump, which mostly finds none, is laid into those who look.
  template <Direction way>
  [[gnu::noinline]] void man_jump(Squares over, Squares before, Squares landing) {
    if (gave_up()) return;
    take(over, {before, before, landing});
    if (!man_goes_on<way>(landing)) finish(landing, landing.intersects(Rulings::far_row));
    put_back(over);
  }

  template <Direction last>
  bool man_goes_on(Squares from) {
    if constexpr (R::promotion != Promotion::when_the_move_ends_there) {
      if (from.intersects(Rulings::far_row)) return crowned_goes_on<last>(from);
    }
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
    const Squares over = first_met_from<R, way>(from.first(), free_, victims_);
    const Squares behind = over.template step_among<way>(free_);
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

  /// Goes on that way from each of the squares. There is mostly nothing to take, which one look from all of them tells.
  template <Direction way>
  bool turns(Squares landings) {
    const Squares over = first_met<R, way>(landings, free_, victims_);
    if (!over.template step<way>().intersects(free_)) return false;
    bool jumps = false;
    for (const Square landing : landings) {
      const Squares from(landing);
      jumps |= king_jumps<way>(from, from, from);
    }
    return jumps;
  }

  template <Direction way>
  [[nodiscard]] Squares landings_from(Squares behind) const noexcept {
    if constexpr (R::flying_kings && R::king_landing != KingLanding::directly_behind) {
      return run_on<typename R::Board, way>(behind, free_);
    }
    return behind;
  }

  /// Where a capture may end whose last jump was this one.
  [[nodiscard]] Squares stops_on(Squares over, Squares behind, Squares landings) const noexcept {
    if constexpr (R::king_landing == KingLanding::directly_behind_a_king_taken_last) {
      if (over.intersects(kings_)) return behind;
    }
    return landings;
  }

  void take(Squares over, const Jump<typename R::Board>& jump) {
    --budget_;
    victims_ -= over;
    captured_ |= over;
    if constexpr (R::removal != Removal::after_the_move) free_ |= over;
    if constexpr (R::Precedence::looks_at_order) order_ = order_ << 1 | (over.intersects(kings_) ? 1 : 0);
    visitor_.jumped(jump);
  }

  void put_back(Squares over) {
    visitor_.undone();
    victims_ |= over;
    captured_ -= over;
    if constexpr (R::removal != Removal::after_the_move) free_ -= over;
    if constexpr (R::Precedence::looks_at_order) order_ >>= 1;
  }

  void finish(Squares landings, bool promotes) {
    if (!gave_up()) visitor_.finished(landings, captured_, promotes, order_);
  }

  const Squares kings_;
  Squares free_;
  Squares victims_;
  Squares captured_ = Squares::none();
  std::uint32_t order_ = 0;
  bool crowned_ = false;  ///< the man that set out is a king by now
  std::int64_t budget_;
  Visitor& visitor_;
};

}  // namespace draughts
