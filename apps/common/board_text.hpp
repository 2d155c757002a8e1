// A position drawn with characters, White at the bottom: `w` and `b` are men, `W` and `B` kings, `.` an empty square.
#pragma once

#include <string>

#include "draughts/game/diagram.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/variant.hpp"

namespace pdn::cli {

/// The board of a variant in a frame, with the names of its squares at the edges: numbers beside the rows, or letters
/// and ranks. Lines end with `\n`.
[[nodiscard]] std::string draw_board(const draughts::Diagram& diagram, draughts::Variant variant,
                                     const draughts::Numbering& numbering);

}  // namespace pdn::cli
