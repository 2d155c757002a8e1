// Why a move can't be played, said to a person: message, hint, legal moves, article. The verdict is the referee's.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/move_writing.hpp"
#include "draughts/rules/referee.hpp"
#include "suggestions.hpp"

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

/// Words such as "28x19, 33x24 or 34x23"; of a long list the first ones and how many there are.
[[nodiscard]] std::string choice_of(const std::vector<std::string>& moves);

/// Fills in what a person needs to know about an illegal move.
template <Rules R>
class Explanation {
 public:
  explicit Explanation(const IllegalMove<R>& illegal) : illegal_(illegal) {
    if (legal_moves<R>(illegal.position, moves_) == Generation::too_complex) moves_.clear();
    for (const Move<R>& move : moves_) texts_.push_back(write(move));
  }

  void fill(Diagnostic& diagnostic) const {
    diagnostic.message = message();
    diagnostic.rule = rule();
    diagnostic.board->legal = texts_;
    if (illegal_.code == DiagnosticCode::ambiguous_move)
      diagnostic.suggestions = complete_candidates();
    else if (illegal_.suggest)
      diagnostic.suggestions = suggestions(texts_, written());
    diagnostic.hint = hint(diagnostic.suggestions);
  }

 private:
  [[nodiscard]] std::string write(const Move<R>& move) const {
    return write_move<R>(illegal_.position, move, illegal_.numbering);
  }
  [[nodiscard]] std::string name(Square square) const { return write_square(illegal_.numbering.write(square)); }
  [[nodiscard]] std::string_view mover() const { return name_of(illegal_.position.turn()); }
  [[nodiscard]] bool captures_due() const { return !moves_.empty() && moves_[0].is_capture(); }

  [[nodiscard]] std::string written() const {
    std::vector<WrittenSquare> squares;
    for (const Square square : illegal_.squares) squares.push_back(illegal_.numbering.write(square));
    return write_squares(squares, captures_due() ? R::capture_sign : '-');
  }

  [[nodiscard]] std::string_view piece_name(Square square) const {
    return illegal_.position.kings().contains(square) ? "king" : "man";
  }

  /// `28x8`, and its path behind it where it takes more than one piece.
  [[nodiscard]] std::string with_path(const Move<R>& move) const {
    const std::string complete = write_complete<R>(illegal_.position, move, illegal_.numbering);
    const std::string shortest = write(move);
    return complete == shortest ? shortest : fmt::format("{} ({})", shortest, complete);
  }

  [[nodiscard]] std::string captures(bool from_that_piece) const {
    std::vector<std::string> due;
    for (const Move<R>& move : moves_)
      if (!from_that_piece || move.from == illegal_.squares.front()) due.push_back(with_path(move));
    return choice_of(due);
  }

  [[nodiscard]] std::string unreachable_message() const {
    const Square from = illegal_.squares.front();
    if (illegal_.squares.size() == 2)
      return fmt::format("a {} can't get from {} to {}", piece_name(from), name(from), name(illegal_.squares.back()));
    return fmt::format("no capture of the {} on {} goes that way", piece_name(from), name(from));
  }

  [[nodiscard]] std::string ambiguous_message() const {
    MoveList<R> fitting;
    candidates<R>(illegal_.position, illegal_.squares, fitting);
    std::vector<std::string> takings;
    for (const Move<R>& move : fitting) {
      std::vector<std::string> taken;
      for (const Square square : move.captured) taken.push_back(name(square));
      std::ranges::sort(taken, {}, [](const std::string& text) { return std::pair(text.size(), text); });
      takings.push_back(fmt::format("{} takes {}", write_complete<R>(illegal_.position, move, illegal_.numbering),
                                    fmt::join(taken, ",")));
    }
    return fmt::format("different pieces could be taken: {}", fmt::join(takings, "; "));
  }

  [[nodiscard]] std::string message() const {
    const Square from = illegal_.squares.front();
    const Square to = illegal_.squares.back();
    switch (illegal_.code) {
      using enum DiagnosticCode;
      case no_piece:
        return fmt::format("there is no piece on {}", name(from));
      case wrong_colour:
        return fmt::format("the piece on {} is not {}'s, whose turn it is", name(from), mover());
      case two_moves:
        return fmt::format("{} moves twice in a row", name_of(opponent(illegal_.position.turn())));
      case target_occupied:
        return fmt::format("{} is occupied", name(to));
      case unreachable:
        return unreachable_message();
      case must_capture:
        return fmt::format("{} must capture: {}", mover(), captures(false));
      case capture_not_finished:
        return fmt::format("the capture goes on from {}: {}", name(to), captures(true));
      case must_capture_more:
        return fmt::format("{} must capture {}: {}", mover(), moves_[0].captured.count(), captures(false));
      case ambiguous_move:
        return ambiguous_message();
      case move_after_end:
        return fmt::format("{} had no move left: the game was over", mover());
      default:
        return {};
    }
  }

  /// The article that a message's code rests on; empty where none does.
  [[nodiscard]] std::string_view article() const {
    constexpr const MoveArticles& articles = R::articles;
    const bool king = illegal_.position.kings().contains(illegal_.squares.front());
    switch (illegal_.code) {
      using enum DiagnosticCode;
      case wrong_colour:
      case two_moves:
        return articles.turn;
      case unreachable:
        return king ? articles.king_step : articles.man_step;
      case must_capture:
        return capture_article();
      case capture_not_finished:
        return king ? articles.king_goes_on : articles.man_goes_on;
      case must_capture_more:
        return articles.precedence;
      default:
        return {};
    }
  }

  [[nodiscard]] std::string_view capture_article() const {
    const bool by_king = illegal_.position.kings().contains(moves_[0].from);
    return by_king ? R::articles.king_capture : R::articles.man_capture;
  }

  [[nodiscard]] std::string rule() const {
    const std::string_view number = article();
    return number.empty() ? std::string() : fmt::format("{}, article {}", R::rule_book, number);
  }

  [[nodiscard]] static std::string in_brackets(std::string_view number) {
    return fmt::format(" ({}, article {})", R::rule_book, number);
  }

  /// That a capture is due, where one is.
  [[nodiscard]] std::string duty() const { return captures_due() ? in_brackets(capture_article()) : std::string(); }

  [[nodiscard]] std::string hint(const std::vector<std::string>& fitting) const {
    using enum DiagnosticCode;
    if (illegal_.code == too_complex) return "a position like this can't arise in a game; check the FEN";
    if (illegal_.code == move_after_end) return "drop the moves behind the end, or look for a wrong move before it";
    if (illegal_.code == ambiguous_move) return fmt::format("write {}", choice_of(fitting));
    if (illegal_.code == wrong_colour && illegal_.ply == 1)
      return fmt::format("{} moves first{}", mover(), in_brackets(R::articles.turn));
    if (illegal_.code == two_moves)
      return fmt::format("a move of {} seems to be missing before it, as ply {}", mover(), illegal_.ply);
    const std::string way = way_out(fitting);
    if (illegal_.code == no_piece) return way;  // nothing that anybody could have played
    return way.empty() ? standing() : fmt::format("{}; {}", way, standing());
  }

  /// What could have been meant, as far as neither the message nor the list of legal moves says it.
  [[nodiscard]] std::string way_out(const std::vector<std::string>& fitting) const {
    using enum DiagnosticCode;
    if (texts_.size() == 1) return fmt::format("{} is the only legal move{}", texts_[0], duty());
    const bool told =
        illegal_.code == must_capture || illegal_.code == must_capture_more || illegal_.code == capture_not_finished;
    if (captures_due() && !told) return fmt::format("a capture is due: {}{}", choice_of(texts_), duty());
    if (!fitting.empty()) return fmt::format("perhaps {} was meant", choice_of(fitting));
    return {};
  }

  [[nodiscard]] std::string standing() const {
    return "if it was played and stood, put the position after it behind it as a setup" +
           in_brackets(R::articles.acceptance);
  }

  [[nodiscard]] std::vector<std::string> complete_candidates() const {
    MoveList<R> fitting;
    candidates<R>(illegal_.position, illegal_.squares, fitting);
    std::vector<std::string> paths;
    for (const Move<R>& move : fitting) paths.push_back(write_complete<R>(illegal_.position, move, illegal_.numbering));
    return paths;
  }

  const IllegalMove<R>& illegal_;
  MoveList<R> moves_;
  std::vector<std::string> texts_;
};

}  // namespace draughts
