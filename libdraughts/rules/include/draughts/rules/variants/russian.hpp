// Russian draughts (shashki). Articles: FMJD-64, rules of the game.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Russian draughts.
struct Russian {
  // The board and the pieces
  using Board = Geometry<8, 8>;
  static constexpr int home_rows = 3;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;
  static constexpr Lines capture_lines = Lines::diagonal;
  static constexpr bool men_capture_backward = true;
  static constexpr bool men_capture_kings = true;
  static constexpr bool flying_kings = true;
  static constexpr KingLanding king_landing =
      KingLanding::any_square_behind;  // 1.5.3: on one that lets it go on, if there is one
  static constexpr Removal removal = Removal::after_the_move;
  static constexpr Promotion promotion = Promotion::in_passing;  // 1.5.15
  using Precedence = FreeChoice;
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "7.2.3";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 30, "7.2.5"};  // 15 moves each
  static constexpr std::array lone_king_draws{
      LoneKingDraw{DrawRule::three_pieces, "7.2.4", 30, {{{3, 0, true}}}, Road::of_no_matter},
      LoneKingDraw{DrawRule::main_road, "7.2.7", 10, {{{3, 0}, {2, 1}, {1, 2}}}, Road::held_by_the_lone_king},
      LoneKingDraw{DrawRule::few_pieces, "7.2.8", 10, {{{2, 0}, {1, 1}, {1, 0}}}, Road::of_no_matter},
  };
  static constexpr std::array balance_draws{
      // 30 and 60 moves each; read so by Lidraughts after asking
      BalanceDraw{DrawRule::balance_of_few, "7.2.6", 4, 5, 60},
      BalanceDraw{DrawRule::balance_of_more, "7.2.6", 6, 7, 120},
  };

  // Notation
  static constexpr Variant variant = Variant::russian;
  static constexpr std::string_view name = "russian";
  static constexpr std::string_view title = "Russian draughts";
  static constexpr std::string_view federation = "FMJD-64";
  static constexpr std::string_view rule_book = "FMJD-64 rules";
  static constexpr MoveArticles articles{
      .turn = "",
      .man_step = "",
      .king_step = "",
      .man_capture = "",
      .king_capture = "",
      .man_goes_on = "1.5.3",
      .king_goes_on = "1.5.3",
      .precedence = "1.5.3",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 25;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::algebraic,
      .corner = Corner::bottom_left,
      .inverted = false,
  };
  static constexpr char capture_sign = ':';
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<Russian>);

}  // namespace draughts
