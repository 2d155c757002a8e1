// A set of squares of any board: what a Bitboard is to those who look at positions of all variants alike.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// Squares by their index, of whichever board. Two words, so that the largest board fits.
class SquareSet {
 public:
  constexpr SquareSet() noexcept = default;

  /// The squares of a board's set.
  template <class Board>
  explicit constexpr SquareSet(Bitboard<Board> set) noexcept : words_{set.low_word(), set.high_word()} {}

  [[nodiscard]] constexpr bool is_empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr bool contains(Square square) const noexcept {
    return (words_[place(square)] >> (square.index() % 64) & 1) != 0;
  }
  /// Whether all of the others are among these.
  [[nodiscard]] constexpr bool contains(const SquareSet& others) const noexcept { return (others - *this).is_empty(); }
  [[nodiscard]] constexpr bool intersects(const SquareSet& other) const noexcept { return !(*this & other).is_empty(); }
  [[nodiscard]] constexpr int count() const noexcept { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  constexpr void add(Square square) noexcept { words_[place(square)] |= bit(square); }
  constexpr void remove(Square square) noexcept { words_[place(square)] &= ~bit(square); }

  friend constexpr SquareSet operator&(const SquareSet& a, const SquareSet& b) noexcept {
    return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
  }
  friend constexpr SquareSet operator|(const SquareSet& a, const SquareSet& b) noexcept {
    return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
  }
  friend constexpr SquareSet operator-(const SquareSet& a, const SquareSet& b) noexcept {
    return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
  }
  friend constexpr bool operator==(const SquareSet&, const SquareSet&) noexcept = default;

 private:
  constexpr SquareSet(std::uint64_t low, std::uint64_t high) noexcept : words_{low, high} {}
  [[nodiscard]] static constexpr std::size_t place(Square square) noexcept {
    return static_cast<std::size_t>(square.index()) / 64;
  }
  [[nodiscard]] static constexpr std::uint64_t bit(Square square) noexcept {
    return std::uint64_t{1} << (square.index() % 64);
  }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace draughts
