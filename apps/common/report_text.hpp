// Findings for people: place, message and code on one line, then for errors and warnings the line of the source with
// a caret, the game, and what would be right. A note takes one line, also where --strict made it an error.
#pragma once

#include <memory>
#include <ostream>

#include "common/colour.hpp"
#include "common/report.hpp"

namespace pdn::cli {

/// The report of `-f text`. The summary is not among it.
[[nodiscard]] std::unique_ptr<Report> make_text_report(std::ostream& out, Palette palette);

}  // namespace pdn::cli
