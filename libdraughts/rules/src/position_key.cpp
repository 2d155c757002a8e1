#include "draughts/rules/position_key.hpp"

#include "draughts/rules/variants.hpp"
#include "draughts/rules/zobrist.hpp"

namespace draughts {
namespace {

template <class Board>
std::uint64_t key_on(const SquareSet& white, const SquareSet& black, const SquareSet& kings, Colour turn) noexcept {
  std::uint64_t key = turn == Colour::black ? Zobrist<Board>::of_black_to_move() : 0;
  for (int index = 0; index < Board::bits; ++index) {
    const Square square(index);
    const bool is_white = white.contains(square);
    if (!is_white && !black.contains(square)) continue;
    key ^= Zobrist<Board>::of_piece(is_white ? Colour::white : Colour::black, kings.contains(square), square);
  }
  return key;
}

}  // namespace

std::uint64_t key_of_pieces(Variant variant, const SquareSet& white, const SquareSet& black, const SquareSet& kings,
                            Colour turn) noexcept {
  return with_rules_of(
      variant, [&](auto page) { return key_on<typename decltype(page)::type::Board>(white, black, kings, turn); });
}

}  // namespace draughts
