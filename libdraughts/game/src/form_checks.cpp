// Findings about a game's form that take more than its grammar: encoding, emptiness, GameType against its own fields.
#include "form_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "draughts/game/game_type_table.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {
namespace {

bool is_move(const Event& event) {
  return event.kind == EventKind::move;
}

/// `20,W,10,10,N2,0`, without a digit where the corner is not given.
std::string long_form(unsigned number, const GameTypeFields& fields) {
  const char notation = fields.notation == NotationKind::numeric     ? 'N'
                        : fields.notation == NotationKind::algebraic ? 'A'
                                                                     : 'S';
  const std::string corner = fields.corner ? std::to_string(static_cast<int>(*fields.corner)) : std::string();
  return fmt::format("{},{},{},{},{}{},{}", number, fields.first == Colour::white ? 'W' : 'B', fields.width,
                     fields.height, notation, corner, fields.inverted ? 1 : 0);
}

/// Digits and invert flag aside, which meant other things from 2009 to 2014.
bool agrees(const GameTypeFields& written, const GameTypeFields& row) {
  return written.first == row.first && written.width == row.width && written.height == row.height &&
         written.notation == row.notation;
}

void check_fields(const Game& game, const GameTypeRow& row, std::vector<Diagnostic>& findings) {
  const GameTypeTag& tag = *game.game_type;
  if (!tag.fields) return;
  const auto fits = [&](const GameTypeRow& other) {
    return other.number == tag.number && agrees(*tag.fields, other.fields);
  };
  if (std::ranges::any_of(game_type_rows(), fits)) return;
  const std::string standard = long_form(row.number, row.fields);
  findings.push_back(make_diagnostic(
      DiagnosticCode::game_type_conflict, span_of_tag(game, "GameType"),
      fmt::format("GameType {} is {}, {}; the fields here say otherwise", row.number, row.name, standard),
      fmt::format("write {} or {}", row.number, standard)));
}

void check_squares(const Game& game, const GameTypeRow& row, std::vector<Diagnostic>& findings) {
  const unsigned squares = square_count(row);
  const auto off_board = std::ranges::find_if(game.events, [&](const Event& event) {
    if (!is_move(event)) return false;
    return std::ranges::any_of(game.squares_of(event),
                               [&](WrittenSquare square) { return square.is_numeric() && square.number() > squares; });
  });
  if (off_board == game.events.end()) return;
  findings.push_back(
      make_diagnostic(DiagnosticCode::game_type_conflict, game.in_source(off_board->span),
                      fmt::format("GameType {} is {}, which has only {} squares", row.number, row.name, squares),
                      "correct the GameType, or the move"));
}

/// Without a branch, and in bytes, so that the compiler can look at many squares at a time.
bool all_squares_are(const Game& game, bool numeric) {
  std::uint8_t otherwise = 0;
  for (const WrittenSquare& square : game.squares)
    otherwise = static_cast<std::uint8_t>(otherwise | (square.is_numeric() == numeric ? 0 : 1));
  return otherwise == 0;
}

void check_notation(const Game& game, const GameTypeRow& row, std::vector<Diagnostic>& findings) {
  const GameTypeTag& tag = *game.game_type;
  const NotationKind notation = tag.fields ? tag.fields->notation : row.fields.notation;
  const bool numeric = notation == NotationKind::numeric;
  if (all_squares_are(game, numeric)) return;
  const auto other = std::ranges::find_if(game.events, [&](const Event& event) {
    return is_move(event) && game.squares_of(event).front().is_numeric() != numeric;
  });
  if (other == game.events.end()) return;
  findings.push_back(make_diagnostic(
      DiagnosticCode::wrong_notation, game.in_source(other->span),
      fmt::format("GameType {} names squares by {}", row.number, numeric ? "numbers" : "letters and ranks"),
      "correct the GameType, or rewrite the moves"));
}

}  // namespace

SourceSpan span_of_tag(const Game& game, std::string_view name) {
  for (const Tag& tag : game.tags) {
    const std::string_view written = game.slice(tag.name);
    if (written == name || standard_tag_name(written) == name)
      return game.in_source(tag.has_value ? tag.value : tag.name);
  }
  if (!game.tags.empty()) return game.in_source(game.tags.front().name);
  if (!game.events.empty()) return game.in_source(game.events.front().span);
  return game.in_source(game.terminator);
}

void check_encoding(const Game& game, std::vector<Diagnostic>& findings) {
  const auto at = [&](std::size_t offset) { return SourceSpan{game.offset + offset, 1}; };
  if (const std::size_t zero = game.text.find('\0'); zero != std::string_view::npos)
    findings.push_back(make_diagnostic(DiagnosticCode::encoding, at(zero), "a NUL byte", "save the file as UTF-8"));
  if (is_utf_8(game.text)) return;
  const auto high = std::ranges::find_if(game.text, [](char byte) { return static_cast<unsigned char>(byte) > 127; });
  findings.push_back(make_diagnostic(DiagnosticCode::encoding, at(static_cast<std::size_t>(high - game.text.begin())),
                                     game.encoding == Encoding::utf_8
                                         ? std::string("bytes that are not UTF-8; each is shown as \uFFFD")
                                         : fmt::format("not UTF-8: read as {}", name_of(game.encoding)),
                                     "save the file as UTF-8"));
}

void check_empty(const Game& game, std::vector<Diagnostic>& findings) {
  if (game.start_setup || game.tag("FEN") || !game.complete) return;
  const auto holds_something = [](const Event& event) {
    return event.kind == EventKind::move || event.kind == EventKind::null_move || event.kind == EventKind::setup ||
           event.kind == EventKind::variation_begin;
  };
  if (std::ranges::any_of(game.events, holds_something)) return;
  const auto number = std::ranges::find(game.events, EventKind::number, &Event::kind);
  const bool numbered = number != game.events.end();
  if (game.tags.empty() && !numbered && game.ending == Ending::none) return;
  const SourceSpan span = numbered                      ? game.in_source(number->span)
                          : game.ending != Ending::none ? game.in_source(game.terminator)
                                                        : span_of_tag(game, "Event");
  findings.push_back(make_diagnostic(DiagnosticCode::empty_game, span));
}

void check_game_type(const Game& game, std::vector<Diagnostic>& findings) {
  if (!game.game_type) return;
  const GameTypeRow* row = game_type_row(game.game_type->number);
  if (row == nullptr) return;
  check_fields(game, *row, findings);
  check_notation(game, *row, findings);
  if (!variant_of_game_type(row->number)) check_squares(game, *row, findings);
}

}  // namespace draughts
