// One game as the reader found it: tags, then a flat list of events in the order of the text.
// Nothing here is judged. Offsets are relative to the game's first byte; `Game::offset` says where that byte lies.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "draughts/game/clock_reading.hpp"
#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game_type.hpp"
#include "draughts/game/time_control.hpp"
#include "draughts/rules/setup.hpp"
#include "draughts/rules/written_square.hpp"
#include "draughts/source/encoding.hpp"

namespace draughts {

/// A stretch of a game's text, in bytes from the game's first byte.
struct Span {
  std::uint32_t offset{};
  std::uint32_t length{};

  friend bool operator==(const Span&, const Span&) = default;
};

/// A tag as written: `[Name "value"]`. The value is raw: escapes and encoding are those of the file.
struct Tag {
  Span name;
  Span value;
  bool has_value{};  ///< false for `[Name]`
};

/// What an event of the movetext is.
enum class EventKind : std::uint8_t {
  number,           ///< a move number; `value` is the number, `flag` is set when dots follow it (`1...`)
  move,             ///< `squares` are the squares as written, `separator` the sign
  null_move,        ///< a lone `-`: a ply that nobody knows
  variation_begin,  ///< `(`
  variation_end,    ///< `)`
  comment,          ///< `{…}`; the span is the text between the braces
  line_comment,     ///< `;…` or `%…` to the end of the line; the span is the text behind the sign
  setup,            ///< `/FEN "…"/`; `value` is the index in `Game::setups`
  glyph,            ///< `$n`; `value` is the number
  strength,         ///< `!`, `?`, `(!?)`, `*` glued to a move, or one of FMJD's other signs
  result,           ///< a result inside the movetext that ends nothing, as in a variation
  late_tag,         ///< a tag behind moves; `value` is the index in `Game::tags`
};

/// The sign between the squares of a move.
enum class Separator : std::uint8_t { none, hyphen, cross, colon };

/// One event, 16 bytes.
struct Event {
  EventKind kind{};
  Separator separator{};
  std::uint8_t square_count{};
  bool flag{};
  std::uint32_t value{};
  Span span;  ///< the event's text; for a move its squares and signs without a strength sign
};

/// A FEN tag or an in-game setup, as far as it could be read.
struct WrittenSetup {
  Setup setup;
  Span span;        ///< the text between the quotes
  bool readable{};  ///< false: a `bad_fen` stands among the game's findings, and `setup` is not to be used
  std::vector<Span> piece_spans;  ///< where each piece of `setup` is written
};

/// How a game ended in the text.
enum class Ending : std::uint8_t {
  asterisk,  ///< a lone `*`
  result,    ///< a result token such as `2-0`; `Game::terminator` is its text
  none,      ///< the next game's first tag or number, or the end of the source
};

/// One game. Built to be reused: `clear` keeps the memory.
struct Game {
  std::string_view text;   ///< the game's bytes, borrowed from whoever read it
  std::uint64_t offset{};  ///< of `text` in its source, in bytes
  std::uint64_t number{};  ///< which game of its source, from 1
  Encoding encoding{};     ///< of `text`
  std::vector<Tag> tags;
  std::vector<Event> events;
  std::vector<WrittenSquare> squares;  ///< the squares of all moves, one behind the other
  std::vector<WrittenSetup> setups;
  std::optional<std::uint32_t> start_setup;  ///< index in `setups` of the FEN tag, or of a setup before the first move
  std::optional<GameTypeTag> game_type;      ///< the GameType tag where it could be read
  TimeControls time_controls;                ///< from the TimeControl tags
  std::vector<ClockReading> clocks;          ///< from the comments' commands, in the order of the text
  Ending ending{};
  Span terminator;  ///< of `*` or the result
  bool complete{};  ///< false: text of the game was lost; the error that tells of it is among `findings`
  std::vector<Diagnostic> findings;  ///< what the reader has to say about the form of the text

  void clear() noexcept;

  [[nodiscard]] std::string_view slice(Span span) const noexcept { return text.substr(span.offset, span.length); }
  /// The squares of a move as written, at least two.
  [[nodiscard]] std::span<const WrittenSquare> squares_of(const Event& move) const noexcept {
    return std::span(squares).subspan(move.value, move.square_count);
  }
  /// The raw value of the first tag of that name, exactly as spelt; nothing when absent or without a value.
  [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const noexcept;
  /// The same span with an offset from the start of the source, as diagnostics carry it.
  [[nodiscard]] SourceSpan in_source(Span span) const noexcept { return {offset + span.offset, span.length}; }
};

}  // namespace draughts
