// What stands between the ends of an illegal move, and which rule of the variant that breaks. Only moves along one line
// can be explained so; whether a move is legal is the referee's business.
#pragma once

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <string>

#include "illegal_move.hpp"

namespace draughts {

/// The line from the first to the last square of a move that is not legal.
template <Rules R>
class StraightLine {
 public:
  explicit StraightLine(const Alternatives<R>& alternatives) : at_(alternatives), illegal_(at_.illegal()) {
    const int rows = row_of(to()) - row_of(from());
    const int columns = column_of(to()) - column_of(from());
    const bool diagonal = std::abs(rows) == std::abs(columns);
    if (rows == 0 && columns == 0) return;
    if (!diagonal && rows != 0 && columns != 0) return;
    capturing_line_ = runs_along(diagonal ? Direction::up_left : Direction::up, R::capture_lines);
    look_along(sign(rows) * (diagonal ? 1 : 2), sign(columns) * (diagonal ? 1 : 2));
  }

  /// What forbids the move, in words; empty where the line does not tell.
  [[nodiscard]] std::string reason() const {
    if (breaks_mens_limit())
      return fmt::format("a man may not take a king in {}, and on {} stands one", R::title, at_.name(*met_));
    if (stops_too_far())
      return fmt::format("a king that takes {} has to stop right behind it in {}", at_.name(*met_), R::title);
    if (flies())
      return fmt::format("a king goes one square at a time in {}, not from {} to {}", R::title, at_.name(from()),
                         at_.name(to()));
    return {};
  }

  /// Whether a king jumps one piece and comes down farther behind it than the rule book lets it.
  [[nodiscard]] bool stops_too_far() const {
    if (!R::flying_kings || !at_.is_king(from()) || !jumps_one() || !far_behind_) return false;
    if (R::king_landing == KingLanding::directly_behind_a_king_taken_last) return at_.is_king(*met_);
    return R::king_landing == KingLanding::directly_behind;
  }

 private:
  [[nodiscard]] static int row_of(Square square) { return R::Board::row_of(square); }
  [[nodiscard]] static int column_of(Square square) { return R::Board::column_of(square); }
  [[nodiscard]] static int sign(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }
  [[nodiscard]] Square from() const { return illegal_.squares.front(); }
  [[nodiscard]] Square to() const { return illegal_.squares.back(); }

  void look_along(int rows, int columns) {
    int row = row_of(from()) + rows;
    int column = column_of(from()) + columns;
    for (; row != row_of(to()) || column != column_of(to()); row += rows, column += columns) {
      const std::optional<Square> square = R::Board::square_at(row, column);
      if (!square) return;
      far_behind_ = met_.has_value();
      steps_ += 1;
      if (!illegal_.position.occupied().contains(*square)) continue;
      several_ |= met_.has_value();
      met_ = *square;
    }
  }

  [[nodiscard]] bool jumps_one() const {
    return capturing_line_ && met_ && !several_ &&
           illegal_.position.pieces(opponent(illegal_.position.turn())).contains(*met_);
  }

  [[nodiscard]] bool breaks_mens_limit() const {
    return !R::men_capture_kings && !at_.is_king(from()) && jumps_one() && at_.is_king(*met_) && steps_ == 1;
  }

  [[nodiscard]] bool flies() const {
    return !R::flying_kings && at_.is_king(from()) && capturing_line_ && !met_ && steps_ > 0;
  }

  const Alternatives<R>& at_;
  const IllegalMove<R>& illegal_;
  std::optional<Square> met_;  ///< the piece between the ends, the last of several
  bool several_ = false;
  bool far_behind_ = false;  ///< squares lie between that piece and the last one
  bool capturing_line_ = false;
  int steps_ = 0;  ///< squares between the ends
};

}  // namespace draughts
