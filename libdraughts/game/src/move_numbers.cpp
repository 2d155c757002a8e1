// Numbers of moves against their plies.
#include "move_numbers.hpp"

#include <algorithm>

namespace draughts {
namespace {

/// No game has more moves; larger numbers count as this one.
constexpr std::uint32_t largest = 1'000'000;

}  // namespace
void MoveNumbers::start_at_one() noexcept {
  halves_[0] = 2;
  count_ = 1;
}

void MoveNumbers::add_slots(unsigned more) noexcept {
  const std::size_t known = count_;
  for (std::size_t index = 0; index < known; ++index) add(halves_[index] + static_cast<std::int32_t>(more));
}

void MoveNumbers::add(std::int32_t half) noexcept {
  if (std::find(halves_.begin(), halves_.begin() + count_, half) != halves_.begin() + count_) return;
  if (count_ == halves_.size()) --count_;
  halves_[count_++] = half;
}

bool MoveNumbers::see(std::uint32_t number, bool dots) noexcept {
  const auto end = halves_.begin() + count_;
  const auto kept = std::remove_if(halves_.begin(), end, [&](auto half) { return !agrees(half, number, dots); });
  const bool open = count_ == 0;
  if (kept != halves_.begin()) {
    count_ = static_cast<std::size_t>(kept - halves_.begin());
    return true;
  }
  const std::int32_t first_side = 2 * static_cast<std::int32_t>(std::min(number, largest));
  if (!dots) add(first_side);
  add(first_side + 1);
  return open;
}

bool MoveNumbers::fits(std::uint32_t number, bool dots, unsigned plies_back) const noexcept {
  return std::any_of(halves_.begin(), halves_.begin() + count_,
                     [&](auto half) { return agrees(half - static_cast<std::int32_t>(plies_back), number, dots); });
}

std::uint32_t MoveNumbers::expected() const noexcept {
  return count_ == 0 ? 0 : static_cast<std::uint32_t>(halves_[0] >> 1);
}

std::string MoveNumbers::label_of_last() const {
  if (count_ == 0) return {};
  const std::int32_t last = halves_[0] - 1;
  return std::to_string(last >> 1) + (last % 2 != 0 ? "... " : ". ");
}

}  // namespace draughts
