// What a search found in one game: plies of lines at which something holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace draughts {

/// One ply at which something was found.
struct FoundPly {
  std::uint32_t query{};  ///< which of the things that were looked for, from 0
  std::uint32_t line{};   ///< which of the lines
  std::uint32_t ply{};    ///< 0 is the start
  std::uint32_t event{};  ///< the game's event of the move or setup that led there; of no meaning at the start
  bool laid{};            ///< no move led there
  bool turned{};          ///< it holds of the board turned round with colours swapped

  friend bool operator==(const FoundPly&, const FoundPly&) = default;
};

/// All of one game. Reused from game to game.
struct Found {
  std::vector<FoundPly> plies;  ///< in the order of the text
  std::vector<std::vector<std::uint32_t>>
      lines;               ///< of each line the path: empty for the main line, which is the first
  std::uint64_t tested{};  ///< positions that were looked at

  void clear() {
    plies.clear();
    lines.assign(1, {});
    tested = 0;
  }
};

}  // namespace draughts
