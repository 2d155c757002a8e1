// From setups to positions and back.
#pragma once

#include "draughts/rules/setup_reading.hpp"

namespace draughts {

namespace {

template <Rules R>
void describe(const Position<R>& position, Colour colour, const Numbering& numbering, Setup& setup) {
  for (const Square square : position.pieces(colour)) {
    setup.pieces.push_back({numbering.write(square), colour, position.kings().contains(square)});
  }
}

}  // namespace

template <Rules R>
tl::expected<Position<R>, SetupFaults> make_position(const Setup& setup, const Numbering& numbering,
                                                     Colour turn_if_unknown) {
  using Squares = Bitboard<typename R::Board>;
  Squares white = Squares::none();
  Squares black = Squares::none();
  Squares kings = Squares::none();
  SetupFaults faults;
  for (std::size_t index = 0; index < setup.pieces.size(); ++index) {
    const SetupPiece& piece = setup.pieces[index];
    const auto square = numbering.resolve(piece.square);
    Squares& own = piece.colour == Colour::white ? white : black;
    if (!square) {
      faults.push_back({SetupFaultKind::off_board, index});
    } else if (own.contains(*square)) {
      faults.push_back({SetupFaultKind::square_twice, index});
    } else if ((white | black).contains(*square)) {
      faults.push_back({SetupFaultKind::square_shared, index});
    } else {
      own |= Squares(*square);
      if (piece.king) kings |= Squares(*square);
    }
  }
  if (!faults.empty()) return tl::make_unexpected(std::move(faults));
  return Position<R>(white, black, kings, setup.turn.value_or(turn_if_unknown));
}

template <Rules R>
SetupOddities<R> oddities(const Position<R>& position) noexcept {
  using Squares = Bitboard<typename R::Board>;
  const int at_the_start = R::home_rows * Squares::row(0).count();
  const Squares top = Squares::row(0);
  const Squares bottom = Squares::row(R::Board::height - 1);
  return {(position.men(Colour::white) & top) | (position.men(Colour::black) & bottom),
          position.pieces(Colour::white).count() > at_the_start, position.pieces(Colour::black).count() > at_the_start};
}

template <Rules R>
Setup make_setup(const Position<R>& position, const Numbering& numbering) {
  Setup setup;
  setup.turn = position.turn();
  describe(position, Colour::white, numbering, setup);
  describe(position, Colour::black, numbering, setup);
  return setup;
}

}  // namespace draughts
