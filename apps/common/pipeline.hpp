// The way of every tool's games: sources, reader, judge, and then whatever the tool does with them. One loop, in one
// place. Not here: what a tool does with a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/progress_bar.hpp"
#include "common/report.hpp"
#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"

namespace pdn::cli {

/// What games are read from.
enum class SourceFormat : std::uint8_t { pdn, hub };

/// What is read, and how.
struct PipelineOptions {
  std::vector<std::string> paths;  ///< none, or `-`: standard input
  bool recursive{};
  std::optional<draughts::Encoding> encoding;  ///< nothing: each game's own bytes tell
  draughts::JudgeOptions judge;
  SourceFormat format{};
};

/// What a tool does with what comes along. Calls come from one thread, in the order of the input.
class GameSink {
 public:
  GameSink() = default;
  GameSink(const GameSink&) = delete;
  GameSink& operator=(const GameSink&) = delete;
  virtual ~GameSink() = default;

  virtual void begin_file(const FileContext& file) = 0;
  /// A finding about the file as a whole; it has no games then. False stops the run.
  [[nodiscard]] virtual bool file_finding(const FileContext& file, const draughts::Diagnostic& finding) = 0;
  /// Whether a game is wanted at all. One that isn't is neither judged nor given.
  [[nodiscard]] virtual bool wants(const draughts::Game&) { return true; }
  /// One game. False stops the run after this game.
  [[nodiscard]] virtual bool game(const FileContext& file, const draughts::Game& game,
                                  const draughts::Judgement& judgement) = 0;
  /// Follows every begin_file.
  virtual void end_file(const FileContext& file) = 0;
  /// A path that can't be read, or a file that broke off: its complete games have been given.
  virtual void unreadable(const draughts::IoError& error) = 0;
};

/// Runs everything through: one game is in memory at a time.
void run_pipeline(const PipelineOptions& options, GameSink& sink, ProgressBar& progress);

}  // namespace pdn::cli
