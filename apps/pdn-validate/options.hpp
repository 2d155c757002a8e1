// What pdn-validate can be asked.
#pragma once

#include <cstdint>
#include <optional>
#include <tl/expected.hpp>

#include "common/options.hpp"
#include "common/severity_rules.hpp"

namespace pdn::cli {

/// How findings are written.
enum class ReportFormat : std::uint8_t { text, json, sarif, github };

/// pdn-validate's options, as values that are known to make sense.
struct ValidateOptions {
  CommonOptions common;
  ReportFormat format{};
  bool games{};                             ///< a line a game as well
  bool suggest = true;                      ///< look for what was meant
  bool list_codes{};                        ///< print the table of codes and do nothing else
  std::optional<std::uint32_t> max_errors;  ///< stop after the game with this error, from 1
  std::uint32_t no_draw_before{};           ///< 0: asks for nothing
  SeverityRules severities;
};

/// Reads a command line; the first argument is the program's name.
[[nodiscard]] tl::expected<ValidateOptions, EarlyExit> parse_validate_options(int count, const char* const* arguments);

}  // namespace pdn::cli
