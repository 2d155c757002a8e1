// The table of codes. A new diagnostic starts with its row here.
#include "draughts/game/diagnostic_code.hpp"

#include <algorithm>
#include <array>

namespace draughts {
namespace {

using enum DiagnosticCode;
using enum Severity;

// clang-format off
constexpr std::array table{
    CodeFacts{not_pdn, "not-pdn", error, "", false, "this is not a PDN file"},
    CodeFacts{game_too_large, "game-too-large", error, "", false, "the game is larger than the limit"},
    CodeFacts{syntax, "syntax", error, "", false, "this can't be read as a part of a game"},
    CodeFacts{unterminated_comment, "unterminated-comment", error, "", false, "the comment that opens here is not closed"},
    CodeFacts{unterminated_tag, "unterminated-tag", error, "", false, "the tag that opens here is not closed"},
    CodeFacts{unterminated_variation, "unterminated-variation", error, "", false, "the variation that opens here is not closed"},
    CodeFacts{unterminated_setup, "unterminated-setup", error, "", false, "the setup that opens here is not closed"},
    CodeFacts{unbalanced_parenthesis, "unbalanced-parenthesis", error, "", false, "this ) closes no variation"},
    CodeFacts{nested_comment, "nested-comment", error, "", false, "a comment can't stand inside a comment"},
    CodeFacts{too_deep, "too-deep", error, "", false, "variations are nested too deep"},
    CodeFacts{no_piece, "no-piece", error, "", false, "there is no piece on the square where the move starts"},
    CodeFacts{wrong_colour, "wrong-colour", error, "", false, "the piece belongs to the other side"},
    CodeFacts{target_occupied, "target-occupied", error, "", false, "the square where the move ends is occupied"},
    CodeFacts{unreachable, "unreachable", error, "", false, "the piece can't get there"},
    CodeFacts{must_capture, "must-capture", error, "", false, "a capture is compulsory"},
    CodeFacts{must_capture_more, "must-capture-more", error, "", false, "another capture takes more"},
    CodeFacts{two_moves, "two-moves", error, "", false, "one side moves twice in a row"},
    CodeFacts{capture_not_finished, "capture-not-finished", error, "", false, "the capture must go on"},
    CodeFacts{ambiguous_move, "ambiguous-move", error, "", false, "different pieces could be taken"},
    CodeFacts{too_complex, "too-complex", error, "", false, "the position has too many captures to look at"},
    CodeFacts{bad_square, "bad-square", error, "", false, "there is no such square on this board"},
    CodeFacts{bad_fen, "bad-fen", error, "", false, "the FEN can't be read"},
    CodeFacts{ambiguous_resolved, "ambiguous-resolved", warning, "8", false, "a short ambiguous capture, decided by the moves behind it"},
    CodeFacts{impossible_position, "impossible-position", warning, "", false, "no game can lead to this position"},
    CodeFacts{move_after_end, "move-after-end", error, "", false, "the game was over before this move"},
    CodeFacts{null_move, "null-move", note, "gram.", false, "an unknown move"},
    CodeFacts{wrong_separator, "wrong-separator", note, "7", true, "the sign doesn't fit the kind of move"},
    CodeFacts{capture_sign, "capture-sign", note, "7", true, "another capture sign than the game type's"},
    CodeFacts{result_mismatch, "result-mismatch", warning, "", false, "the Result tag and the end of the game differ"},
    CodeFacts{result_position, "result-position", warning, "", false, "the result contradicts the final position"},
    CodeFacts{result_in_variation, "result-in-variation", warning, "", false, "a result inside a variation"},
    CodeFacts{bad_result, "bad-result", warning, "", true, "not a result of this game type"},
    CodeFacts{draw_repetition, "draw-repetition", warning, "", false, "the same position stood three times"},
    CodeFacts{draw_no_progress, "draw-no-progress", warning, "", false, "25 moves each without a capture or a man's move"},
    CodeFacts{draw_few_pieces, "draw-few-pieces", warning, "", false, "the moves allowed with this material are played"},
    CodeFacts{move_number, "move-number", warning, "", false, "the move number doesn't fit"},
    CodeFacts{partial_path, "partial-path", warning, "9", false, "the capture is written neither short nor complete"},
    CodeFacts{needless_path, "needless-path", note, "8", true, "a complete path where the short form is enough"},
    CodeFacts{space_in_move, "space-in-move", note, "1", true, "a space inside a move"},
    CodeFacts{space_before_strength, "space-before-strength", note, "2", true, "a space before a strength sign"},
    CodeFacts{strength_star, "strength-star", note, "3", true, "* as a strength sign"},
    CodeFacts{result_as_terminator, "result-as-terminator", note, "4", true, "a result ends the game"},
    CodeFacts{missing_terminator, "missing-terminator", note, "4", true, "no * ends the game"},
    CodeFacts{leading_zero, "leading-zero", note, "5", true, "a leading zero"},
    CodeFacts{wrong_notation, "wrong-notation", note, "6", true, "squares are named in another way than the GameType says"},
    CodeFacts{empty_game, "empty-game", note, "", true, "a game without moves"},
    CodeFacts{missing_tag, "missing-tag", note, "", true, "a tag of the seven is missing"},
    CodeFacts{duplicate_tag, "duplicate-tag", warning, "", true, "the tag stands twice"},
    CodeFacts{bad_tag_value, "bad-tag-value", warning, "", true, "the value is not in form"},
    CodeFacts{ply_count, "ply-count", note, "", false, "PlyCount differs from the plies"},
    CodeFacts{setup_tag, "setup-tag", note, "", false, "SetUp without FEN"},
    CodeFacts{same_player, "same-player", warning, "", false, "one name on both sides"},
    CodeFacts{early_draw, "early-draw", warning, "", false, "an early draw"},
    CodeFacts{foreign_tag, "foreign-tag", note, "", true, "a tag name in another language"},
    CodeFacts{late_tag, "late-tag", note, "gram.", false, "a tag behind moves"},
    CodeFacts{tag_form, "tag-form", note, "gram.", true, "the tag is not in form"},
    CodeFacts{move_form, "move-form", note, "gram.", true, "the move is not in form"},
    CodeFacts{stray_bytes, "stray-bytes", note, "gram.", true, "bytes that belong to nothing"},
    CodeFacts{reply_in_parentheses, "reply-in-parentheses", note, "", false, "the only reply stands in parentheses"},
    CodeFacts{continuing_variation, "continuing-variation", note, "", false, "the variation goes on from the last move instead of replacing it"},
    CodeFacts{line_comment, "line-comment", note, "gram.", true, "a ; comment"},
    CodeFacts{fen_form, "fen-form", note, "FEN", true, "the FEN is not in form"},
    CodeFacts{game_type_form, "game-type-form", note, "", true, "the GameType is in an old or short form"},
    CodeFacts{game_type_conflict, "game-type-conflict", warning, "", false, "GameType contradicts the game"},
    CodeFacts{variant_inferred, "variant-inferred", note, "", true, "no GameType names the variant"},
    CodeFacts{variant_mismatch, "variant-mismatch", warning, "", false, "the moves follow other rules than the GameType's"},
    CodeFacts{result_side, "result-side", note, "", true, "whose points come first where Black begins"},
    CodeFacts{split_capture, "split-capture", warning, "", false, "one capture given as two moves"},
    CodeFacts{setup, "setup", note, "", false, "a setup changed the board"},
    CodeFacts{irregular_move, "irregular-move", warning, "", false, "an irregular move that stood"},
    CodeFacts{encoding, "encoding", warning, "enc.", true, "not UTF-8"},
    CodeFacts{clock_order, "clock-order", warning, "", false, "the clock runs against its direction"},
    CodeFacts{clock_total, "clock-total", warning, "", false, "the clocks differ from the time tags"},
};
// clang-format on

constexpr bool in_order() {
  for (std::size_t index = 0; index < table.size(); ++index)
    if (static_cast<std::size_t>(table[index].code) != index) return false;
  return true;
}
static_assert(in_order(), "the table must follow the enumeration");

}  // namespace

std::span<const CodeFacts> diagnostic_codes() noexcept {
  return table;
}

const CodeFacts& facts_of(DiagnosticCode code) noexcept {
  return table[static_cast<std::size_t>(code)];
}

std::optional<DiagnosticCode> code_named(std::string_view slug) noexcept {
  const auto* found = std::ranges::find(table, slug, &CodeFacts::slug);
  if (found == table.end()) return std::nullopt;
  return found->code;
}

std::string_view name_of(Severity severity) noexcept {
  switch (severity) {
    case note:
      return "note";
    case warning:
      return "warning";
    case error:
      return "error";
  }
  return "error";
}

}  // namespace draughts
