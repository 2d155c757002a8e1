// How games are written: the choices that every format shares. Each default is PDN 3.0's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draughts/game/result.hpp"
#include "draughts/game/transcript.hpp"

namespace pdn {

/// How squares are named.
enum class NotationChoice : std::uint8_t {
  standard,   ///< as the game's GameType says
  numeric,    ///< 32-28
  algebraic,  ///< c3-d4
  source,     ///< as the source has them
};

/// How much of a capture's way is written.
enum class CaptureChoice : std::uint8_t {
  minimal,  ///< its ends, and the complete path where other pieces could be taken between them
  full,     ///< the complete path
  source,   ///< the squares that the source has
};

/// How signs of strength are written.
enum class GlyphChoice : std::uint8_t {
  source,  ///< signs as signs, NAGs as NAGs
  signs,   ///< NAGs as signs where there is one: `$5` as `!?`
  nags,    ///< signs as NAGs where there is one
};

/// How results are written.
enum class ResultChoice : std::uint8_t {
  standard,  ///< as the game's GameType says
  chess,     ///< 1-0, 1/2-1/2, 0-1
  draughts,  ///< 2-0, 1-1, 0-2
  source,    ///< as the source has them
};

/// Which tags are written.
enum class TagChoice : std::uint8_t {
  source,    ///< those that the source has, and what a reader needs
  complete,  ///< the seven tags of the roster as well, whatever is known
  roster,    ///< those seven, and what a reader needs
};

/// In which order.
enum class TagOrder : std::uint8_t {
  canonical,  ///< the roster, GameType, FEN, then the others as in the source
  source,
};

/// All of it.
struct WritingStyle {
  NotationChoice notation{};
  CaptureChoice captures{};
  std::optional<char> capture_sign;  ///< nothing: the variant's
  GlyphChoice glyphs{};
  ResultChoice results{};
  std::optional<draughts::ResultSide> result_side;  ///< whose points come first; nothing: as in the source
  TagChoice tags{};
  TagOrder tag_order{};
  std::vector<draughts::TextTag> set_tags;
  std::vector<std::string> drop_tags;
  bool ply_count{};        ///< add a PlyCount tag
  bool game_hash{};        ///< add a GameHash tag
  std::size_t width = 79;  ///< of lines of moves, in characters; 0 for one line a game
};

}  // namespace pdn
