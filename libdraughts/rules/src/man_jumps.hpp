// The single jumps of men, of all of them at once: shifts of whole sets, no look at one piece. What a capture of
// several jumps amounts to is the walk's business.
#pragma once

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/rules.hpp"
#include "side.hpp"

namespace draughts {

/// The jumps that a board offers to men of `side`, wherever these stand.
template <Rules R, Colour side>
class ManJumps {
 public:
  using Squares = Bitboard<typename R::Board>;

  /// Over these victims, on to empty squares. Laid into whoever asks, so that the sets stay in registers.
  [[gnu::always_inline]] ManJumps(Squares victims, Squares empty) noexcept
      : victims_(victims), empty_(empty), launches_(squares_to_launch()) {}

  /// From where a man can jump.
  [[nodiscard]] Squares launches() const noexcept { return launches_; }

  /// What men come to by one jump each.
  struct Jumps {
    Squares jumped;
    Squares landings;
  };

  /// The first jumps of these men.
  [[nodiscard]] Jumps of(Squares men) const noexcept {
    Jumps jumps{Squares::none(), Squares::none()};
    every_way([&]<Direction way>() {
      const Squares landings = men.template step_among<way>(victims_).template step_among<way>(empty_);
      jumps.landings |= landings;
      jumps.jumped |= landings.template step_among<reverse(way)>(victims_);
    });
    return jumps;
  }

  /// Whether any man that has come down there by its first jump goes on. It never goes back: the square that it came
  /// from does not count as empty. Where it is crowned in passing, the far row may offer a king's jumps.
  [[nodiscard]] bool go_on_from(Squares landings) const noexcept {
    if (R::promotion == Promotion::in_passing && landings.intersects(Rulings::far_row)) return true;
    return landings.intersects(launches_);
  }

  /// What a man on the one square takes by a jump to the other.
  [[nodiscard]] Squares between(Squares from, Squares to) const noexcept {
    Squares jumped = Squares::none();
    every_way([&]<Direction way>() {
      jumped |= from.template step_among<way>((to & empty_).template step_among<reverse(way)>(victims_));
    });
    return jumped;
  }

 private:
  using Rulings = Side<R, side>;

  /// Calls `visit.operator()<way>()` for every way that men capture.
  template <class Visit>
  [[gnu::always_inline]] static void every_way(Visit visit) noexcept {
    any_direction([&]<Direction way>() {
      if constexpr (Rulings::man_captures(way)) visit.template operator()<way>();
      return false;
    });
  }

  [[nodiscard, gnu::always_inline]] Squares squares_to_launch() const noexcept {
    Squares launches = Squares::none();
    every_way([&]<Direction way>() {
      launches |= empty_.template step_among<reverse(way)>(victims_).template step<reverse(way)>();
    });
    return launches;
  }

  Squares victims_;
  Squares empty_;
  Squares launches_;
};

}  // namespace draughts
