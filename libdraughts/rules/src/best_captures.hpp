// The captures that take precedence over all others, kept while they are found.
#pragma once

#include <cstdint>

#include "capture_walk.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// A visitor of captures that keeps those of the highest rank in a list, or in whatever stands in for one.
template <Rules R, class List>
class BestCaptures {
 public:
  using Squares = Bitboard<typename R::Board>;

  /// `kings` are those that may be captured.
  BestCaptures(Squares kings, List& moves) noexcept : kings_(kings), moves_(moves) {}

  /// The captures to come are this piece's.
  void set_piece(Square from, bool king) noexcept {
    from_ = from;
    by_a_king_ = king;
  }

  void jumped(const Jump<typename R::Board>&) noexcept { ++jumps_; }
  void undone() noexcept { --jumps_; }

  void finished(Squares landings, Squares captured, bool promotes, std::uint32_t order) {
    // Mostly there are no kings to take, which is quicker seen than counted.
    const int kings = kings_.is_empty() ? 0 : (captured & kings_).count();
    const auto rank = R::Precedence::rank({jumps_, kings, by_a_king_, order});
    if (none_yet_ || rank > best_) {
      moves_.clear();
      best_ = rank;
      none_yet_ = false;
    }
    if (rank < best_) return;
    for (const Square to : landings) moves_.push({captured, from_, to, promotes});
  }

 private:
  using Rank = decltype(R::Precedence::rank({}));

  Squares kings_;
  List& moves_;
  Square from_{0};
  bool by_a_king_ = false;
  int jumps_ = 0;  ///< of the capture in hand, each over one piece
  Rank best_{};
  bool none_yet_ = true;
};

}  // namespace draughts
