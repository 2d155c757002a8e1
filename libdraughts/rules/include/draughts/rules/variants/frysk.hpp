// Frysk!: Frisian draughts with five men each. Articles: Official Rules for Frisian Draughts (2011), of which 1 to 9
// are known.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Frysk!.
struct Frysk {
  // The board and the pieces
  using Board = Geometry<10, 10>;
  static constexpr int home_rows = 1;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;                         // 7, 9
  static constexpr Lines capture_lines = Lines::diagonal_and_orthogonal;       // 7
  static constexpr bool men_capture_backward = true;                           // 7
  static constexpr bool men_capture_kings = true;                              // 7
  static constexpr bool flying_kings = true;                                   // 9
  static constexpr KingLanding king_landing = KingLanding::any_square_behind;  // 7
  static constexpr Removal removal = Removal::after_the_move;
  static constexpr Promotion promotion = Promotion::when_the_move_ends_there;  // 8
  using Precedence = HighestValue;
  static constexpr int king_moves_in_a_row = 3;  // no article is known

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;
  static constexpr int repetitions = 0;
  static constexpr std::string_view repetition_article = "";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 0, ""};
  static constexpr std::array lone_king_draws{
      // 7 and 2 moves each, as Lidraughts plays it
      LoneKingDraw{DrawRule::few_pieces, "", 14, {{{2, 0}}}, Road::of_no_matter},
      LoneKingDraw{DrawRule::king_against_king, "", 4, {{{1, 0}}}, Road::of_no_matter},
  };
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::frysk;
  static constexpr std::string_view name = "frysk";
  static constexpr std::string_view title = "Frysk!";
  static constexpr std::string_view federation = "WFD";
  static constexpr std::string_view rule_book = "Official Rules for Frisian Draughts";
  static constexpr MoveArticles articles{
      .turn = "",
      .man_step = "7",
      .king_step = "9",
      .man_capture = "7",
      .king_capture = "7",
      .man_goes_on = "",
      .king_goes_on = "",
      .precedence = "",
      .king_limit = "",
      .acceptance = "",
  };
  static constexpr std::optional<unsigned> game_type = 97;  // of Lidraughts
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::top_left,
      .inverted = false,
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::two_points;
};

static_assert(Rules<Frysk>);

}  // namespace draughts
