// The moves of one game as PDN: tokens in lines. Part of pdn_writer.cpp's work.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/transcript.hpp"
#include "pdn/square_names.hpp"

namespace pdn {

/// Lays one game's entries out.
class Movetext {
 public:
  /// Appends to `text`; lines are at most `width` characters long where tokens allow it, 0 for one line.
  Movetext(const draughts::Transcript& transcript, const SquareNames& names, std::size_t width, std::string& text);

  /// Writes all entries, and `*`.
  void write();

 private:
  /// What is known of a line of moves: the main line, or a variation that is open.
  struct Line {
    std::int32_t next_half = 0;  ///< of the ply that would need no number
    bool interrupted = true;     ///< something stands between it and its last move
  };

  [[nodiscard]] std::size_t write_short_moves(std::size_t first);
  [[nodiscard]] char* write_number(char* at, const draughts::Entry& move);
  void write_entry(const draughts::Entry& entry);
  void write_move(const draughts::Entry& entry);
  void write_null_move(const draughts::Entry& entry);
  void write_setup(const draughts::Entry& entry);
  void begin_token();
  void end_token(std::size_t characters);
  void put(std::string_view token);
  void glue(std::string_view token);
  void put_comment(std::string_view comment);

  const draughts::Transcript& transcript_;
  const SquareNames& names_;
  std::size_t width_;
  std::string& text_;
  std::vector<Line> lines_;
  std::size_t column_ = 0;
  std::size_t begin_ = 0;   ///< of the token at hand, in the text, with the parentheses that open in front of it
  std::size_t before_ = 0;  ///< the column in front of that
  bool blank_ = false;      ///< a blank parts it from the one before
  bool joined_ = false;     ///< nothing parts it from a parenthesis that opens
  bool opened_ = false;     ///< a parenthesis is the last token, and nothing parts it from the next
};

}  // namespace pdn
