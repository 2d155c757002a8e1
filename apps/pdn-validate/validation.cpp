// From judgements to findings, records and numbers.
#include "pdn-validate/validation.hpp"

#include <string>

#include "common/game_context.hpp"

namespace pdn::cli {
void Validation::begin_file(const FileContext&) {
  ++summary_.files;
}

void Validation::end_file(const FileContext&) {
  report_.end_file();
}

bool Validation::file_finding(const FileContext& file, const draughts::Diagnostic& finding) {
  take(file, nullptr, finding);
  return !stopped();
}

void Validation::unreadable(const draughts::IoError& error) {
  unreadable_ = true;
  report_.unreadable(error);
}

bool Validation::take(const FileContext& file, const GameContext* game, const draughts::Diagnostic& finding) {
  const Ruling ruling = options_.severities.ruling(finding);
  if (ruling.ignored) return false;
  ++summary_.codes[finding.code];
  switch (ruling.severity) {
    case draughts::Severity::error:
      ++summary_.errors;
      break;
    case draughts::Severity::warning:
      ++summary_.warnings;
      break;
    case draughts::Severity::note:
      ++summary_.notes;
      break;
  }
  report_.finding({&file, game, &finding, ruling.severity, ruling.only_strict, 0});
  return ruling.severity == draughts::Severity::error;
}

bool Validation::game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) {
  const bool wanted = options_.games || !judgement.diagnostics.empty();
  const GameContext context = wanted ? context_of(game) : GameContext{};
  bool has_errors = false;
  for (const draughts::Diagnostic& finding : judgement.diagnostics) has_errors |= take(file, &context, finding);

  const bool valid = judgement.valid && !has_errors;
  ++summary_.games;
  summary_.plies += judgement.plies;
  if (has_errors) ++summary_.games_with_errors;
  if (!judgement.replayed) ++summary_.not_replayed;
  if (judgement.replayed && valid) ++summary_.valid_games;
  const std::string variant(judgement.variant ? draughts::name_of(*judgement.variant) : std::string_view());
  if (!variant.empty()) ++summary_.variants[variant];

  if (options_.games) {
    GameRecord record{&file,
                      0,
                      context,
                      variant,
                      std::string(draughts::name_of(judgement.variant_source)),
                      judgement.plies,
                      std::nullopt,
                      known_tag(game, "White"),
                      known_tag(game, "Black"),
                      written_result(game),
                      judgement.result_side ? std::string(draughts::name_of(*judgement.result_side)) : std::string()};
    record.line = file.locator->locate(game.offset, game.encoding).line;
    if (judgement.replayed) record.valid = valid;
    report_.game(record);
  }
  report_.end_game();
  return !stopped();
}

ExitStatus Validation::status() const noexcept {
  if (unreadable_) return ExitStatus::failure;
  return summary_.errors > 0 ? ExitStatus::findings : ExitStatus::clean;
}

}  // namespace pdn::cli
