// Findings as annotations of GitHub Actions: one workflow command a line.
#pragma once

#include <memory>
#include <ostream>

#include "common/report.hpp"

namespace pdn::cli {

/// The report of `-f github`.
[[nodiscard]] std::unique_ptr<Report> make_github_report(std::ostream& out);

}  // namespace pdn::cli
