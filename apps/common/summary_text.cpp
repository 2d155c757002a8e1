// The line at the end of a run.
#include "common/summary_text.hpp"

#include <fmt/format.h>

#include "common/counted.hpp"

namespace pdn::cli {

std::string summary_text(const Summary& summary) {
  const std::string files = counted(summary.files, "file");
  const std::string remarks = counted(summary.warnings, "warning") + ", " + counted(summary.notes, "note");
  if (summary.games == 0) {
    if (summary.errors + summary.warnings + summary.notes == 0) return files + ", no games";
    return fmt::format("{}, no games: {}, {}", files, counted(summary.errors, "error"), remarks);
  }
  const std::string skipped =
      summary.not_replayed > 0 ? fmt::format(", {} not replayed", summary.not_replayed) : std::string();
  return fmt::format("{}, {}: {} valid, {} with errors{}, {}; {} replayed", files, counted(summary.games, "game"),
                     summary.valid_games, summary.games_with_errors, skipped, remarks, counted(summary.plies, "move"));
}

}  // namespace pdn::cli
