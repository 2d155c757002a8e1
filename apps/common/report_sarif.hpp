// Findings for code scanners: one run of SARIF 2.1.0 (OASIS), written as it comes.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "common/report.hpp"

namespace pdn::cli {

/// The report of `-f sarif`; `tool` and `version` name the driver.
[[nodiscard]] std::unique_ptr<Report> make_sarif_report(std::ostream& out, std::string_view tool,
                                                        std::string_view version);

/// A file's name as a URI reference (RFC 3986): percent-encoded, absolute paths as `file:///…`.
[[nodiscard]] std::string uri_of(std::string_view file_name);

}  // namespace pdn::cli
