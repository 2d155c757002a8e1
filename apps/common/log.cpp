// spdlog, set up for people: no time, no level, no file of its own.
#include "common/log.hpp"

#include <spdlog/logger.h>
#include <spdlog/sinks/ostream_sink.h>

namespace pdn::cli {

std::shared_ptr<spdlog::logger> make_log(const std::string& tool, Verbosity verbosity, std::ostream& err) {
  auto log = std::make_shared<spdlog::logger>(tool, std::make_shared<spdlog::sinks::ostream_sink_st>(err));
  log->set_pattern("%n: %v");
  switch (verbosity) {
    case Verbosity::quiet:
      log->set_level(spdlog::level::off);
      break;
    case Verbosity::normal:
      log->set_level(spdlog::level::warn);
      break;
    case Verbosity::verbose:
      log->set_level(spdlog::level::info);
      break;
  }
  log->flush_on(spdlog::level::trace);
  return log;
}

}  // namespace pdn::cli
