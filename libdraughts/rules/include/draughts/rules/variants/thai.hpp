// Thai draughts (makhos). No text of a federation was seen; where descriptions differ, pdn-dialects(7) says what is
// chosen.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Thai draughts.
struct Thai {
  // The board and the pieces
  using Board = Geometry<8, 8>;
  static constexpr int home_rows = 2;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::black;  // PDN 3.0

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;
  static constexpr Lines capture_lines = Lines::diagonal;
  static constexpr bool men_capture_backward = false;
  static constexpr bool men_capture_kings = true;
  static constexpr bool flying_kings = true;
  static constexpr KingLanding king_landing = KingLanding::directly_behind;
  static constexpr Removal removal = Removal::at_once;  // a king may turn right back
  static constexpr Promotion promotion = Promotion::ends_the_move;
  using Precedence = FreeChoice;
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 0, ""};
  static constexpr std::array<LoneKingDraw, 0> lone_king_draws{};
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::thai;
  static constexpr std::string_view name = "thai";
  static constexpr std::string_view title = "Thai draughts";
  static constexpr std::string_view federation = "";
  static constexpr std::string_view rule_book = "rules of Thai draughts";
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
  static constexpr std::optional<unsigned> game_type = 31;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::top_left,  // of Black's view
      .inverted = false,
  };
  static constexpr char capture_sign = '-';  // PDN 3.0
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<Thai>);

}  // namespace draughts
