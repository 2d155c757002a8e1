// Numbers with their nouns.
#include "common/summary_text.hpp"

#include <fmt/format.h>

namespace pdn::cli {
namespace {

std::string counted(std::uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace

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
