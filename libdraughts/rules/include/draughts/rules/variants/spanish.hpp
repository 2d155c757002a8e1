// Spanish draughts (damas clásicas): the rules of Portuguese draughts. Of Spain's own draws no count was found;
// Portugal's are taken, with the articles of FPD, Regras Damas Clássicas (2013).
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Spanish draughts.
struct Spanish {
  // The board and the pieces
  using Board = Geometry<8, 8>;
  static constexpr int home_rows = 3;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;
  static constexpr Lines capture_lines = Lines::diagonal;
  static constexpr bool men_capture_backward = false;
  static constexpr bool men_capture_kings = true;
  static constexpr bool flying_kings = true;
  static constexpr KingLanding king_landing = KingLanding::any_square_behind;
  static constexpr Removal removal = Removal::after_the_move;
  static constexpr Promotion promotion = Promotion::ends_the_move;
  using Precedence = MostPiecesThenKings;
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "3.2.c";
  static constexpr NoProgress no_progress{Progress::capture_or_promotion, 40, "3.2.a"};  // 20 moves each
  static constexpr std::array lone_king_draws{
      // 12 moves each from taking the diagonal
      LoneKingDraw{DrawRule::main_road, "3.2.b", 24, {{{3, 0}}}, Road::held_by_the_others},
  };
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::spanish;
  static constexpr std::string_view name = "spanish";
  static constexpr std::string_view title = "Spanish draughts";
  static constexpr std::string_view federation = "FPD";
  static constexpr std::string_view rule_book = "FPD Regras Damas Clássicas";
  static constexpr MoveArticles articles{
      .turn = "",
      .man_step = "",
      .king_step = "",
      .man_capture = "",
      .king_capture = "",
      .man_goes_on = "",
      .king_goes_on = "",
      .precedence = "",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 24;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::bottom_right,
      .inverted = true,
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<Spanish>);

}  // namespace draughts
