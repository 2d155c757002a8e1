// Turkish draughts (dama). No text of a federation was seen; where descriptions differ, pdn-dialects(7) says what is
// chosen.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/full_geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Turkish draughts.
struct Turkish {
  // The board and the pieces
  using Board = FullGeometry<8, 8>;
  static constexpr int home_rows = 2;
  static constexpr int rows_behind_home = 1;
  static constexpr Colour first_mover = Colour::white;

  // Moves and captures
  static constexpr Lines step_lines = Lines::orthogonal;
  static constexpr Lines capture_lines = Lines::orthogonal;
  static constexpr bool men_capture_backward = false;  // but sideways
  static constexpr bool men_capture_kings = true;
  static constexpr bool flying_kings = true;
  static constexpr KingLanding king_landing = KingLanding::any_square_behind;
  static constexpr Removal removal = Removal::at_once_without_turning_back;
  static constexpr Promotion promotion = Promotion::when_the_move_ends_there;  // it goes on as a man
  using Precedence = MostPieces;
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 0, ""};
  static constexpr std::array lone_king_draws{
      LoneKingDraw{DrawRule::king_against_king, "", 0, {{{1, 0}}}, Road::of_no_matter},
  };
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::turkish;
  static constexpr std::string_view name = "turkish";
  static constexpr std::string_view title = "Turkish draughts";
  static constexpr std::string_view federation = "";
  static constexpr std::string_view rule_book = "rules of Turkish draughts";
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
  static constexpr std::optional<unsigned> game_type = 30;  // PDN 3.0
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

static_assert(Rules<Turkish>);

}  // namespace draughts
