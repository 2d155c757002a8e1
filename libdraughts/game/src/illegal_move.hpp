// A written move that is not legal, and what could have been played in its place. What a person is told of it is in
// illegal_move_message.hpp and illegal_move_hint.hpp; the verdict is the referee's.
#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/move_writing.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/referee.hpp"

namespace draughts {

/// A written move that is not legal, and where it was to be played.
template <Rules R>
struct IllegalMove {
  const Position<R>& position;
  const Numbering& numbering;
  std::span<const Square> squares;  ///< as written, on the board
  DiagnosticCode code;
  std::uint32_t ply;  ///< from 1
  bool suggest;       ///< look for legal moves that fit
};

/// The diagnostic's code for a verdict that is not `legal`.
[[nodiscard]] DiagnosticCode code_of(Verdict verdict) noexcept;

/// "white" or "black".
[[nodiscard]] std::string_view name_of(Colour colour) noexcept;

/// What is wrong with a square that is not played on, or lies on no board of that size.
[[nodiscard]] std::string not_on_board(WrittenSquare square, const NumberingScheme& board);

/// Words such as "28x19, 33x24 or 34x23"; of a long list the first ones and how many there are.
[[nodiscard]] std::string choice_of(const std::vector<std::string>& moves);

/// "must capture with a king" and the like: what a capture lacks that another has.
[[nodiscard]] std::string_view duty_of(Rung rung) noexcept;

/// "FMJD Annex 1, article 4.2"; empty where the article's number is not known.
template <Rules R>
[[nodiscard]] std::string citation(std::string_view number) {
  return number.empty() ? std::string() : fmt::format("{}, article {}", R::rule_book, number);
}

/// The same in brackets, with a space in front.
template <Rules R>
[[nodiscard]] std::string in_brackets(std::string_view number) {
  return number.empty() ? std::string() : fmt::format(" ({})", citation<R>(number));
}

/// What was legal where an illegal move was written.
template <Rules R>
class Alternatives {
 public:
  explicit Alternatives(const IllegalMove<R>& illegal) : illegal_(illegal) {
    if (legal_moves<R>(illegal.position, moves_) == Generation::too_complex) moves_.clear();
    for (const Move<R>& move : moves_) texts_.push_back(write(move));
  }

  [[nodiscard]] const IllegalMove<R>& illegal() const noexcept { return illegal_; }
  /// The legal moves; none where there are too many captures to list.
  [[nodiscard]] const MoveList<R>& moves() const noexcept { return moves_; }
  /// The same in their order, as they are written.
  [[nodiscard]] const std::vector<std::string>& texts() const noexcept { return texts_; }

  [[nodiscard]] std::string write(const Move<R>& move) const {
    return write_move<R>(illegal_.position, move, illegal_.numbering);
  }
  /// With its path, needed or not.
  [[nodiscard]] std::string complete(const Move<R>& move) const {
    return write_complete<R>(illegal_.position, move, illegal_.numbering);
  }
  [[nodiscard]] std::string name(Square square) const { return write_square(illegal_.numbering.write(square)); }
  [[nodiscard]] std::string_view mover() const { return name_of(illegal_.position.turn()); }
  [[nodiscard]] bool is_king(Square square) const { return illegal_.position.kings().contains(square); }
  [[nodiscard]] bool captures_due() const { return !moves_.empty() && moves_[0].is_capture(); }

  /// Whether it is a step that only the limit on one king's moves forbids.
  [[nodiscard]] bool must_rest() const {
    return R::king_moves_in_a_row > 0 &&
           resolve<R>(illegal_.position, illegal_.squares, false).verdict == Verdict::king_must_rest;
  }

  /// The article that makes the capture due.
  [[nodiscard]] std::string_view capture_article() const {
    return is_king(moves_[0].from) ? R::articles.king_capture : R::articles.man_capture;
  }

  /// In which number of its precedence a capture along the written squares falls short of the legal ones.
  [[nodiscard]] std::optional<std::size_t> lost_rung() const {
    if (!captures_due()) return std::nullopt;
    const std::array<Square, 2> ends{moves_[0].from, moves_[0].to};
    const auto written = best_capture<R>(illegal_.position, illegal_.squares);
    const auto legal = best_capture<R>(illegal_.position, ends);
    return written && legal ? rung_below<typename R::Precedence>(*written, *legal) : std::nullopt;
  }

  /// The legal moves that an ambiguous one may be.
  void readings(MoveList<R>& fitting) const { candidates<R>(illegal_.position, illegal_.squares, fitting); }

 private:
  const IllegalMove<R>& illegal_;
  MoveList<R> moves_;
  std::vector<std::string> texts_;
};

}  // namespace draughts
