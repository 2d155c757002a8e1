// A position: the pieces, the turn, and a key that says both. Draw counts are not part of it; see draw_rules.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "draughts/rules/bitboard.hpp"
#include "draughts/rules/colour.hpp"
#include "draughts/rules/king_moves.hpp"
#include "draughts/rules/move.hpp"
#include "draughts/rules/rules.hpp"
#include "draughts/rules/zobrist.hpp"

namespace draughts {

/// A position that can be played on by the rules `R`: everything that decides which moves are legal. A small value.
template <Rules R>
class Position {
 public:
  using Board = typename R::Board;
  using Squares = Bitboard<Board>;

  /// The position with these pieces. `kings` are those of both colours; the sets of white and black don't overlap.
  constexpr Position(Squares white, Squares black, Squares kings, Colour turn) noexcept
      : pieces_{white, black}, kings_(kings), turn_(turn), key_(key_from_scratch()) {}

  /// The position in which a game begins.
  [[nodiscard]] static constexpr Position start() noexcept {
    Squares white = Squares::none();
    Squares black = Squares::none();
    for (int row = 0; row < R::home_rows; ++row) {
      black |= Squares::row(R::rows_behind_home + row);
      white |= Squares::row(Board::height - 1 - R::rows_behind_home - row);
    }
    return Position(white, black, Squares::none(), R::first_mover);
  }

  [[nodiscard]] constexpr Colour turn() const noexcept { return turn_; }
  [[nodiscard]] constexpr Squares pieces(Colour colour) const noexcept { return pieces_[place(colour)]; }
  [[nodiscard]] constexpr Squares men(Colour colour) const noexcept { return pieces(colour) - kings_; }
  [[nodiscard]] constexpr Squares kings(Colour colour) const noexcept { return pieces(colour) & kings_; }
  /// The kings of both colours.
  [[nodiscard]] constexpr Squares kings() const noexcept { return kings_; }
  [[nodiscard]] constexpr Squares occupied() const noexcept { return pieces_[0] | pieces_[1]; }
  [[nodiscard]] constexpr Squares empty() const noexcept { return Squares::all() - occupied(); }

  /// How often in a row that side moved one king; always none where the rules set no limit to it.
  [[nodiscard]] constexpr KingMoves king_moves(Colour side) const noexcept { return king_moves_.of(side); }
  /// The king of that side that may not move again without capturing, if there is one.
  [[nodiscard]] constexpr Squares resting_king(Colour side) const noexcept {
    if constexpr (limits_king_moves) {
      const KingMoves last = king_moves(side);
      if (last.moves >= R::king_moves_in_a_row) return Squares(last.king);
    }
    return Squares::none();
  }

  /// A number that equal positions share and others in practice don't. Stable between runs.
  [[nodiscard]] constexpr std::uint64_t key() const noexcept { return key_; }
  /// The same of the pieces and the turn alone, however often kings have moved in a row.
  [[nodiscard]] constexpr std::uint64_t key_of_pieces() const noexcept {
    if constexpr (!limits_king_moves) return key_;
    return key_ ^ key_of(Colour::white, king_moves(Colour::white)) ^ key_of(Colour::black, king_moves(Colour::black));
  }

  /// The position after a move of the side to move. The move is not checked.
  [[nodiscard]] constexpr Position after(const Move<R>& move) const noexcept {
    Position next = *this;
    next.play(move);
    return next;
  }

  /// The same where whose turn it is is known while compiling.
  template <Colour side>
  [[nodiscard]] constexpr Position after_as(const Move<R>& move) const noexcept {
    Position next = *this;
    next.template play_as<side>(move);
    return next;
  }

  /// Becomes the position after a move of the side to move. The move is not checked.
  constexpr void play(Move<R> move) noexcept {
    if (turn_ == Colour::white) {
      play_as<Colour::white>(move);
    } else {
      play_as<Colour::black>(move);
    }
  }

  /// The same where whose turn it is is known while compiling.
  template <Colour side>
  constexpr void play_as(const Move<R>& move) noexcept {
    const bool kings_stood = !kings_.is_empty();
    // Captured pieces first: where they leave at once, a piece may come down where one of them stood.
    if (move.is_capture()) lift_all<opponent(side)>(move.captured);
    if (kings_.contains(move.from)) {
      shift<side>(move, true, true);
    } else {
      shift<side>(move, false, move.promotes);
    }
    if constexpr (limits_king_moves) {
      if (kings_stood) count_king_move<side>(move);
    }
    turn_ = opponent(side);
    key_ ^= Zobrist<Board>::of_black_to_move();
  }

  /// The same pieces, where that side has moved one king so often in a row. It has no meaning without men.
  [[nodiscard]] constexpr Position with_king_moves(Colour side, KingMoves moves) const noexcept {
    Position same = *this;
    if constexpr (limits_king_moves) same.set_king_moves(side, moves);
    return same;
  }

  /// The same pieces with that side to move.
  [[nodiscard]] constexpr Position with_turn(Colour turn) const noexcept {
    Position same = *this;
    same.set_turn(turn);
    return same;
  }

  friend constexpr bool operator==(const Position& a, const Position& b) noexcept {
    return a.pieces_ == b.pieces_ && a.kings_ == b.kings_ && a.turn_ == b.turn_ && a.king_moves_ == b.king_moves_;
  }

 private:
  static constexpr bool limits_king_moves = R::king_moves_in_a_row > 0;

  [[nodiscard]] static constexpr std::size_t place(Colour colour) noexcept { return static_cast<std::size_t>(colour); }

  /// Sets the moving piece, which leaves as a king or a man and arrives as one, on its last square.
  template <Colour side>
  constexpr void shift(const Move<R>& move, bool leaves_as_king, bool arrives_as_king) noexcept {
    Squares& own = pieces_[place(side)];
    own = own.without(move.from).with(move.to);
    if (leaves_as_king) kings_ -= Squares(move.from);
    if (arrives_as_king) kings_ |= Squares(move.to);
    key_ ^= Zobrist<Board>::of_piece(side, leaves_as_king, move.from) ^
            Zobrist<Board>::of_piece(side, arrives_as_king, move.to);
  }

  /// Takes pieces of that side off the board.
  template <Colour side>
  constexpr void lift_all(Squares captured) noexcept {
    for (const Square square : captured) key_ ^= Zobrist<Board>::of_piece(side, kings_.contains(square), square);
    pieces_[place(side)] -= captured;
    kings_ -= captured;
  }

  /// Counts a move that has been made on a board with kings. Only a side with men has a count.
  template <Colour side>
  constexpr void count_king_move(const Move<R>& move) noexcept {
    const bool by_king = kings_.contains(move.to) && !move.promotes;
    const KingMoves last = king_moves(side);
    KingMoves now{};
    if (by_king && !move.is_capture() && !men(side).is_empty()) {
      const bool same_king = last.moves > 0 && last.king == move.from;
      now = {move.to, static_cast<std::uint8_t>(same_king ? last.moves + 1 : 1)};
    }
    set_king_moves(side, now);
    constexpr Colour other = opponent(side);
    if (move.captured.contains(king_moves(other).king) || men(other).is_empty()) set_king_moves(other, {});
  }

  [[nodiscard]] static constexpr std::uint64_t key_of(Colour side, KingMoves moves) noexcept {
    return moves.moves == 0 ? 0 : Zobrist<Board>::of_king_moves(side, moves.king, moves.moves);
  }

  constexpr void set_king_moves(Colour side, KingMoves moves) noexcept {
    key_ ^= key_of(side, king_moves(side)) ^ key_of(side, moves);
    king_moves_.set(side, moves);
  }

  constexpr void set_turn(Colour turn) noexcept {
    if (turn_ != turn) key_ ^= Zobrist<Board>::of_black_to_move();
    turn_ = turn;
  }

  [[nodiscard]] constexpr std::uint64_t key_from_scratch() const noexcept {
    std::uint64_t key = turn_ == Colour::black ? Zobrist<Board>::of_black_to_move() : 0;
    for (const Colour colour : {Colour::white, Colour::black}) {
      for (const Square square : pieces(colour)) {
        key ^= Zobrist<Board>::of_piece(colour, kings_.contains(square), square);
      }
    }
    return key;
  }

  std::array<Squares, 2> pieces_;
  Squares kings_;
  Colour turn_;
  [[no_unique_address]] KingMoveCounts<limits_king_moves> king_moves_{};
  std::uint64_t key_;
};

}  // namespace draughts
