// The one line that a run ends with, for people.
#pragma once

#include <string>

#include "common/report.hpp"

namespace pdn::cli {

/// `3 files, 812 games: 809 valid, 3 with errors, 5 warnings, 12 notes; 48211 moves replayed`, without a line end.
[[nodiscard]] std::string summary_text(const Summary& summary);

}  // namespace pdn::cli
