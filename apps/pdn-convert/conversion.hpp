// Games in, games out: what pdn-convert does with each game that comes along.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "common/exit_status.hpp"
#include "common/pipeline.hpp"
#include "common/report.hpp"
#include "draughts/game/transcriber.hpp"
#include "draughts/search/selector.hpp"
#include "pdn-convert/finished_game.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn-convert/options.hpp"
#include "pdn/fen_comments.hpp"

namespace pdn::cli {

/// What a run came to.
struct ConversionCount {
  std::uint64_t files{};
  std::uint64_t games{};      ///< read
  std::uint64_t selected{};   ///< of these
  std::uint64_t broken{};     ///< of these, with an error
  std::uint64_t dropped{};    ///< of these, left out
  std::uint64_t too_large{};  ///< of these, given up as too large to be read
  std::uint64_t errors{};     ///< in games and in files without any

  ConversionCount& operator+=(const ConversionCount& other) noexcept;
};

/// The sink of pdn-convert.
class Conversion : public GameSink {
 public:
  /// Games go to `outlet` by way of `writer`, errors in them to `report`. All outlive it.
  Conversion(const ConvertOptions& options, GameWriter& writer, GameOutlet& outlet, Report& report);

  void begin_file(const FileContext& file) override;
  bool file_finding(const FileContext& file, const draughts::Diagnostic& finding) override;
  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override;
  void end_file(const FileContext& file) override;
  void unreadable(const draughts::IoError& error) override;

  [[nodiscard]] const ConversionCount& count() const noexcept { return count_; }
  [[nodiscard]] ExitStatus status() const noexcept;

 private:
  [[nodiscard]] bool is_selected(const draughts::Game& game, const draughts::Judgement& judgement) const;
  void report_errors(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement);
  void change(draughts::Transcript& transcript);
  [[nodiscard]] bool write_lines(const FileContext& file, const draughts::Transcript& transcript);
  [[nodiscard]] bool hand_on(const FileContext& file, const draughts::Transcript& transcript);
  void keep_little_memory();

  const ConvertOptions& options_;
  GameWriter& writer_;
  GameOutlet& outlet_;
  Report& report_;
  std::optional<draughts::Selector> selector_;
  draughts::Transcriber transcriber_;
  draughts::Transcript transcript_;
  FinishedGame finished_;  ///< the game at hand, as text
  pdn::FenComments fen_comments_;
  ConversionCount count_;
  bool unreadable_ = false;
  bool writable_ = true;  ///< the outlet took all parts of games
};

}  // namespace pdn::cli
