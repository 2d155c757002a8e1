// The random numbers behind a position's key (Zobrist 1970): one for each piece on each square, one for the turn.
#pragma once

#include <array>
#include <cstdint>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// Keys of a board. They never change between runs or versions: databases may store them.
template <class Board>
class Zobrist {
 public:
  /// The part of a key that one piece contributes.
  [[nodiscard]] static constexpr std::uint64_t of_piece(Colour colour, bool king, Square square) noexcept {
    const auto kind = static_cast<std::size_t>(colour) * 2 + (king ? 1 : 0);
    return table[kind * Board::bits + static_cast<std::size_t>(square.index())];
  }

  /// The part that says that a side moved that king so often in a row, where that is limited.
  [[nodiscard]] static constexpr std::uint64_t of_king_moves(Colour side, Square king, unsigned moves) noexcept {
    const auto place = static_cast<std::uint64_t>(king.index()) << 1 | static_cast<std::uint64_t>(side);
    return mixed(0x9e3779b97f4a7c15U * (place << 8 | moves) ^ table.back());
  }

  /// The part that says Black is to move.
  [[nodiscard]] static constexpr std::uint64_t of_black_to_move() noexcept { return table.back(); }

 private:
  /// SplitMix64 (Steele, Lea, Flood 2014).
  [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t state) noexcept {
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9U;
    state = (state ^ (state >> 27)) * 0x94d049bb133111ebU;
    return state ^ (state >> 31);
  }

  static constexpr auto table = [] {
    std::array<std::uint64_t, std::size_t{4} * Board::bits + 1> numbers{};
    std::uint64_t state = 0;
    for (auto& number : numbers) number = mixed(state += 0x9e3779b97f4a7c15U);
    return numbers;
  }();
};

}  // namespace draughts
