// Words that explanations of illegal moves share.
#include "illegal_move.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace draughts {

DiagnosticCode code_of(Verdict verdict) noexcept {
  switch (verdict) {
    using enum DiagnosticCode;
    case Verdict::legal:
    case Verdict::too_complex:
      return too_complex;
    case Verdict::no_piece:
      return no_piece;
    case Verdict::wrong_colour:
      return wrong_colour;
    case Verdict::target_occupied:
      return target_occupied;
    case Verdict::unreachable:
    case Verdict::king_must_rest:
      return unreachable;
    case Verdict::must_capture:
      return must_capture;
    case Verdict::capture_not_finished:
      return capture_not_finished;
    case Verdict::must_capture_more:
      return must_capture_more;
    case Verdict::ambiguous_move:
      return ambiguous_move;
  }
  return DiagnosticCode::too_complex;
}

std::string_view name_of(Colour colour) noexcept {
  return colour == Colour::white ? "white" : "black";
}

std::string_view duty_of(Rung rung) noexcept {
  switch (rung) {
    case Rung::most_pieces:
      return "must capture more";
    case Rung::highest_value:
      return "must capture what is worth most";
    case Rung::by_a_king:
      return "must capture with a king";
    case Rung::most_kings:
      return "must capture as many kings as possible";
    case Rung::earlier_king:
      return "must capture a king as early as possible";
  }
  return "must capture otherwise";
}

std::string not_on_board(WrittenSquare square, const NumberingScheme& board) {
  if (square.is_beyond()) return fmt::format("a square that the {}x{} board doesn't have", board.width, board.height);
  if (square.is_algebraic() && square.file() < board.width && square.rank() <= board.height)
    return fmt::format("{} is not one of the squares that are played on", write_square(square));
  return fmt::format("there is no square {} on the {}x{} board", write_square(square), board.width, board.height);
}

std::string choice_of(const std::vector<std::string>& moves) {
  constexpr std::size_t shown = 6;
  if (moves.empty()) return {};
  if (moves.size() > shown)
    return fmt::format("{}, … ({} in all)", fmt::join(moves.begin(), moves.begin() + shown, ", "), moves.size());
  if (moves.size() == 1) return moves[0];
  return fmt::format("{} or {}", fmt::join(moves.begin(), moves.end() - 1, ", "), moves.back());
}

}  // namespace draughts
