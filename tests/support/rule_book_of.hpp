// The rule book of a page for tests. See rule_book.hpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/perft.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "support/rule_book.hpp"
#include "support/setup_text.hpp"

namespace test_support {

/// "few pieces" and the like.
[[nodiscard]] std::string_view rule_name(draughts::DrawRule rule);
/// "most pieces" and the like.
[[nodiscard]] std::string_view rung_name(draughts::Rung rung);

/// The texts of `R`.
template <draughts::Rules R>
class RuleBookOf final : public RuleBook {
 public:
  [[nodiscard]] std::string start() const override { return fen_of(Position::start()); }

  [[nodiscard]] std::vector<std::string> legal(std::string_view fen) const override {
    return list_of(position_of(fen));
  }

  [[nodiscard]] std::vector<std::string> legal_after(std::string_view fen, std::string_view moves) const override {
    return list_of(played(fen, moves));
  }

  [[nodiscard]] std::string after(std::string_view fen, std::string_view moves) const override {
    return fen_of(played(fen, moves));
  }

  [[nodiscard]] std::string winner(std::string_view fen) const override { return winner_of(position_of(fen)); }

  [[nodiscard]] std::string winner_after(std::string_view fen, std::string_view moves) const override {
    return winner_of(played(fen, moves));
  }

  [[nodiscard]] std::string draw(std::string_view fen, const std::vector<std::string>& moves) const override {
    Position position = position_of(fen);
    draughts::DrawWatch<R> watch;
    watch.start(position);
    for (const std::string& text : moves) {
      const auto move = find(position, text);
      const Position next = position.after(move);
      watch.push(move, position, next);
      position = next;
    }
    const auto draw = watch.reached();
    return draw ? fmt::format("{}, ply {} ({})", rule_name(draw->rule), draw->ply, draughts::article_of<R>(draw->rule))
                : "";
  }

  [[nodiscard]] std::string oddity(std::string_view fen) const override {
    const auto odd = draughts::oddities(position_of(fen));
    if (!odd.men_on_far_row.is_empty()) return "man on its far row";
    return odd.any() ? "too many" : "";
  }

  [[nodiscard]] std::uint64_t perft(std::string_view fen, int depth) const override {
    return draughts::perft(position_of(fen), depth);
  }

  [[nodiscard]] std::string notation() const override {
    const std::string type = R::game_type ? std::to_string(*R::game_type) : "no GameType";
    const bool two = R::result_style == draughts::ResultStyle::two_points;
    return fmt::format("{}, {}, {}, {} begins, {} {}, {}", R::name, R::title, type, colour_name(R::numbering.first),
                       R::numbering.notation == draughts::NotationKind::numeric ? "numbers" : "letters",
                       R::capture_sign, two ? "2-0" : "1-0");
  }

  [[nodiscard]] std::string sources() const override {
    constexpr const draughts::MoveArticles& a = R::articles;
    return fmt::format("{}; {}: {}|{}|{}|{}|{}|{}|{}|{}|{}|{}", R::federation, R::rule_book, a.turn, a.man_step,
                       a.king_step, a.man_capture, a.king_capture, a.man_goes_on, a.king_goes_on, a.precedence,
                       a.king_limit, a.acceptance);
  }

  [[nodiscard]] std::string corners() const override {
    const auto place = [](draughts::WrittenSquare name) {
      const auto square = draughts::numbering_of<R>().resolve(name);
      using Board = typename R::Board;
      return square ? fmt::format("{},{}", Board::row_of(*square), Board::column_of(*square)) : std::string("-");
    };
    using draughts::WrittenSquare;
    return fmt::format("{} {} {}", place(WrittenSquare::numeric(1)), place(WrittenSquare::numeric(2)),
                       place(WrittenSquare::algebraic(0, 1)));
  }

  [[nodiscard]] std::string precedence() const override {
    std::string text;
    for (std::size_t step = 0; step < R::Precedence::rungs.size(); ++step) {
      std::string_view article = R::articles.precedence;
      if (step > 0 && !R::articles.tie_breaks[step - 1].empty()) article = R::articles.tie_breaks[step - 1];
      text += fmt::format("{}{} ({})", step == 0 ? "" : ", ", rung_name(R::Precedence::rungs[step]), article);
    }
    return text;
  }

 private:
  using Position = draughts::Position<R>;
  using Move = draughts::Move<R>;

  struct List {
    explicit List(const Position& position) {
      if (draughts::legal_moves(position, moves) != draughts::Generation::complete)
        throw std::invalid_argument("too complex");
    }
    draughts::MoveList<R> moves;
  };

  [[nodiscard]] static std::vector<std::string> list_of(const Position& position) {
    std::vector<std::string> texts;
    for (const auto& move : List(position).moves) texts.push_back(text_of(move));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  [[nodiscard]] static Position played(std::string_view fen, std::string_view moves) {
    Position position = position_of(fen);
    for (const std::string& move : words(moves)) position = position.after(find(position, move));
    return position;
  }

  [[nodiscard]] static std::string winner_of(const Position& position) {
    const auto winner = draughts::winner(position);
    return winner ? colour_name(*winner) : "";
  }

  [[nodiscard]] static std::string colour_name(draughts::Colour colour) {
    return colour == draughts::Colour::white ? "white" : "black";
  }

  [[nodiscard]] static Position position_of(std::string_view fen) {
    const auto position =
        draughts::make_position<R>(setup_of(fen), draughts::numbering_of<R>(), draughts::Colour::white);
    if (!position) throw std::invalid_argument("no position: " + std::string(fen));
    return *position;
  }

  [[nodiscard]] static std::string name_of(draughts::Square square) {
    const draughts::WrittenSquare name = draughts::numbering_of<R>().write(square);
    if (name.is_numeric()) return std::to_string(name.number());
    return fmt::format("{}{}", static_cast<char>('a' + name.file()), name.rank());
  }

  [[nodiscard]] static std::string fen_of(const Position& position) {
    std::string fen = position.turn() == draughts::Colour::white ? "W" : "B";
    for (const auto colour : {draughts::Colour::white, draughts::Colour::black}) {
      std::vector<draughts::Square> squares;
      for (const draughts::Square square : position.pieces(colour)) squares.push_back(square);
      fen += colour == draughts::Colour::white ? ":W" : ":B";
      fen += joined(squares, [&](draughts::Square square) { return position.kings().contains(square) ? "K" : ""; });
    }
    return fen;
  }

  template <class Prefix>
  [[nodiscard]] static std::string joined(std::vector<draughts::Square> squares, Prefix prefix) {
    std::sort(squares.begin(), squares.end(), [](draughts::Square a, draughts::Square b) {
      return draughts::numbering_of<R>().ordinal(a) < draughts::numbering_of<R>().ordinal(b);
    });
    std::string text;
    for (const draughts::Square square : squares) {
      if (!text.empty()) text += ',';
      text += prefix(square) + name_of(square);
    }
    return text;
  }

  [[nodiscard]] static std::string text_of(const Move& move) {
    const std::string ends = name_of(move.from) + (move.is_capture() ? 'x' : '-') + name_of(move.to);
    if (!move.is_capture()) return ends;
    std::vector<draughts::Square> captured;
    for (const draughts::Square square : move.captured) captured.push_back(square);
    return ends + '{' + joined(captured, [](draughts::Square) { return ""; }) + '}';
  }

  [[nodiscard]] static Move find(const Position& position, const std::string& text) {
    const List list(position);
    const auto fits = [&](const Move& move) { return text_of(move) == text || text_of(move).starts_with(text + "{"); };
    if (std::count_if(list.moves.begin(), list.moves.end(), fits) != 1)
      throw std::invalid_argument(text + " is not one legal move in " + fen_of(position));
    return *std::find_if(list.moves.begin(), list.moves.end(), fits);
  }
};

}  // namespace test_support
