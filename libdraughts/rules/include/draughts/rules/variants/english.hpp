// English draughts, American straight checkers. Articles: WCDF Rules of Draughts.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of English draughts.
struct English {
  // The board and the pieces
  using Board = Geometry<8, 8>;
  static constexpr int home_rows = 3;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::black;  // 1.5

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;                       // 1.17
  static constexpr Lines capture_lines = Lines::diagonal;                    // 1.18
  static constexpr bool men_capture_backward = false;                        // 1.18
  static constexpr bool men_capture_kings = true;                            // 1.18: a king too is a piece
  static constexpr bool flying_kings = false;                                // 1.17, 1.18
  static constexpr KingLanding king_landing = KingLanding::directly_behind;  // 1.18
  static constexpr Removal removal = Removal::after_the_move;                // 1.19
  static constexpr Promotion promotion = Promotion::ends_the_move;           // 1.19
  using Precedence = FreeChoice;                                             // 1.20
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "1.32.1";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 80, "1.32.2"};  // by claim: 40 moves each
  static constexpr std::array<LoneKingDraw, 0> lone_king_draws{};
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::english;
  static constexpr std::string_view name = "english";
  static constexpr std::string_view title = "English draughts";
  static constexpr std::string_view federation = "WCDF";
  static constexpr std::string_view rule_book = "WCDF Rules of Draughts";
  static constexpr MoveArticles articles{
      .turn = "1.5",
      .man_step = "",
      .king_step = "1.17",
      .man_capture = "1.18",
      .king_capture = "1.18",
      .man_goes_on = "1.19",
      .king_goes_on = "1.19",
      .precedence = "1.20",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 21;  // PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::bottom_right,  // of Black's view
      .inverted = false,
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::one_point;
};

static_assert(Rules<English>);

}  // namespace draughts
