#include "draughts/game/result_side.hpp"

#include <algorithm>

namespace draughts {
namespace {

/// Of so many final positions almost all must agree before one that differs is called wrong.
constexpr std::uint32_t several = 4;
constexpr std::uint32_t almost_all = 4;  // times the others

std::optional<ResultSide> agreed(const ResultSideCount& file) noexcept {
  const auto [fewer, more] = std::minmax(file.white, file.first_side);
  if (more < several || more < fewer * almost_all) return std::nullopt;
  return more == file.white ? ResultSide::white : ResultSide::first;
}

}  // namespace

std::optional<ResultSide> side_shown(Outcome written, Colour winner) noexcept {
  if (written != Outcome::white_wins && written != Outcome::black_wins) return std::nullopt;
  const Outcome on_board = winner == Colour::white ? Outcome::white_wins : Outcome::black_wins;
  return written == on_board ? ResultSide::white : ResultSide::first;
}

void ResultSideCount::add(Outcome written, Colour winner) noexcept {
  const auto side = side_shown(written, winner);
  if (!side) return;
  ++(*side == ResultSide::white ? white : first_side);
}

std::optional<ResultSide> majority_of(const ResultSideCount& count) noexcept {
  if (count.white == count.first_side) return std::nullopt;
  return count.white > count.first_side ? ResultSide::white : ResultSide::first;
}

ResultSideChoice choose_side(Outcome written, std::optional<Colour> winner, const ResultSideCount& file) noexcept {
  if (const auto side = agreed(file)) return {*side, ResultSideSource::file};
  if (const auto side = winner ? side_shown(written, *winner) : std::nullopt)
    return {*side, ResultSideSource::position};
  if (const auto side = majority_of(file)) return {*side, ResultSideSource::file};
  return {ResultSide::first, ResultSideSource::custom};
}

}  // namespace draughts
