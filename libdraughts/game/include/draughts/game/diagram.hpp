// Pieces on the squares of any board, whoever's rules they move by: what a position is to those who only show it.
// Whether a move is legal is asked of the rules room; here it is carried out as it is told.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/setup.hpp"
#include "draughts/rules/square.hpp"

namespace draughts {

/// What stands on a square.
enum class Piece : std::uint8_t { none, white_man, white_king, black_man, black_king };

[[nodiscard]] constexpr bool is_king(Piece piece) noexcept {
  return piece == Piece::white_king || piece == Piece::black_king;
}

/// The colour of a piece; without meaning for none.
[[nodiscard]] constexpr Colour colour_of(Piece piece) noexcept {
  return piece == Piece::white_man || piece == Piece::white_king ? Colour::white : Colour::black;
}

[[nodiscard]] constexpr Piece piece_of(Colour colour, bool king) noexcept {
  if (colour == Colour::white) return king ? Piece::white_king : Piece::white_man;
  return king ? Piece::black_king : Piece::black_man;
}

/// `w`, `W` for a king, `b`, `B`: as diagrams in characters and engines have them; `otherwise` for none.
[[nodiscard]] constexpr char letter_of(Piece piece, char otherwise) noexcept {
  if (piece == Piece::none) return otherwise;
  if (colour_of(piece) == Colour::white) return is_king(piece) ? 'W' : 'w';
  return is_king(piece) ? 'B' : 'b';
}

/// A board with pieces, and whose turn it is.
class Diagram {
 public:
  Diagram() noexcept = default;

  /// The position as a diagram.
  template <Rules R>
  [[nodiscard]] static Diagram of(const Position<R>& position) noexcept {
    Diagram diagram;
    diagram.turn_ = position.turn();
    for (const Colour colour : {Colour::white, Colour::black})
      for (const Square square : position.pieces(colour))
        diagram.put(square, piece_of(colour, position.kings().contains(square)));
    return diagram;
  }

  /// What a setup describes; `turn_if_unknown` moves where the setup doesn't say who does. Pieces on squares that the
  /// board lacks are left out.
  [[nodiscard]] static Diagram of(const Setup& setup, const Numbering& numbering, Colour turn_if_unknown) noexcept;

  [[nodiscard]] Piece at(Square square) const noexcept { return pieces_[index_of(square)]; }
  [[nodiscard]] Colour turn() const noexcept { return turn_; }

  void put(Square square, Piece piece) noexcept { pieces_[index_of(square)] = piece; }
  void give_turn(Colour colour) noexcept { turn_ = colour; }

  /// Moves the piece on `from` to `to`, takes what is captured off, crowns it where it `promotes`, and passes the turn.
  void play(Square from, Square to, std::span<const Square> captured, bool promotes) noexcept;

  /// The diagram with its squares named: white pieces first, each colour in board order.
  [[nodiscard]] Setup setup(const Numbering& numbering) const;

  friend bool operator==(const Diagram&, const Diagram&) noexcept = default;

  /// No board's square has an index as large as this; ghosts between rows count.
  static constexpr int squares = 128;

 private:
  [[nodiscard]] static std::size_t index_of(Square square) noexcept { return static_cast<std::size_t>(square.index()); }

  std::array<Piece, static_cast<std::size_t>(squares)> pieces_{};
  Colour turn_{};
};

}  // namespace draughts
