// The diagnostic codes and what always holds of each: its name in reports, default severity, group and fold.
// One table; options, reports, man page and tests all read it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace draughts {

/// How grave a finding is. Error: the game can't be replayed or isn't well formed. Warning: readable, but against the
/// rules or against itself. Note: worth knowing.
enum class Severity : std::uint8_t { note, warning, error };

/// Every kind of finding. The order is that of the table in pdn-diagnostics(7).
enum class DiagnosticCode : std::uint8_t {
  not_pdn,
  game_too_large,
  syntax,
  unterminated_comment,
  unterminated_tag,
  unterminated_variation,
  unterminated_setup,
  unbalanced_parenthesis,
  nested_comment,
  too_deep,
  no_piece,
  wrong_colour,
  target_occupied,
  unreachable,
  must_capture,
  must_capture_more,
  two_moves,
  capture_not_finished,
  ambiguous_move,
  too_complex,
  bad_square,
  bad_fen,
  ambiguous_resolved,
  impossible_position,
  move_after_end,
  null_move,
  wrong_separator,
  capture_sign,
  result_mismatch,
  result_position,
  result_in_variation,
  bad_result,
  draw_repetition,
  draw_no_progress,
  draw_few_pieces,
  move_number,
  partial_path,
  needless_path,
  space_in_move,
  space_before_strength,
  strength_star,
  result_as_terminator,
  missing_terminator,
  leading_zero,
  wrong_notation,
  empty_game,
  missing_tag,
  duplicate_tag,
  bad_tag_value,
  ply_count,
  setup_tag,
  same_player,
  early_draw,
  foreign_tag,
  late_tag,
  tag_form,
  move_form,
  stray_bytes,
  reply_in_parentheses,
  continuing_variation,
  line_comment,
  fen_form,
  game_type_form,
  game_type_conflict,
  variant_inferred,
  variant_mismatch,
  result_side,
  split_capture,
  setup,
  irregular_move,
  encoding,
  clock_order,
  clock_total,
};

/// What holds of a code everywhere.
struct CodeFacts {
  DiagnosticCode code;
  std::string_view slug;  ///< stable name for scripts, such as "must-capture"
  Severity severity;      ///< the default; an emitter may lower it where pdn-diagnostics(7) says so
  /// The PDN 3.0 writing restriction that it breaks: "1" to "9", "gram.", "FEN" or "enc."; empty where it breaks none.
  std::string_view writing;
  bool folds;             ///< reports show it for the first games of a file only, then count
  std::string_view text;  ///< what it means, lower case, without a full stop
};

/// All codes, in the order of the enumeration.
[[nodiscard]] std::span<const CodeFacts> diagnostic_codes() noexcept;

/// The facts of one code.
[[nodiscard]] const CodeFacts& facts_of(DiagnosticCode code) noexcept;

/// The code with that slug.
[[nodiscard]] std::optional<DiagnosticCode> code_named(std::string_view slug) noexcept;

/// "error", "warning" or "note".
[[nodiscard]] std::string_view name_of(Severity severity) noexcept;

}  // namespace draughts
