// Writing FEN.
#include <algorithm>

#include "pdn/fen_text.hpp"

namespace pdn {

using draughts::Colour;
using draughts::SetupPiece;
using draughts::WrittenSquare;

namespace {

std::string text_of(WrittenSquare square) {
  if (square.is_numeric()) return std::to_string(square.number());
  if (square.is_algebraic()) return static_cast<char>('a' + square.file()) + std::to_string(square.rank());
  return "?";
}

bool is_next(const SetupPiece& piece, const SetupPiece& last) noexcept {
  return !piece.king && !last.king && piece.square.is_numeric() && last.square.is_numeric() &&
         piece.square.number() == last.square.number() + 1;
}

// The pieces of one side; `pieces` is in the order of squares.
void append_side(std::string& fen, const std::vector<SetupPiece>& pieces) {
  for (std::size_t first = 0; first < pieces.size();) {
    std::size_t last = first;
    while (last + 1 < pieces.size() && is_next(pieces[last + 1], pieces[last])) ++last;
    if (last - first < 2) last = first;  // two squares in a row are written one by one
    if (first > 0) fen += ',';
    if (pieces[first].king) fen += 'K';
    fen += text_of(pieces[first].square);
    if (last > first) fen += '-' + text_of(pieces[last].square);
    first = last + 1;
  }
}

}  // namespace

std::string write_fen(const draughts::Setup& setup) {
  std::string fen(1, !setup.turn ? '?' : *setup.turn == Colour::white ? 'W' : 'B');
  for (const Colour colour : {Colour::white, Colour::black}) {
    std::vector<SetupPiece> side;
    side.reserve(setup.pieces.size());
    std::ranges::copy_if(setup.pieces, std::back_inserter(side),
                         [colour](const SetupPiece& piece) { return piece.colour == colour; });
    std::ranges::sort(side, {}, &SetupPiece::square);
    fen += colour == Colour::white ? ":W" : ":B";
    append_side(fen, side);
  }
  return fen;
}

}  // namespace pdn
