// Which move number belongs to which ply. The first number after a FEN, a setup or an opened variation sets the base;
// a number that doesn't fit becomes a second possible base, so that one slip is told once and not for the rest of the
// game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace draughts {

/// Follows the numbers of one line of moves.
class MoveNumbers {
 public:
  /// The line begins with move 1 of the side that begins.
  void start_at_one() noexcept;

  /// The line's next number, whatever it is, sets the base.
  void start_open() noexcept { count_ = 0; }

  /// So many plies were read.
  void advance(std::uint32_t plies = 1) noexcept {
    for (std::int32_t& half : halves_)
      half += static_cast<std::int32_t>(plies);  // also where not in use: that is quicker
  }

  /// The last ply was written as several moves, so many more than one; the numbers behind it may or may not count them.
  void add_slots(unsigned more) noexcept;

  /// Whether this number in front of the next ply, or so many plies behind that, is the only one that is expected
  /// there, so that it tells nothing new; `dots` for `3...`, the second side's.
  [[nodiscard]] bool expects(std::uint32_t number, bool dots, std::uint32_t plies_ahead = 0) const noexcept {
    return count_ == 1 && agrees(halves_[0] + static_cast<std::int32_t>(plies_ahead), number, dots);
  }

  /// A number was read in front of the next ply. False when it doesn't fit.
  [[nodiscard]] bool see(std::uint32_t number, bool dots) noexcept;

  /// Whether the number would fit `plies_back` plies before the next one, without taking it in.
  [[nodiscard]] bool fits(std::uint32_t number, bool dots, unsigned plies_back) const noexcept;

  /// The number that the next ply should have; 0 when nothing has set a base.
  [[nodiscard]] std::uint32_t expected() const noexcept;

  /// Twice the number that the next ply should have, and 1 more for the second side; 0 when nothing has set a base.
  [[nodiscard]] std::int32_t half() const noexcept { return count_ == 0 ? 0 : halves_[0]; }

  /// The number in front of the last ply, such as `3. ` or `3... `; empty when nothing has set a base.
  [[nodiscard]] std::string label_of_last() const;

  /// Whether the next ply is the second side's, as far as the numbers tell.
  [[nodiscard]] bool second_side() const noexcept { return count_ > 0 && halves_[0] % 2 != 0; }

 private:
  /// Whether the ply at this place may carry this number. A number without dots may stand before either side's move.
  [[nodiscard]] static bool agrees(std::int32_t half, std::uint32_t number, bool dots) noexcept {
    return static_cast<std::uint32_t>(half >> 1) == number && (!dots || half % 2 != 0);
  }

  void add(std::int32_t half) noexcept;

  /// Possible places of the next ply in the numbering, the likeliest first: 2 for the first side's move 1, 3 for the
  /// second side's, 4 for the first side's move 2.
  std::array<std::int32_t, 4> halves_{};
  std::size_t count_ = 0;
};

}  // namespace draughts
