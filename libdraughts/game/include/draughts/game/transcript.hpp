// A game made certain: what its text says, read by the rules it was judged by, in UTF-8 and in the order of the text.
// Everything that writes games works from this and never looks at the source's bytes again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic_code.hpp"
#include "draughts/game/diagram.hpp"
#include "draughts/game/game_type.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/game/result.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// What an entry of a transcript is.
enum class EntryKind : std::uint8_t {
  move,             ///< a legal move
  unjudged_move,    ///< a move on a board that nobody knows
  null_move,        ///< a ply that nobody knows
  setup,            ///< a position laid out between moves; `value` is its index
  comment,          ///< its text
  sign,             ///< a strength sign of the last move, such as `!?` or `(!)`
  glyph,            ///< a NAG; `value` is its number
  variation_begin,  ///< a side line: instead of the last move, or where it `continues` behind it
  variation_end,
  broken,  ///< text that could not be read or played; `value` is its index
};

/// Whether it is a move or a ply that nobody knows.
[[nodiscard]] constexpr bool is_ply(EntryKind kind) noexcept {
  return kind == EntryKind::move || kind == EntryKind::unjudged_move || kind == EntryKind::null_move;
}

/// A stretch of a transcript's text.
struct TextSpan {
  std::uint32_t offset{};
  std::uint32_t length{};
};

/// One entry. Fields that a kind does not name mean nothing there.
struct Entry {
  EntryKind kind{};
  Colour turn{};     ///< who moves
  bool capture{};    ///< of moves
  bool promotes{};   ///< of legal moves
  bool ambiguous{};  ///< of legal moves: the short form would be
  bool continues{};  ///< of a variation
  Square from{};     ///< of legal moves
  Square to{};
  std::uint8_t path_squares{};      ///< of the complete path, or of an unjudged move as written; 0: not known
  std::uint8_t written_squares{};   ///< as the source wrote them; 0: just its ends
  std::uint8_t captured_squares{};  ///< in board order; 0 where they were not asked for
  std::uint32_t squares{};          ///< where they begin among the transcript's squares: path, written, captured
  std::uint32_t ply{};              ///< of moves, from 1, counted along the line
  std::int32_t half{};              ///< of moves: twice the number, and 1 more for the second side
  std::uint32_t value{};
  TextSpan text;  ///< of a comment or sign; of an unjudged move whose squares are not on the board
};

/// A tag, its value without escapes.
struct TextTag {
  std::string name;
  std::string value;

  friend bool operator==(const TextTag&, const TextTag&) = default;
};

/// A position that was laid out.
struct LaidSetup {
  Diagram diagram;
  bool turn_known{};
};

/// Text that is no part of the game as it can be replayed.
struct BrokenText {
  std::string code;     ///< the diagnostic's name
  std::string message;  ///< why
  std::string text;     ///< as it was written
  std::uint32_t ply{};  ///< behind which the line ends there
};

/// A game. Reused from game to game.
struct Transcript {
  std::uint64_t number{};  ///< in its source
  std::uint64_t line{};    ///< where it begins; 0 where nobody counted
  std::optional<Variant> variant;
  VariantSource variant_source{};
  NumberingScheme numbering;             ///< by which the source names its squares
  bool source_has_letters{};             ///< the first square that is written has a letter
  std::optional<GameTypeTag> game_type;  ///< the GameType tag, where it could be read
  std::vector<TextTag> tags;             ///< all that have a value, in the source's order, under the standard's names
  std::optional<Diagram> start;          ///< nothing where it is not known
  bool has_start_setup{};                ///< the start is told: by a FEN tag, or by a setup among the moves
  bool start_among_moves{};              ///< by a setup, which is among the entries
  bool start_turn_known{};               ///< a FEN may leave the turn open
  std::vector<Entry> entries;
  std::vector<Square> squares;
  std::vector<LaidSetup> setups;
  std::vector<BrokenText> broken;
  std::string text;              ///< of comments and signs
  std::string terminator;        ///< the result that ended the game; empty for `*` and where nothing did
  ResultSide result_side{};      ///< whose points come first in results
  std::optional<Colour> winner;  ///< by the final position
  std::uint32_t plies{};         ///< of the main line, played
  bool valid{};                  ///< no error was found in the game

  void clear();

  /// Adds to the text, for an entry.
  TextSpan keep(std::string_view more) {
    const TextSpan span{static_cast<std::uint32_t>(text.size()), static_cast<std::uint32_t>(more.size())};
    text += more;
    return span;
  }

  [[nodiscard]] std::string_view slice(TextSpan span) const noexcept {
    return std::string_view(text).substr(span.offset, span.length);
  }
  /// The complete path of a move, where it is known; of an unjudged move its squares.
  [[nodiscard]] std::span<const Square> path(const Entry& move) const noexcept {
    return std::span(squares).subspan(move.squares, move.path_squares);
  }
  [[nodiscard]] std::span<const Square> written(const Entry& move) const noexcept {
    return std::span(squares).subspan(move.squares + move.path_squares, move.written_squares);
  }
  [[nodiscard]] std::span<const Square> captured(const Entry& move) const noexcept {
    return std::span(squares).subspan(move.squares + move.path_squares + move.written_squares, move.captured_squares);
  }
  /// The value of the first tag of that name; empty when there is none.
  [[nodiscard]] std::string_view tag(std::string_view name) const noexcept;
};

}  // namespace draughts
