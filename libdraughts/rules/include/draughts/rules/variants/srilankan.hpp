// Sri Lankan draughts: Canadian draughts on the mirrored board. Articles: FMJD Annex 1, whose rules and counts it takes
// over.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "draughts/rules/geometry.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// The rule book of Sri Lankan draughts.
struct SriLankan {
  // The board and the pieces
  using Board = Geometry<12, 12>;
  static constexpr int home_rows = 5;
  static constexpr int rows_behind_home = 0;
  static constexpr Colour first_mover = Colour::white;  // 3.3

  // Moves and captures
  static constexpr Lines step_lines = Lines::diagonal;                         // 3.4, 3.9
  static constexpr Lines capture_lines = Lines::diagonal;                      // 4.2, 4.3
  static constexpr bool men_capture_backward = true;                           // 4.1
  static constexpr bool men_capture_kings = true;                              // 4.2
  static constexpr bool flying_kings = true;                                   // 3.9, 4.3
  static constexpr KingLanding king_landing = KingLanding::any_square_behind;  // 4.3, 4.6
  static constexpr Removal removal = Removal::after_the_move;                  // 4.8, 4.11
  static constexpr Promotion promotion = Promotion::when_the_move_ends_there;  // 3.5, 3.8, 4.15
  using Precedence = MostPieces;                                               // 4.13, 4.14
  static constexpr int king_moves_in_a_row = 0;

  // The end of the game
  static constexpr bool crowning_wins = false;
  static constexpr bool blocked_side_loses = true;  // 7.2.2, 7.2.3
  static constexpr int repetitions = 3;
  static constexpr std::string_view repetition_article = "6.1";
  static constexpr NoProgress no_progress{Progress::capture_or_mans_move, 50, "6.2"};
  static constexpr std::array lone_king_draws{
      LoneKingDraw{DrawRule::three_pieces, "6.3", 32, {{{3, 0}, {2, 1}, {1, 2}}}, Road::of_no_matter},
      LoneKingDraw{DrawRule::few_pieces, "6.4", 10, {{{2, 0}, {1, 1}, {1, 0}}}, Road::of_no_matter},
  };
  static constexpr std::array<BalanceDraw, 0> balance_draws{};

  // Notation
  static constexpr Variant variant = Variant::srilankan;
  static constexpr std::string_view name = "srilankan";
  static constexpr std::string_view title = "Sri Lankan draughts";
  static constexpr std::string_view federation = "FMJD";
  static constexpr std::string_view rule_book = "FMJD Annex 1";
  static constexpr MoveArticles articles{
      .turn = "3.3",
      .man_step = "3.4",
      .king_step = "3.9",
      .man_capture = "4.2",
      .king_capture = "4.3",
      .man_goes_on = "4.5",
      .king_goes_on = "4.6",
      .precedence = "4.13",
      .king_limit = "",
      .acceptance = "5.7",
  };
  static constexpr std::optional<unsigned> game_type = std::nullopt;  // none in PDN 3.0
  static constexpr NumberingScheme numbering{
      .first = first_mover,
      .width = Board::width,
      .height = Board::height,
      .notation = NotationKind::numeric,
      .corner = Corner::top_left,
      .inverted = true,
  };
  static constexpr char capture_sign = 'x';
  static constexpr ResultStyle result_style = ResultStyle::two_points;
};

static_assert(Rules<SriLankan>);

}  // namespace draughts
