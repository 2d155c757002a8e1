// Italian draughts. Articles: FID, Regolamento tecnico; those on draws as other programs quote them.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Italian draughts.
struct Italian {
  // The board and the pieces
  using Board = Geometry<8, 8>;  // 2.3
  static constexpr int home_rows = 3;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;  // 3.4

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;
  static constexpr Lines capture_lines = Lines::diagonal;
  static constexpr bool men_capture_backward = false;
  static constexpr bool men_capture_kings = false;                           // 5.3
  static constexpr bool flying_kings = false;                                // 4.7
  static constexpr KingLanding king_landing = KingLanding::directly_behind;  // 4.7
  static constexpr Removal removal = Removal::after_the_move;                // 3.5
  static constexpr Promotion promotion = Promotion::ends_the_move;
  using Precedence = QualityLadder;  // 6.6-6.9
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;  // others say four times; a claim
  static constexpr std::string_view repetition_article = "9.3";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 80, "10.4"};
  static constexpr std::array<LoneKingDraw, 0> lone_king_draws{};
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::italian;
  static constexpr std::string_view name = "italian";
  static constexpr std::string_view title = "Italian draughts";
  static constexpr std::string_view federation = "FID";
  static constexpr std::string_view rule_book = "FID Regolamento tecnico";
  static constexpr MoveArticles articles{
      .turn = "3.4",
      .man_step = "",
      .king_step = "4.7",
      .man_capture = "",
      .king_capture = "4.7",
      .man_goes_on = "",
      .king_goes_on = "",
      .precedence = "6.6",
      .king_limit = "",
      .acceptance = "",
      .tie_breaks = {"6.7", "6.8", "6.9"},
  };
  static constexpr std::optional<unsigned> game_type = 22;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::top_left,  // 2.4-2.6
      .inverted = true,            // 2.3
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<Italian>);

}  // namespace draughts
