// Unified pool checkers: American pool with White to begin and algebraic notation (PDN 3.0). Articles: APCA rules of
// play, but for who begins.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of unified pool checkers.
struct PoolUnified {
  // The board and the pieces
  using Board = Geometry<8, 8>;
  static constexpr int home_rows = 3;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;  // PDN 3.0

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;     // 14, 15
  static constexpr Lines capture_lines = Lines::diagonal;  // 14, 15
  static constexpr bool men_capture_backward = true;       // 14
  static constexpr bool men_capture_kings = true;
  static constexpr bool flying_kings = true;                                   // 15
  static constexpr KingLanding king_landing = KingLanding::any_square_behind;  // 15
  static constexpr Removal removal = Removal::after_the_move;                  // 17-19
  static constexpr Promotion promotion = Promotion::when_the_move_ends_there;  // 16, 22, 23
  using Precedence = FreeChoice;                                               // 20
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "26";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 30, "26"};  // 15 moves each
  static constexpr std::array lone_king_draws{
      LoneKingDraw{DrawRule::three_pieces, "13-move rule", 26, {{{3, 0}}}, Road::of_no_matter},
  };
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::pool_unified;
  static constexpr std::string_view name = "pool-unified";
  static constexpr std::string_view title = "unified pool checkers";
  static constexpr std::string_view federation = "APCA";
  static constexpr std::string_view rule_book = "APCA rules of play";
  static constexpr MoveArticles articles{
      .turn = "",
      .man_step = "14",
      .king_step = "15",
      .man_capture = "14",
      .king_capture = "15",
      .man_goes_on = "20",
      .king_goes_on = "20",
      .precedence = "20",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 23;  // PDN 3.0
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

static_assert(Rules<PoolUnified>);

}  // namespace draughts
