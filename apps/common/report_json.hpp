// Findings for programs: one JSON object a line, as pdn-validate(1) lists the keys. A key without a value is left out.
#pragma once

#include <memory>
#include <ostream>

#include "common/report.hpp"

namespace pdn::cli {

/// The report of `-f json`, summary included.
[[nodiscard]] std::unique_ptr<Report> make_json_report(std::ostream& out);

}  // namespace pdn::cli
