// Takes what the grammar's actions report and lays it down in a Game: tags, events, squares, and findings about form
// that show in one token. What needs a look at the text around a token is left as a question for the reader.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/rules/written_square.hpp"
#include "pdn/reader.hpp"

namespace pdn {

/// What a token may be, when the token alone does not tell.
enum class Question : std::uint8_t {
  none,
  result,       ///< a move that can be no move, or a score
  asterisk,     ///< `*` on its own
  zero_number,  ///< `0.`, perhaps the beginning of a decimal score
  ellipsis,     ///< `...` that follows no number
  too_deep,     ///< one `(` more than the limit
  misplaced,    ///< a token that can't stand here
};

/// How a tag deviates from the standard's form.
enum class TagForm : std::uint8_t {
  standard,
  loose,         ///< its name or value is not in form, but clear
  misquoted,     ///< a quote inside the value, or a backslash before the last one
  half_quoted,   ///< no quote behind the value
  unquoted,      ///< no quotes at all
  stray,         ///< bytes between value and `]`
  curly_quotes,  ///< a word processor's quotes
  unclosed,      ///< it ends with its line
};

/// A stretch of text in the making.
struct Bytes {
  const char* begin{};
  const char* end{};

  [[nodiscard]] std::string_view view() const noexcept { return {begin, static_cast<std::size_t>(end - begin)}; }
};

/// A comment among the events.
struct CommentEvent {
  std::size_t event{};
  Bytes text;
};

/// A tag of which nobody knows yet to which game it belongs.
struct TagParts {
  Bytes whole;
  Bytes name;
  Bytes value;
  bool has_value{};
  TagForm form{};
};

/// Builds one game from tokens.
class GameBuilder {
 public:
  /// `game` has its text and offset; `memory` is kept from game to game.
  GameBuilder(draughts::Game& game, std::size_t max_depth, ReaderMemory& memory)
      : game_(game), begin_(game.text.data()), max_depth_(max_depth), memory_(memory), checkpoint_(begin_) {
    memory_.open_variations.clear();
  }

  // What the grammar's actions call with the bytes of their rule; `end` alone where the token began with another call.
  /// So many were laid down in the game already.
  void plain_plies(std::uint32_t moves, std::uint32_t numbers) noexcept;
  void number(Bytes digits) noexcept;
  void dots(const char* end);
  void bare_number(Bytes digits);
  void hop(Bytes sign_and_digits);
  void first_square(Bytes square) noexcept;
  void algebraic_hop(Bytes sign_and_square);
  void sign(char sign) noexcept;
  void odd_sign_between(Bytes sign_text) noexcept;
  void last_square(Bytes square);
  void move(const char* end);
  void spaced_move(const char* end);
  void bare_move(const char* end);
  void continued_hop(Bytes text);
  void null_move(Bytes text);
  void strength(Bytes text);
  void fmjd_sign(Bytes text);
  void asterisk(Bytes text);
  void score(Bytes text) noexcept;
  void ellipsis(Bytes text);
  void glyph(Bytes digits);
  void comment(Bytes text);
  void line_comment(Bytes sign_and_text);
  void setup_fen(Bytes fen) noexcept { fen_ = fen; }
  void setup(Bytes text);
  void variation_begin(Bytes text);
  void variation_end(Bytes text);
  void alternative(Bytes semicolon);
  void stray(Bytes text);
  [[nodiscard]] TagParts& tag() noexcept { return tag_; }
  [[nodiscard]] const TagParts& tag() const noexcept { return tag_; }
  void close_tag(Bytes whole, bool has_value, TagForm form) noexcept;

  // What the reader asks.
  [[nodiscard]] draughts::Game& game() noexcept { return game_; }
  [[nodiscard]] bool settled() const noexcept { return question_ == Question::none; }
  [[nodiscard]] bool goes_on_at(const char* at) const noexcept { return settled() && at < checkpoint_; }
  /// Where the reader wants to look at what the game takes.
  void stop_at(const char* checkpoint) noexcept { checkpoint_ = checkpoint; }
  [[nodiscard]] const char* checkpoint() const noexcept { return checkpoint_; }
  /// Memory for what was read, the text apart.
  [[nodiscard]] std::size_t held_bytes() const noexcept;
  [[nodiscard]] Question question() const noexcept { return question_; }
  [[nodiscard]] Bytes token() const noexcept { return token_; }  ///< what the question is about
  [[nodiscard]] bool in_header() const noexcept { return !in_movetext_; }
  /// The Result tag's value, where it is none of the usual results; the game's last token may be the same.
  [[nodiscard]] std::string_view odd_result() const noexcept { return odd_result_; }
  [[nodiscard]] std::uint32_t plies() const noexcept { return plies_; }
  [[nodiscard]] bool in_variation() const noexcept { return !memory_.open_variations.empty(); }
  [[nodiscard]] bool number_follows_setup() const noexcept { return setup_stands_; }
  [[nodiscard]] bool holds_move() const noexcept { return square_count_ > 0; }  ///< the token in hand could be a move
  [[nodiscard]] const char* begin_of_number_before(const char* at) const noexcept;
  [[nodiscard]] Bytes innermost_variation() const noexcept;
  [[nodiscard]] std::optional<CommentEvent> last_comment() const noexcept;
  [[nodiscard]] const char* furthest() const noexcept;  ///< the end of what was laid down so far
  [[nodiscard]] bool header_has(std::string_view name) const noexcept;
  [[nodiscard]] bool repeats_header(std::string_view name) const noexcept;

  // What the reader decides.
  void answered() noexcept { question_ = Question::none; }
  void add_tag(bool late);
  void keep_move(const char* end);
  void keep_odd_move(const char* end);
  void drop_move() noexcept;
  void drop_number_before(const char* at) noexcept;
  void add_result(Bytes text);
  void end_by_asterisk(Bytes text) noexcept;
  void end_by_result(Bytes text);
  void close_variations(Bytes end);
  void drop_from(std::size_t first);
  void find(draughts::DiagnosticCode code, Bytes where, std::string message = {}, std::string hint = {});
  void find(draughts::DiagnosticCode code, draughts::Severity severity, Bytes where, std::string message);

 private:
  enum Oddity : unsigned { leading_zero = 1, square_zero = 2, upper_case = 4, spaced = 8, odd_sign = 16 };

  void add(draughts::EventKind kind, Bytes text, std::uint32_t value = 0);
  void push_square(draughts::WrittenSquare square);
  void settle_move(const char* end);
  void report_number(const char* end);
  void split_unquoted_value() noexcept;
  void trim_cut_value() noexcept;
  void report_tag_form();
  void report_repair(std::string message);
  [[nodiscard]] const char* behind_value() const noexcept;
  void read_tag_value(bool late);
  void read_fen(Bytes fen);
  void read_result(std::string_view value) noexcept;
  void read_game_type(std::string_view value);
  void read_time_control(std::string_view whose, std::string_view value);
  void misplaced(Bytes text) noexcept;
  [[nodiscard]] draughts::Span span(Bytes text) const noexcept;
  [[nodiscard]] const char* last_end() const noexcept;
  [[nodiscard]] bool last_is(draughts::EventKind kind) const noexcept;

  draughts::Game& game_;
  const char* begin_;
  std::size_t max_depth_;
  ReaderMemory& memory_;
  TagParts tag_;
  Bytes token_;
  Bytes fen_;
  const char* checkpoint_;
  std::size_t setup_bytes_ = 0;
  std::string_view odd_result_;
  draughts::WrittenSquare first_;  // of the move in hand, until its second square comes
  std::uint32_t first_index_ = 0;  // in game.squares
  std::uint32_t value_ = 0;        // of the number in hand
  std::uint32_t square_count_ = 0;
  unsigned oddities_ = 0;
  draughts::Separator separator_{};
  Question question_ = Question::none;
  std::uint32_t plies_ = 0;  // of the main line
  std::size_t header_tags_ = 0;
  bool has_event_ = false;
  bool in_movetext_ = false;
  bool setup_stands_ = false;  // no number was read since the last setup
};

}  // namespace pdn

#include "game_builder_inline.hpp"
