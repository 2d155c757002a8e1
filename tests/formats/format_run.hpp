// pdn-convert as a function of texts.
#pragma once

#include <string>
#include <vector>

#include "common/exit_status.hpp"

namespace format_run {

/// How a run ended.
struct Outcome {
  pdn::cli::ExitStatus status{};
  std::string out;
  std::string err;
};

/// Runs pdn-convert with these options on a file `a.pdn` that holds `text`; the file's folder is not in what is
/// written.
Outcome convert(std::vector<std::string> options, const std::string& text);

/// What a run writes that must end clean.
std::string converted(std::vector<std::string> options, const std::string& text);

/// A text's lines, without their ends.
std::vector<std::string> lines_of(const std::string& text);

}  // namespace format_run
