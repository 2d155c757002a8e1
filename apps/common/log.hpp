// Messages of a tool to its user on standard error: unreadable files, why it stopped early. Findings about games are
// results, not messages: they go through a Report.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>

namespace spdlog {
class logger;
}

namespace pdn::cli {

/// How much a tool says on standard error.
enum class Verbosity : std::uint8_t { quiet, normal, verbose };

/// A logger that writes lines `tool: message` to `err`, which must outlive it. Quiet says nothing at all.
[[nodiscard]] std::shared_ptr<spdlog::logger> make_log(const std::string& tool, Verbosity verbosity, std::ostream& err);

}  // namespace pdn::cli
