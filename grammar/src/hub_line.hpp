// One line of the Hub protocol as text: what its parts are, and where they stand. What they mean on a board is
// hub_stream.cpp's business.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace pdn {

/// A part of a line: its text lies in the line.
using LinePart = std::string_view;

/// A `pos` command. Parts that it lacks are empty.
struct HubCommand {
  LinePart position;
  LinePart moves;  ///< without its quotes
  LinePart variant;
  LinePart rest;  ///< of the line, from where it could not be read on
};

/// A move as it is written.
struct HubMove {
  LinePart text;
  std::vector<unsigned> squares;  ///< its ends, then what it captures
  bool capture{};
};

/// Moves, as far as they could be read.
struct HubMoves {
  std::vector<HubMove> moves;
  LinePart rest;  ///< what could not be read
};

/// Reads a line; false for other commands, which whoever reads Hub ignores.
[[nodiscard]] bool read_hub_command(std::string_view line, HubCommand& command);

/// Whether a position is in form: a turn, then one letter a square.
[[nodiscard]] bool is_hub_position(std::string_view position);

/// Reads the moves of a command.
[[nodiscard]] HubMoves read_hub_moves(std::string_view moves);

}  // namespace pdn
