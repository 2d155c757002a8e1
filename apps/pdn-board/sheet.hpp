// What is shown of one position, and the interface of everything that shows it: text, json. Not here: how positions are
// read, and how lines of play are counted.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "common/colour.hpp"
#include "common/move_names.hpp"
#include "common/position_reading.hpp"
#include "draughts/game/legal_moves.hpp"

namespace pdn::cli {

/// A position that is shown.
struct ShownPosition {
  const TypedPosition& position;
  const MoveNames& names;
  const draughts::LegalMoves& legal;
  std::string label;                  ///< what stood behind a tab; may be empty
  std::optional<std::uint64_t> line;  ///< of standard input
};

/// Shows positions, one after the other: each begins, is counted where that is asked for, and ends.
class Sheet {
 public:
  Sheet() = default;
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;
  virtual ~Sheet() = default;

  virtual void begin(const ShownPosition& shown) = 0;
  /// So many lines of `depth` plies.
  virtual void counted(std::uint32_t depth, std::uint64_t nodes) = 0;
  /// So many lines of `depth` plies that begin with this move.
  virtual void counted_behind(const std::string& move, std::uint32_t depth, std::uint64_t nodes) = 0;
  virtual void end() = 0;
};

/// Text for people; with a list of the legal moves where they are wanted.
[[nodiscard]] std::unique_ptr<Sheet> make_text_sheet(std::ostream& out, Palette palette, bool moves);

/// One object a line.
[[nodiscard]] std::unique_ptr<Sheet> make_json_sheet(std::ostream& out);

}  // namespace pdn::cli
