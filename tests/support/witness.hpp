// Between libdraughts and the naive generator: the same board, square and move as either has them. The names of squares
// are all that they share, so that each test that passes through here tests the variant's numbering as well.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "support/naive_draughts.hpp"

namespace test_support {

/// One variant in both views. Throws where a name means something to one of them only.
template <draughts::Rules R>
class Witness {
 public:
  Witness() : variant_(naive_variant(R::name)) {
    numbers_.fill(0);
    for (int number = 1; number <= variant_.squares(); ++number) numbers_.at(index_of(square(number))) = number;
  }

  [[nodiscard]] const NaiveVariant& variant() const { return variant_; }

  [[nodiscard]] draughts::Square square(int number) const {
    const auto square = draughts::numbering_of<R>().resolve(variant_.written(number));
    if (!square) throw std::out_of_range("no square " + variant_.name_of(number));
    return *square;
  }

  [[nodiscard]] std::vector<draughts::Square> squares(std::span<const int> numbers) const {
    std::vector<draughts::Square> list;
    for (const int number : numbers) list.push_back(square(number));
    return list;
  }

  [[nodiscard]] int number(draughts::Square square) const { return numbers_.at(index_of(square)); }

  /// The position of a board, its kings' moves not counted.
  [[nodiscard]] draughts::Position<R> position(const NaiveBoard& board) const {
    const auto position = draughts::make_position<R>(board.setup(), draughts::numbering_of<R>(), board.turn());
    if (!position) throw std::invalid_argument("no position: " + board.fen());
    return *position;
  }

  [[nodiscard]] NaiveBoard board(const draughts::Position<R>& position) const {
    return {variant_, draughts::make_setup(position, draughts::numbering_of<R>())};
  }

  [[nodiscard]] NaiveMove plain(const draughts::Move<R>& move) const {
    NaiveMove plain{number(move.from), number(move.to), {}, move.promotes};
    for (const draughts::Square square : move.captured) plain.captured.push_back(number(square));
    std::sort(plain.captured.begin(), plain.captured.end());
    return plain;
  }

  /// The legal move that the naive one is. Throws if libdraughts has no such move.
  [[nodiscard]] draughts::Move<R> move(const draughts::Position<R>& position, const NaiveMove& move) const {
    draughts::MoveList<R> list;
    if (draughts::legal_moves(position, list) == draughts::Generation::complete) {
      for (const auto& each : list)
        if (plain(each) == move) return each;
    }
    throw std::invalid_argument("no legal move: " + to_string(variant_, move));
  }

  /// The legal moves as libdraughts lists them, in the order of the naive ones; nothing where it gives up.
  [[nodiscard]] std::optional<std::vector<NaiveMove>> legal_moves(const draughts::Position<R>& position) const {
    draughts::MoveList<R> list;
    if (draughts::legal_moves(position, list) != draughts::Generation::complete) return std::nullopt;
    std::vector<NaiveMove> moves;
    for (const auto& move : list) moves.push_back(plain(move));
    std::sort(moves.begin(), moves.end());
    return moves;
  }

 private:
  [[nodiscard]] static std::size_t index_of(draughts::Square square) {
    return static_cast<std::size_t>(square.index());
  }

  const NaiveVariant& variant_;
  std::array<int, 256> numbers_;
};

}  // namespace test_support
