// Which reading a game is judged by: the user's, its GameType's, the file's, or that of its own moves. The first one in
// question is played; only where it meets an error are others looked at.
#pragma once

#include <optional>
#include <vector>

#include "draughts/game/file_traits.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/game/reading.hpp"
#include "replays.hpp"
#include "tag_table.hpp"

namespace draughts {

/// How a game was played.
struct PlayedGame {
  std::optional<Reading> reading;  ///< nothing where the game names no square, so that there is nothing to play
  VariantSource source{};
  ReplayOutcome outcome;
  std::optional<Reading> refuted;  ///< what the GameType or the file asked for, where the game's moves say otherwise
  std::vector<Variant> fitting;    ///< the variants that the moves are legal by, the best first, where all were asked
  bool guessed{};                  ///< `fitting` is a guess: the moves speak for no variant
};

/// Plays games. Reused from game to game for its memory; a game leaves nothing behind.
class ReadingSearch {
 public:
  /// Plays a game by the reading that is found for it, replacing `findings` by what there is to say about its moves and
  /// `record` by what the options want noted.
  PlayedGame play(const TagTable& tags, const FileTraits& traits, const JudgeOptions& options,
                  std::vector<Diagnostic>& findings, Record& record);

  [[nodiscard]] Replays& replays() noexcept { return replays_; }

 private:
  /// What a game may be read as before its moves are looked at.
  struct Agenda {
    std::vector<Reading> readings;  ///< the first is played; a later one where that one meets errors and it doesn't
    VariantSource source{};
    bool open{};  ///< any other variant may be taken, if the moves speak for it clearly enough
  };

  [[nodiscard]] const Agenda& agenda(const Game& game, const FileTraits& traits, const JudgeOptions& options);
  void ask_user(const Game& game, Variant variant);
  void ask_file(const Game& game, const FileTraits& traits);
  void prefer(Variant variant);
  [[nodiscard]] ReplayOutcome run(const Reading& reading);
  [[nodiscard]] bool try_later_readings(PlayedGame& played);
  void try_other_variants(const TagTable& tags, PlayedGame& played);
  [[nodiscard]] bool is_off_the_board(const PlayedGame& played, const Reading& other);
  [[nodiscard]] bool is_refuted(const PlayedGame& played, const Reading& other);

  Replays replays_;
  Agenda agenda_;
  std::optional<GameTypeTag> agenda_tag_;  ///< whose readings the agenda has
  const Game* game_ = nullptr;
  ReplayWishes wishes_;
  std::vector<Diagnostic>* findings_ = nullptr;
};

}  // namespace draughts
