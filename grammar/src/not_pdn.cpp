// What files that are no PDN look like.
#include "not_pdn.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "characters.hpp"
#include "found_text.hpp"
#include "pdn/reader.hpp"

namespace pdn {

using draughts::DiagnosticCode;
using draughts::Game;

namespace {

struct Magic {
  std::string_view bytes;
  std::string_view name;
};

constexpr std::array magics{
    Magic{"\xFF\xD8\xFF", "a JPEG image"},
    Magic{"\x89PNG", "a PNG image"},
    Magic{"GIF8", "a GIF image"},
    Magic{"%PDF-", "a PDF document"},
    Magic{"PK\x03\x04", "a zip archive"},
    Magic{"\x7F"
          "ELF",
          "a program"},
    Magic{"SQLite format 3", "a database"},
    Magic{"{\\rtf", "a word processor's document"},
    Magic{"\xD0\xCF\x11\xE0", "a word processor's document"},
    Magic{"\xFF\xFE", "UTF-16 text"},
    Magic{"\xFE\xFF", "UTF-16 text"},
};

std::string_view known_format(std::string_view text) noexcept {
  const auto* found = std::ranges::find_if(magics, [&](const Magic& magic) { return text.starts_with(magic.bytes); });
  return found == magics.end() ? std::string_view{} : found->name;
}

bool is_control(char byte) noexcept {
  return static_cast<unsigned char>(byte) < ' ' && (byte < '\t' || byte > '\r');
}

// More than a few control characters, zero bytes apart: no text has them.
bool is_binary(std::string_view text) noexcept {
  const auto odd = std::ranges::count_if(text, [](char byte) { return is_control(byte) && byte != '\0'; });
  return odd > 4 && static_cast<std::size_t>(odd) * 20 > text.size();
}

bool contains_ignoring_case(std::string_view text, std::string_view wanted) noexcept {
  const auto same = [](char left, char right) { return (left | 0x20) == (right | 0x20); };
  return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}

// What the first games tell.
struct Evidence {
  bool draughts = false;
  bool broken = false;
  bool chess = false;
  bool any_game = false;
};

// Something unreadable. A comment or tag without an end is none: it may be long, and the beginning cut off within it.
bool is_syntax_error(const draughts::Diagnostic& finding) noexcept {
  const bool may_be_long =
      finding.code == DiagnosticCode::unterminated_comment || finding.code == DiagnosticCode::unterminated_tag;
  return finding.severity == draughts::Severity::error && finding.code != DiagnosticCode::bad_fen && !may_be_long;
}

void weigh(const Game& game, Evidence& evidence) {
  evidence.any_game = true;
  const bool broken = std::ranges::any_of(game.findings, is_syntax_error);
  evidence.broken = evidence.broken || broken;
  evidence.chess = evidence.chess || (game.game_type && game.game_type->number == 0) ||
                   std::ranges::any_of(game.findings, [](const auto& finding) { return finding.hint == chess_hint; });
  if (game.game_type && game.game_type->number == 0) return;
  const auto readable = [](const draughts::WrittenSetup& setup) { return setup.readable; };
  evidence.draughts = evidence.draughts || !game.squares.empty() || std::ranges::any_of(game.setups, readable) ||
                      (!broken && game.ending == draughts::Ending::result);
}

Evidence evidence_in(std::string_view text) {
  Evidence evidence;
  Reader reader;
  Game game;
  while (!evidence.draughts) {
    const ReadResult result = reader.read(text, true, 0, game);
    if (result.status != ReadStatus::game) break;
    weigh(game, evidence);
    text.remove_prefix(result.consumed);
  }
  return evidence;
}

std::string_view describe(std::string_view text, const Evidence& evidence) noexcept {
  const auto zeros = static_cast<std::size_t>(std::ranges::count(text, '\0'));
  if (zeros == text.size()) return "nothing but zero bytes";
  if (zeros * 3 > text.size() && zeros * 3 < text.size() * 2) return "UTF-16 text";
  if (zeros > 0 || is_binary(text)) return "binary data";
  if (evidence.chess) return "chess games (PGN)";
  if (contains_ignoring_case(text, "<html") || contains_ignoring_case(text, "<!doctype")) return "an HTML page";
  if (text.starts_with("<?xml")) return "an XML document";
  return "plain text";
}

}  // namespace

std::optional<draughts::Diagnostic> judge_beginning(std::string_view beginning) {
  const std::string_view text = beginning.substr(0, deciding_bytes);
  if (text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos) return std::nullopt;
  std::string_view name = known_format(text);
  if (name.empty()) {
    const Evidence evidence = evidence_in(text);
    const bool in_form = evidence.any_game && !evidence.broken && !evidence.chess;
    const bool has_text = !trimmed(text).empty();
    if (!is_binary(text) && (evidence.draughts || in_form || (has_text && !evidence.any_game))) return std::nullopt;
    name = describe(text, evidence);
  }
  return draughts::make_diagnostic(DiagnosticCode::not_pdn, {0, 1},
                                   "this is no PDN file: it looks like " + std::string(name));
}

}  // namespace pdn
