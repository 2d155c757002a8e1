// What a person can do about an illegal move: moves that fit what was written, and what else would help.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "illegal_move.hpp"
#include "suggestions.hpp"

namespace draughts {

/// Says what could be done about an illegal move.
template <Rules R>
class IllegalMoveHint {
 public:
  explicit IllegalMoveHint(const Alternatives<R>& alternatives) : at_(alternatives), illegal_(at_.illegal()) {}

  /// The readings of an ambiguous move; of others, where they are wanted, the legal moves that fit.
  [[nodiscard]] std::vector<std::string> fitting() const {
    std::vector<std::string> paths;
    if (illegal_.code != DiagnosticCode::ambiguous_move)
      return illegal_.suggest ? suggestions(at_.texts(), written()) : paths;
    MoveList<R> readings;
    at_.readings(readings);
    for (const Move<R>& move : readings) paths.push_back(at_.complete(move));
    return paths;
  }

  /// A hint for somebody who is shown `fitting`; empty where there is nothing to say.
  [[nodiscard]] std::string hint(const std::vector<std::string>& fitting) const {
    using enum DiagnosticCode;
    if (illegal_.code == too_complex) return "a position like this can't arise in a game; check the FEN";
    if (illegal_.code == move_after_end) return "drop the moves behind the end, or look for a wrong move before it";
    if (illegal_.code == ambiguous_move) return fmt::format("write {}", choice_of(fitting));
    if (illegal_.code == wrong_colour && illegal_.ply == 1)
      return fmt::format("{} moves first{}", at_.mover(), in_brackets<R>(R::articles.turn));
    if (illegal_.code == two_moves)
      return fmt::format("a move of {} seems to be missing before it, as ply {}", at_.mover(), illegal_.ply);
    const std::string way = way_out(fitting);
    if (illegal_.code == no_piece) return way;  // nothing that anybody could have played
    return way.empty() ? standing() : fmt::format("{}; {}", way, standing());
  }

 private:
  [[nodiscard]] std::string written() const {
    std::vector<WrittenSquare> squares;
    for (const Square square : illegal_.squares) squares.push_back(illegal_.numbering.write(square));
    return write_squares(squares, at_.captures_due() ? R::capture_sign : '-');
  }

  /// That a capture is due, where one is.
  [[nodiscard]] std::string duty() const {
    return at_.captures_due() ? in_brackets<R>(at_.capture_article()) : std::string();
  }

  /// What could have been meant, as far as neither the message nor the list of legal moves says it.
  [[nodiscard]] std::string way_out(const std::vector<std::string>& fitting) const {
    using enum DiagnosticCode;
    if (at_.texts().size() == 1) return fmt::format("{} is the only legal move{}", at_.texts()[0], duty());
    const bool told =
        illegal_.code == must_capture || illegal_.code == must_capture_more || illegal_.code == capture_not_finished;
    if (at_.captures_due() && !told) return fmt::format("a capture is due: {}{}", choice_of(at_.texts()), duty());
    if (!fitting.empty()) return fmt::format("perhaps {} was meant", choice_of(fitting));
    return {};
  }

  [[nodiscard]] std::string standing() const {
    return "if it was played and stood, write behind it the position that came of it, as /FEN \"...\"/" +
           in_brackets<R>(R::articles.acceptance);
  }

  const Alternatives<R>& at_;
  const IllegalMove<R>& illegal_;
};

}  // namespace draughts
