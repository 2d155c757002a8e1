// The verdict on one game: replays it by the rules of its variant and collects everything there is to say about it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/game/game.hpp"
#include "draughts/game/position_visitor.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/game/record.hpp"
#include "draughts/game/result.hpp"

namespace draughts {

class TagTable;
struct PlayedGame;

/// What the user decided for all games.
struct JudgeOptions {
  std::optional<Variant> variant;      ///< whatever tags and files say
  std::uint32_t no_draw_before = 0;    ///< `early-draw` for draws before this move; 0 asks for nothing
  bool suggest = true;                 ///< look for the legal moves that fit what was written
  RecordDetail record{};               ///< what is noted of each move, for those who write the game again
  PositionVisitor* visitor = nullptr;  ///< who is shown every position, from the thread that judges
};

/// How a game's variant became known.
enum class VariantSource : std::uint8_t {
  none,        ///< it did not: the game has no square on a board
  tag,         ///< its GameType
  inferred,    ///< its own moves
  option,      ///< the user's word
  by_default,  ///< the file's other games
};

/// "tag", "inferred", "option", "default"; empty for none.
[[nodiscard]] std::string_view name_of(VariantSource source) noexcept;

/// What was found about one game. Built to be reused.
struct Judgement {
  std::optional<Variant> variant;  ///< nothing for a game without squares whose tags and file name none
  NumberingScheme numbering;       ///< by which its squares were read; without a variant it means nothing
  VariantSource variant_source{};
  std::optional<ResultSide> result_side;  ///< whose points come first, in a game that Black began and somebody won
  std::optional<Colour> winner;           ///< by the final position of the main line
  bool replayed{};                        ///< the moves were tried on a board
  bool valid{};                           ///< replayed whole and well formed: no error in the game
  std::uint32_t plies{};                  ///< of the main line that were replayed
  std::vector<Diagnostic> diagnostics;    ///< in the order of the text, the reader's included
  Record record;                          ///< in the detail that was asked for
};

/// Judges games one by one; keeps its working memory between them, and nothing else.
class Judge {
 public:
  explicit Judge(JudgeOptions options);
  ~Judge();
  Judge(Judge&&) noexcept;
  Judge& operator=(Judge&&) noexcept;

  /// Judges `game` by its own text and the file's traits, replacing what `judgement` held.
  void judge(const Game& game, const FileTraits& traits, Judgement& judgement);

 private:
  struct Memory;

  /// Checks the results by themselves, and against the moves; returns what they say, White's points first.
  Outcome check_outcome(const TagTable& tags, const FileTraits& traits, const PlayedGame& played, Judgement& judgement);

  /// Checks the number of plies against PlyCount and against a draw that comes too early.
  void check_length(const TagTable& tags, Outcome outcome, std::vector<Diagnostic>& findings) const;

  JudgeOptions options_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace draughts
