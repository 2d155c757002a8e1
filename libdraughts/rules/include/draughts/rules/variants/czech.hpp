// Czech draughts. Articles: FMJD, Brief Rules of Czech Draughts.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Czech draughts.
struct Czech {
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
  using Precedence = KingBeforeMan;  // 4.14
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;  // by claim; no article is known
  static constexpr std::string_view repetition_article = "";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 30, ""};  // 15 moves each
  static constexpr std::array<LoneKingDraw, 0> lone_king_draws{};
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::czech;
  static constexpr std::string_view name = "czech";
  static constexpr std::string_view title = "Czech draughts";
  static constexpr std::string_view federation = "FMJD";
  static constexpr std::string_view rule_book = "FMJD Brief Rules of Czech Draughts";
  static constexpr MoveArticles articles{
      .turn = "",
      .man_step = "",
      .king_step = "",
      .man_capture = "",
      .king_capture = "",
      .man_goes_on = "",
      .king_goes_on = "",
      .precedence = "4.14",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 29;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::algebraic,
      .corner = Corner::bottom_left,
      .inverted = false,
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<Czech>);

}  // namespace draughts
