// A set of squares in one word. It knows sets and steps, nothing of pieces.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "draughts/rules/direction.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// A set of squares of one board. Iteration runs in board order, from the top row, left to right.
/// Trivial: write `Bitboard<Board>{}` or `none()` for the empty set.
template <class Board>
class Bitboard {
 public:
  using Word = typename Board::Word;

  Bitboard() = default;
  /// The set of one square.
  explicit constexpr Bitboard(Square square) noexcept : word_(Word{1} << square.index()) {}

  [[nodiscard]] static constexpr Bitboard none() noexcept { return of_word(0); }
  [[nodiscard]] static constexpr Bitboard all() noexcept { return of_word(Board::playable); }
  /// The squares of a row, counted from the top.
  [[nodiscard]] static constexpr Bitboard row(int number) noexcept { return of_word(Board::row(number)); }

  [[nodiscard]] constexpr bool is_empty() const noexcept { return word_ == 0; }
  [[nodiscard]] constexpr bool contains(Square square) const noexcept { return (word_ >> square.index() & 1) != 0; }
  [[nodiscard]] constexpr Bitboard with(Square square) const noexcept { return *this | Bitboard(square); }
  [[nodiscard]] constexpr Bitboard without(Square square) const noexcept { return *this - Bitboard(square); }
  [[nodiscard]] constexpr bool intersects(Bitboard other) const noexcept { return (word_ & other.word_) != 0; }

  /// Whether there is exactly one square; quicker than counting.
  [[nodiscard]] constexpr bool is_single() const noexcept { return word_ != 0 && (word_ & (word_ - 1)) == 0; }

  /// How many squares there are.
  [[nodiscard]] constexpr int count() const noexcept {
    if constexpr (sizeof(Word) <= sizeof(std::uint64_t)) return std::popcount(word_);
    return std::popcount(low(word_)) + std::popcount(high(word_));
  }

  /// The first square in board order; the set must not be empty.
  [[nodiscard]] constexpr Square first() const noexcept {
    if constexpr (sizeof(Word) <= sizeof(std::uint64_t)) return Square(std::countr_zero(word_));
    return Square(low(word_) != 0 ? std::countr_zero(low(word_)) : 64 + std::countr_zero(high(word_)));
  }

  /// The one of the squares that is first met that way, if all lie in one line; nothing in an empty set.
  template <Direction direction>
  [[nodiscard]] constexpr Bitboard nearest() const noexcept {
    using enum Direction;
    if constexpr (direction == right || direction == down_left || direction == down || direction == down_right)
      return of_word(word_ & -word_);
    return *this & Bitboard(last_or_any());
  }

  /// Every square moved one step; what leaves the board is gone.
  template <Direction direction>
  [[nodiscard]] constexpr Bitboard step() const noexcept {
    return of_word(Board::template step<direction>(word_));
  }

  /// Every square moved one step, those kept that are among these: quicker than `step` and then `&`.
  template <Direction direction>
  [[nodiscard]] constexpr Bitboard step_among(Bitboard these) const noexcept {
    return of_word(Board::template shift<direction>(word_) & these.word_);
  }

  /// Every square moved `steps` steps, those kept that are among these; whoever asks sees to it that none of these lies
  /// across an edge.
  template <Direction direction, int steps>
  [[nodiscard]] constexpr Bitboard leap_among(Bitboard these) const noexcept {
    Word word = word_;
    for (int step = 0; step < steps; ++step) word = Board::template shift<direction>(word);
    return of_word(word & these.word_);
  }

  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) noexcept { return of_word(a.word_ & b.word_); }
  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) noexcept { return of_word(a.word_ | b.word_); }
  friend constexpr Bitboard operator-(Bitboard a, Bitboard b) noexcept { return of_word(a.word_ & ~b.word_); }
  constexpr Bitboard& operator&=(Bitboard other) noexcept { return *this = *this & other; }
  constexpr Bitboard& operator|=(Bitboard other) noexcept { return *this = *this | other; }
  constexpr Bitboard& operator-=(Bitboard other) noexcept { return *this = *this - other; }
  friend constexpr bool operator==(Bitboard, Bitboard) noexcept = default;

  /// Whether this set comes before the other in board order: it has the first square in which they differ.
  [[nodiscard]] constexpr bool comes_before(Bitboard other) const noexcept {
    const Word differing = word_ ^ other.word_;
    return (word_ & differing & ~(differing - 1)) != 0;
  }

  /// The set's first 64 bits, and those behind them.
  [[nodiscard]] constexpr std::uint64_t low_word() const noexcept { return low(word_); }
  [[nodiscard]] constexpr std::uint64_t high_word() const noexcept {
    if constexpr (sizeof(Word) <= sizeof(std::uint64_t)) return 0;
    return high(word_);
  }

  /// Walks the squares of a set.
  class Iterator {
   public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const Square*;
    using reference = Square;

    constexpr Iterator() noexcept = default;
    explicit constexpr Iterator(Word rest) noexcept : rest_(rest) {}
    [[nodiscard]] constexpr Square operator*() const noexcept { return of_word(rest_).first(); }
    constexpr Iterator& operator++() noexcept {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) noexcept {
      const Iterator old = *this;
      ++*this;
      return old;
    }
    friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

   private:
    Word rest_ = 0;
  };

  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(word_); }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(0); }

 private:
  [[nodiscard]] static constexpr Bitboard of_word(Word word) noexcept {
    Bitboard set{};
    set.word_ = word;
    return set;
  }
  /// The last square in board order; of an empty set any.
  [[nodiscard]] constexpr Square last_or_any() const noexcept {
    if constexpr (sizeof(Word) <= sizeof(std::uint64_t)) return Square(63 - std::countl_zero(word_ | 1));
    return Square(high(word_) != 0 ? 127 - std::countl_zero(high(word_)) : 63 - std::countl_zero(low(word_) | 1));
  }
  [[nodiscard]] static constexpr std::uint64_t low(Word word) noexcept { return static_cast<std::uint64_t>(word); }
  [[nodiscard]] static constexpr std::uint64_t high(Word word) noexcept {
    return static_cast<std::uint64_t>(word >> (sizeof(Word) * 4));
  }

  Word word_;
};

}  // namespace draughts
