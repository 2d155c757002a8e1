// A move, and the reusable list that generators write into.
#pragma once

#include <algorithm>
#include <span>
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

/// Moves in a buffer that is emptied and used again; it grows only for a position richer than all before it.
template <Rules R>
class MoveList {
 public:
  /// Room for the moves of all but crafted positions.
  MoveList() { moves_.reserve(128); }

  void clear() noexcept { moves_.clear(); }
  void push(const Move<R>& move) { moves_.push_back(move); }

  /// Puts the moves into board order (from, to, captured squares) and keeps one of each.
  void sort_distinct() {
    if (moves_.size() < 2) return;
    std::sort(moves_.begin(), moves_.end(), comes_first);
    moves_.erase(std::unique(moves_.begin(), moves_.end()), moves_.end());
  }

  /// Keeps the moves for which the condition holds.
  template <class Condition>
  void keep_if(Condition condition) {
    std::erase_if(moves_, [&](const Move<R>& move) { return !condition(move); });
  }

  [[nodiscard]] std::size_t size() const noexcept { return moves_.size(); }
  [[nodiscard]] bool empty() const noexcept { return moves_.empty(); }
  [[nodiscard]] const Move<R>& operator[](std::size_t index) const noexcept { return moves_[index]; }
  [[nodiscard]] auto begin() const noexcept { return moves_.begin(); }
  [[nodiscard]] auto end() const noexcept { return moves_.end(); }
  [[nodiscard]] const Move<R>* data() const noexcept { return moves_.data(); }
  operator std::span<const Move<R>>() const noexcept { return {moves_.data(), moves_.size()}; }

 private:
  [[nodiscard]] static bool comes_first(const Move<R>& a, const Move<R>& b) noexcept {
    if (a.from != b.from) return a.from < b.from;
    if (a.to != b.to) return a.to < b.to;
    return a.captured < b.captured;
  }

  std::vector<Move<R>> moves_;
};

}  // namespace draughts
