// A move, and the reusable list that generators write into.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// A move of one rule book. What is captured is its identity; the path is only notation: two routes that take the same
/// pieces from the same square to the same square are one move. Trivial, so that lists of moves cost nothing to make.
template <Rules R>
struct Move {
  Bitboard<typename R::Board> captured;
  Square from;
  Square to;
  bool promotes;  ///< a man becomes a king

  [[nodiscard]] constexpr bool is_capture() const noexcept { return !captured.is_empty(); }

  friend constexpr bool operator==(const Move& a, const Move& b) noexcept {
    return a.from == b.from && a.to == b.to && a.captured == b.captured;
  }
};

/// Moves in a buffer of its own, emptied and used again. It goes to the heap only for positions with more moves than
/// any but crafted ones have.
template <Rules R>
class MoveList {
 public:
  MoveList() noexcept = default;
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;
  ~MoveList() = default;

  void clear() noexcept { size_ = 0; }

  void push(const Move<R>& move) {
    if (size_ == capacity_) grow();
    moves_[size_++] = move;
  }

  /// Puts the moves into board order (from, to, captured squares) and keeps one of each.
  void sort_distinct() {
    if (size_ < 2) return;
    std::sort(moves_, moves_ + size_, comes_first);
    size_ = static_cast<std::size_t>(std::unique(moves_, moves_ + size_) - moves_);
  }

  /// Keeps the moves for which the condition holds.
  template <class Condition>
  void keep_if(Condition condition) {
    const auto drop = [&](const Move<R>& move) { return !condition(move); };
    size_ = static_cast<std::size_t>(std::remove_if(moves_, moves_ + size_, drop) - moves_);
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] const Move<R>& operator[](std::size_t index) const noexcept { return moves_[index]; }
  [[nodiscard]] const Move<R>* begin() const noexcept { return moves_; }
  [[nodiscard]] const Move<R>* end() const noexcept { return moves_ + size_; }
  [[nodiscard]] const Move<R>* data() const noexcept { return moves_; }

 private:
  static constexpr std::size_t usual_size = 128;

  [[nodiscard]] static bool comes_first(const Move<R>& a, const Move<R>& b) noexcept {
    if (a.from != b.from) return a.from < b.from;
    if (a.to != b.to) return a.to < b.to;
    return a.captured.comes_before(b.captured);
  }

  void grow() {
    std::vector<Move<R>> larger(capacity_ * 2);
    std::copy(moves_, moves_ + size_, larger.begin());
    heap_ = std::move(larger);
    moves_ = heap_.data();
    capacity_ = heap_.size();
  }

  std::array<Move<R>, usual_size> usual_;
  std::vector<Move<R>> heap_;
  Move<R>* moves_ = usual_.data();
  std::size_t size_ = 0;
  std::size_t capacity_ = usual_size;
};

}  // namespace draughts
