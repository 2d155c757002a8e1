// PDN text to `draughts::Game`, one game a call. The reader knows the form of PDN and the dialects of real files, but
// no board and no file: it says what the text is, never whether a move is legal. Files and pipes are PdnStream's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/game.hpp"
#include "pdn/game_type_text.hpp"

namespace pdn {

/// What a reader refuses to go beyond.
struct ReadLimits {
  std::uint32_t game_bytes = 1U << 30;  ///< a larger game is given up with `game-too-large`
  std::uint32_t held_bytes = 1U << 25;  ///< and so is one whose moves, tags … take more memory, give or take a few %
  std::uint32_t depth = 1000;           ///< variations nested deeper are given up with `too-deep`
};

/// What a call of `Reader::read` came to.
enum class ReadStatus : std::uint8_t {
  game,        ///< a game was read
  end,         ///< only white space was left
  incomplete,  ///< the text ends before the game does; read again with more text
};

/// How a call of `Reader::read` ended, and how far it came.
struct ReadResult {
  ReadStatus status{};
  /// Bytes of the text that are done with. Zero for `incomplete`, unless the rest of a game that was given up as too
  /// large is being skipped.
  std::size_t consumed{};
};

/// A GameType's value, and what it says.
struct KnownGameType {
  std::string value;
  GameTypeReading reading;
  bool old_form{};  ///< one of 2009 to 2014
};

/// What a reader keeps from game to game, so as not to make it again.
struct ReaderMemory {
  KnownGameType game_type;  ///< the last one met: most games of a file have the same
  std::vector<draughts::WrittenSetup> spare_setups;
  std::vector<std::uint32_t> open_variations;  ///< where each `(` not yet closed stands in its game
};

/// Reads games one after the other. Keeps its scratch memory, but nothing of one game decides another.
class Reader {
 public:
  explicit Reader(ReadLimits limits = {}) noexcept : limits_(limits) {}

  /// Reads the game that begins at `text[0]`, which lies at `offset` of its source, into `game` (all but its number and
  /// encoding). `complete` says that no bytes follow `text`. Whatever the bytes, the call ends, stays within `text` and
  /// consumes at least one byte for each game. What is wrong with the form stands in `game.findings`.
  ReadResult read(std::string_view text, bool complete, std::uint64_t offset, draughts::Game& game);

 private:
  ReadLimits limits_;
  ReaderMemory memory_;
  bool skipping_ = false;  // inside a game that was given up as too large
};

}  // namespace pdn
