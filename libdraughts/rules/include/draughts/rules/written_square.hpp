// A square as a file writes it, before anybody knows which board it lies on.
// Numbering turns it into a Square once the variant is known.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace draughts {

/// A square as written: a number 0 to 99, or a letter and a rank, a1 to l12 (PDN 3.0: NUMSQUARE, ALPHASQUARE).
/// One byte. A number over 99, or a letter and rank outside a1 to l12, becomes `beyond()`, which lies on no board.
class WrittenSquare {
 public:
  constexpr WrittenSquare() noexcept = default;

  /// The square with this number.
  [[nodiscard]] static constexpr WrittenSquare numeric(unsigned number) noexcept {
    return number < first_letter ? WrittenSquare(static_cast<std::uint8_t>(number)) : beyond();
  }

  /// The square on this file (0 for a) and rank (1 is the first).
  [[nodiscard]] static constexpr WrittenSquare algebraic(unsigned file, unsigned rank) noexcept {
    if (file >= ranks || rank == 0 || rank > ranks) return beyond();
    return WrittenSquare(static_cast<std::uint8_t>(first_letter + file * ranks + rank - 1));
  }

  /// A square that no board has.
  [[nodiscard]] static constexpr WrittenSquare beyond() noexcept { return WrittenSquare(last_code); }

  [[nodiscard]] constexpr bool is_beyond() const noexcept { return code_ == last_code; }
  [[nodiscard]] constexpr bool is_numeric() const noexcept { return code_ < first_letter; }
  [[nodiscard]] constexpr bool is_algebraic() const noexcept { return !is_numeric() && !is_beyond(); }
  /// The number; meaningful only for a numeric square.
  [[nodiscard]] constexpr unsigned number() const noexcept { return code_; }
  /// The file, 0 for a; meaningful only for an algebraic square.
  [[nodiscard]] constexpr unsigned file() const noexcept { return (code_ - first_letter) / ranks; }
  /// The rank, from 1; meaningful only for an algebraic square.
  [[nodiscard]] constexpr unsigned rank() const noexcept { return (code_ - first_letter) % ranks + 1; }

  /// A number of its own for every name, below `codes`: for tables.
  [[nodiscard]] constexpr std::size_t code() const noexcept { return code_; }
  static constexpr std::size_t codes = 256;

  friend constexpr auto operator<=>(WrittenSquare, WrittenSquare) noexcept = default;

 private:
  static constexpr std::uint8_t first_letter = 100;
  static constexpr std::uint8_t ranks = 12;
  static constexpr std::uint8_t last_code = 255;

  explicit constexpr WrittenSquare(std::uint8_t code) noexcept : code_(code) {}

  std::uint8_t code_ = 0;
};

}  // namespace draughts
