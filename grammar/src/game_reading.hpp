// The reading of one game: token by token, deciding where the game ends and where to go on after an error.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game_builder.hpp"
#include "input.hpp"
#include "lookahead.hpp"
#include "pdn/reader.hpp"
#include "pdn_errors.hpp"

namespace pdn {

/// Reads the one game that begins at the first byte of `game.text`. pdn-dialects(7) tells where a game ends.
class GameReading {
 public:
  /// `complete` says that nothing follows the text.
  GameReading(bool complete, const ReadLimits& limits, draughts::Game& game, ReaderMemory& memory);

  /// Reads the game and cuts `game.text` to it. False when the text ended too early to be certain of it; what was
  /// filled in is worthless then.
  [[nodiscard]] bool run();

  /// Whether the game was given up because of the memory that it takes; `run` was false then.
  [[nodiscard]] bool holds_too_much() const noexcept { return holds_too_much_; }

  /// How many bytes the game took, with comments behind it that are its own.
  [[nodiscard]] std::size_t consumed() const noexcept { return static_cast<std::size_t>(in_.current() - begin_); }

 private:
  // One step; false when there is nothing more to do.
  bool step();
  bool read_tag();
  bool read_odd_result();
  bool read_token();
  bool read_plies();
  void look_at_memory();
  void read_what_follows();
  bool read_terminator_again();
  void read_rest_of_line();

  // What a token means that doesn't tell by itself.
  void answer();
  void answer_result(Bytes text);
  void answer_asterisk(Bytes text);
  void answer_zero_number(Bytes number);
  void read_decimal_score(Bytes text);
  void answer_ellipsis(Bytes dots);
  void skip_deep_variation(Bytes parenthesis);
  [[nodiscard]] bool header_repeats();
  [[nodiscard]] bool tag_starts_game();
  [[nodiscard]] bool tag_stands_apart() const;
  [[nodiscard]] bool number_starts_game();

  // Ends.
  void end_by_result(Bytes text);
  void end_by_asterisk(Bytes text);
  void end_at(const char* place);
  void report_open_variation();
  void finish(const char* end);

  // After an error: true when the game goes on.
  bool recover(const Fault& fault);
  bool close_nested_comment();
  bool skip_to_boundary(bool in_comment);
  std::optional<bool> goes_on_at(const char* at, bool in_comment);
  bool starts_game(const char* tag);
  bool end_by_lone_terminator(const char* at);
  void report(const Fault& fault);

  [[nodiscard]] bool uncertain() const noexcept { return !complete_ && in_.asked_behind_end(); }

  Input in_;
  const char* begin_;
  const char* end_;
  bool complete_;
  Lookahead look_;
  GameBuilder builder_;
  const char* token_;  // where the token in hand begins
  std::size_t max_held_;
  bool holds_too_much_ = false;
  bool terminated_ = false;  // behind `*` or a result
  bool cut_short_ = false;   // an error ended the game
  bool lost_text_ = false;   // text of the game was passed over, or may lie in a tag that was not closed
};

}  // namespace pdn
