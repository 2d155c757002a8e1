// Where an output's name leads: which file is to be replaced, or which descriptor is to be written to. Nothing is
// opened for writing or changed here.
#pragma once

#include <sys/stat.h>

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "common/output_error.hpp"

namespace pdn::cli {

/// What stands behind a name, once symbolic links are followed.
struct OutputTarget {
  std::string path;                       ///< of the file itself, not of a link to it
  std::optional<struct ::stat> existing;  ///< nothing where there is no file yet
  std::optional<int> descriptor;          ///< an open file of this process: `-`, /dev/stdout, /dev/fd/N

  /// Written to as it is: a pipe, a terminal, a device, an open file. Others are replaced as a whole.
  [[nodiscard]] bool direct() const { return descriptor || (existing && !S_ISREG(existing->st_mode)); }
};

/// Finds it. An error for a folder, for a file that its owner has protected against writing, and for a name that leads
/// nowhere. Whether the file's folder is there and takes a new file shows when one is made.
[[nodiscard]] tl::expected<OutputTarget, OutputError> find_output_target(const std::string& path);

/// Whether two outputs (`-`: standard output) would be one file, which need not be there yet.
[[nodiscard]] bool are_one_output(const std::string& one, const std::string& other);

}  // namespace pdn::cli
