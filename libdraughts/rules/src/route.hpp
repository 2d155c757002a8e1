// Visitors of captures for which the way matters: does a written path fit, and how is a complete path written?
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "capture_walk.hpp"
#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// How far a route and the written squares go together.
struct RouteFit {
  std::size_t matched{};    ///< how many of the written squares between the ends it has come down on
  bool complete{};          ///< these are exactly the squares that a complete path notes so far
  bool may_stop_earlier{};  ///< the written squares are all there is of it up to a jump before the last
  std::uint32_t order{};    ///< `CaptureTally`'s, of a complete capture
};

/// Holds the written squares against every route, and tells `sink`: `reached(fits)` when the piece can come down on the
/// last written square, where `fits` says that it did so on all the others before, and `finished(captured, fits, fit)`
/// for every complete capture, where `fits` says that it ends on that square after all the others. A route comes down
/// once between two captures, so it matches greedily: the first square that fits is the best.
template <class Board, class Sink>
class RouteMatcher final : public CaptureVisitor<Board> {
 public:
  using Squares = Bitboard<Board>;

  RouteMatcher(std::span<const Square> squares, Sink& sink) noexcept
      : between_(squares.subspan(1, squares.size() - 2)), last_(squares.back()), sink_(sink) {}

  void jumped(const Jump<Board>& jump) override {
    RouteFit fit = fits_[depth_];
    if (depth_ > 0) advance(fit, jump);
    if (jump.landings.contains(last_)) sink_.reached(fit.matched == between_.size());
    fits_[++depth_] = fit;
  }

  void undone() noexcept override { --depth_; }

  void finished(Squares landings, Squares captured, bool, std::uint32_t order) override {
    RouteFit fit = fits_[depth_];
    fit.order = order;
    fit.complete = fit.complete && fit.matched == between_.size();
    sink_.finished(captured, fit.matched == between_.size() && landings.contains(last_), fit);
  }

 private:
  static constexpr std::size_t most_jumps = Board::squares;

  void advance(RouteFit& fit, const Jump<Board>& jump) const noexcept {
    const bool all_matched = fit.matched == between_.size();
    if (all_matched && jump.before.contains(last_)) fit.may_stop_earlier = true;
    const bool matches = !all_matched && jump.before.contains(between_[fit.matched]);
    fit.complete = fit.complete && matches && jump.noted.contains(between_[fit.matched]);
    if (matches) ++fit.matched;
  }

  std::span<const Square> between_;
  Square last_;
  Sink& sink_;
  std::array<RouteFit, most_jumps + 1> fits_{{{0, true, false, 0}}};
  std::size_t depth_ = 0;
};

}  // namespace draughts
