// Counts and reports what the judge says of each game, by the user's rules of severity.
#pragma once

#include <cstdint>

#include "common/exit_status.hpp"
#include "common/pipeline.hpp"
#include "common/report.hpp"
#include "common/severity_rules.hpp"

namespace pdn::cli {

/// What a validation needs to know.
struct ValidationOptions {
  const SeverityRules& severities;
  std::uint64_t max_errors{};  ///< stop after the game with this error; 0 never
  bool games{};                ///< report each game as well
};

/// The sink of pdn-validate.
class Validation : public GameSink {
 public:
  Validation(ValidationOptions options, Report& report) : options_(options), report_(report) {}

  void begin_file(const FileContext& file) override;
  bool file_finding(const FileContext& file, const draughts::Diagnostic& finding) override;
  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override;
  void end_file(const FileContext& file) override;
  void unreadable(const draughts::IoError& error) override;

  [[nodiscard]] const Summary& summary() const noexcept { return summary_; }
  /// Whether the limit of errors was reached.
  [[nodiscard]] bool stopped() const noexcept {
    return options_.max_errors > 0 && summary_.errors >= options_.max_errors;
  }
  [[nodiscard]] ExitStatus status() const noexcept;

 private:
  /// Counts one finding and hands it on; true when it is an error.
  bool take(const FileContext& file, const GameContext* game, const draughts::Diagnostic& finding);

  ValidationOptions options_;
  Report& report_;
  Summary summary_;
  bool unreadable_ = false;
};

}  // namespace pdn::cli
