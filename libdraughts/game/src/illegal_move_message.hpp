// What a person is told of an illegal move: what is wrong with it, and the article that says so.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "illegal_move.hpp"
#include "straight_line.hpp"

namespace draughts {

/// Says what is wrong with an illegal move.
template <Rules R>
class IllegalMoveMessage {
 public:
  explicit IllegalMoveMessage(const Alternatives<R>& alternatives)
      : at_(alternatives), illegal_(at_.illegal()), line_(at_) {}

  /// Empty where the code's own text says it all.
  [[nodiscard]] std::string message() const {
    const Square from = illegal_.squares.front();
    const Square to = illegal_.squares.back();
    switch (illegal_.code) {
      using enum DiagnosticCode;
      case no_piece:
        return fmt::format("there is no piece on {}", at_.name(from));
      case wrong_colour:
        return fmt::format("the piece on {} is not {}'s, whose turn it is", at_.name(from), at_.mover());
      case two_moves:
        return fmt::format("{} moves twice in a row", name_of(opponent(illegal_.position.turn())));
      case target_occupied:
        return fmt::format("{} is occupied", at_.name(to));
      case unreachable:
        return unreachable_message();
      case must_capture:
        return fmt::format("{} must capture: {}", at_.mover(), captures(false));
      case capture_not_finished:
        return fmt::format("the capture goes on from {}: {}", at_.name(to), captures(true));
      case must_capture_more:
        return must_capture_more_message();
      case ambiguous_move:
        return ambiguous_message();
      case move_after_end:
        if (R::crowning_wins && !illegal_.position.kings().is_empty()) return "a man was crowned: the game was over";
        return fmt::format("{} had no move left: the game was over", at_.mover());
      default:
        return {};
    }
  }

  /// The rule book's name and the article that the code rests on; empty where it rests on none.
  [[nodiscard]] std::string rule() const { return citation<R>(article()); }

 private:
  [[nodiscard]] std::string_view piece_name(Square square) const { return at_.is_king(square) ? "king" : "man"; }

  /// `28x8`, and its path behind it where it takes more than one piece.
  [[nodiscard]] std::string with_path(const Move<R>& move) const {
    const std::string complete = at_.complete(move);
    const std::string shortest = at_.write(move);
    return complete == shortest ? shortest : fmt::format("{} ({})", shortest, complete);
  }

  [[nodiscard]] std::string captures(bool from_that_piece) const {
    std::vector<std::string> due;
    for (const Move<R>& move : at_.moves())
      if (!from_that_piece || move.from == illegal_.squares.front()) due.push_back(with_path(move));
    return choice_of(due);
  }

  [[nodiscard]] std::string unreachable_message() const {
    const Square from = illegal_.squares.front();
    if (at_.must_rest())
      return fmt::format("the king on {} has moved {} times in a row and has to rest, unless it captures",
                         at_.name(from), R::king_moves_in_a_row);
    const std::string why = illegal_.squares.size() == 2 ? line_.reason() : std::string();
    if (!why.empty()) return why;
    if (illegal_.squares.size() == 2)
      return fmt::format("a {} can't get from {} to {} in {}", piece_name(from), at_.name(from),
                         at_.name(illegal_.squares.back()), R::title);
    return fmt::format("no capture of the {} on {} goes that way", piece_name(from), at_.name(from));
  }

  [[nodiscard]] static Rung rung_at([[maybe_unused]] std::size_t index) {
    if constexpr (R::Precedence::rungs.size() > 0)
      return R::Precedence::rungs[index];
    else
      return Rung::by_a_king;  // of a free choice, which none falls short of
  }

  /// The article on that rung of the precedence which decided.
  [[nodiscard]] std::string_view precedence_article() const {
    const std::size_t rung = at_.lost_rung().value_or(0);
    return rung == 0 || R::articles.tie_breaks[rung - 1].empty() ? R::articles.precedence
                                                                 : R::articles.tie_breaks[rung - 1];
  }

  [[nodiscard]] std::string must_capture_more_message() const {
    if (illegal_.squares.size() == 2 && line_.stops_too_far())
      return fmt::format("{}: {}", line_.reason(), captures(false));
    const auto lost = at_.lost_rung();
    // A capture that stops halfway falls short in no number, but the number of pieces is what a person counts.
    if (!lost && rung_at(0) != Rung::most_pieces)
      return fmt::format("{} must capture otherwise: {}", at_.mover(), captures(false));
    const Rung rung = rung_at(lost.value_or(0));
    if (rung == Rung::most_pieces)
      return fmt::format("{} must capture {}: {}", at_.mover(), at_.moves()[0].captured.count(), captures(false));
    return fmt::format("{} {}: {}", at_.mover(), duty_of(rung), captures(false));
  }

  [[nodiscard]] std::string ambiguous_message() const {
    MoveList<R> readings;
    at_.readings(readings);
    std::vector<std::string> takings;
    for (const Move<R>& move : readings) {
      std::vector<std::string> taken;
      for (const Square square : move.captured) taken.push_back(at_.name(square));
      std::ranges::sort(taken, {}, [](const std::string& text) { return std::pair(text.size(), text); });
      takings.push_back(fmt::format("{} takes {}", at_.complete(move), fmt::join(taken, ",")));
    }
    return fmt::format("different pieces could be taken: {}", fmt::join(takings, "; "));
  }

  /// The article that a message's code rests on; empty where none does.
  [[nodiscard]] std::string_view article() const {
    constexpr const MoveArticles& articles = R::articles;
    const bool king = at_.is_king(illegal_.squares.front());
    switch (illegal_.code) {
      using enum DiagnosticCode;
      case wrong_colour:
      case two_moves:
        return articles.turn;
      case unreachable:
        if (at_.must_rest()) return articles.king_limit;
        return king ? articles.king_step : articles.man_step;
      case must_capture:
        return at_.capture_article();
      case capture_not_finished:
        return king ? articles.king_goes_on : articles.man_goes_on;
      case must_capture_more:
        return precedence_article();
      default:
        return {};
    }
  }

  const Alternatives<R>& at_;
  const IllegalMove<R>& illegal_;
  StraightLine<R> line_;
};

}  // namespace draughts
