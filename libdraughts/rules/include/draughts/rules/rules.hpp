// What a rule book has to say: the concept that every variant's page must satisfy. All names are required, so that a
// misspelt or forgotten one does not compile.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/direction.hpp"
#include "draughts/rules/draw_terms.hpp"
#include "draughts/rules/numbering_scheme.hpp"
#include "draughts/rules/precedence.hpp"
#include "draughts/rules/rule_terms.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// The type of a constant on a page.
template <class Constant, class Type>
concept ConstantOf = std::same_as<std::remove_cvref_t<Constant>, Type>;

/// The board, the pieces on it at the start, and who begins.
template <class R>
concept BoardRules = requires {
  typename R::Board;
  { R::home_rows } -> ConstantOf<int>;         ///< rows full of men at the start, for each side
  { R::rows_behind_home } -> ConstantOf<int>;  ///< empty rows between these and the side's own edge
  { R::first_mover } -> ConstantOf<Colour>;
};

/// How pieces move, capture and are crowned.
template <class R>
concept MoveRules = requires(CaptureTally capture) {
  { R::step_lines } -> ConstantOf<Lines>;     ///< along which pieces move without capturing
  { R::capture_lines } -> ConstantOf<Lines>;  ///< along which they capture
  { R::men_capture_backward } -> ConstantOf<bool>;
  { R::men_capture_kings } -> ConstantOf<bool>;
  { R::flying_kings } -> ConstantOf<bool>;  ///< kings go any distance
  { R::king_landing } -> ConstantOf<KingLanding>;
  { R::removal } -> ConstantOf<Removal>;
  { R::promotion } -> ConstantOf<Promotion>;
  { R::Precedence::rank(capture) } -> std::totally_ordered;  ///< of the captures, those of the highest rank are legal
  { R::Precedence::looks_at_order } -> ConstantOf<bool>;     ///< the rank asks in which order kings were taken
  { R::king_moves_in_a_row } -> ConstantOf<int>;  ///< of one king, without a capture, by a side with men; 0: no limit
};

/// How a game ends.
template <class R>
concept EndRules = requires {
  { R::crowning_wins } -> ConstantOf<bool>;       ///< the first to crown a man has won
  { R::blocked_side_loses } -> ConstantOf<bool>;  ///< a side to move that can't
  { R::repetitions } -> ConstantOf<int>;          ///< occurrences of a position that make a draw; 0: none do
  { R::repetition_article } -> ConstantOf<std::string_view>;
  { R::no_progress } -> ConstantOf<NoProgress>;
  { R::lone_king_draws[0] } -> ConstantOf<LoneKingDraw>;
  { R::balance_draws[0] } -> ConstantOf<BalanceDraw>;
};

/// How a game is written.
template <class R>
concept NotationRules = requires {
  { R::variant } -> ConstantOf<Variant>;
  { R::name } -> ConstantOf<std::string_view>;        ///< as options and reports say it
  { R::title } -> ConstantOf<std::string_view>;       ///< in a sentence, such as "English draughts"
  { R::federation } -> ConstantOf<std::string_view>;  ///< whose rules they are, in short
  { R::rule_book } -> ConstantOf<std::string_view>;   ///< whose articles are quoted
  { R::articles } -> ConstantOf<MoveArticles>;
  { R::game_type } -> ConstantOf<std::optional<unsigned>>;  ///< the GameType tag's number, where it has one
  { R::numbering } -> ConstantOf<NumberingScheme>;
  { R::capture_sign } -> ConstantOf<char>;
  { R::result_style } -> ConstantOf<ResultStyle>;
};

/// A complete rule book.
template <class R>
concept Rules = BoardRules<R> && MoveRules<R> && EndRules<R> && NotationRules<R>;

}  // namespace draughts
