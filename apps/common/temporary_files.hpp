// Files on their way to their names: made beside the place where they will stand, renamed when they are whole, and
// removed when they never are. Not here: what is written into them.
#pragma once

#include <sys/stat.h>

#include <mutex>
#include <set>
#include <span>
#include <string>
#include <tl/expected.hpp>

#include "common/descriptor.hpp"
#include "common/output_error.hpp"
#include "common/signal_watch.hpp"

namespace pdn::cli {

/// All temporary files of a process. One a run, made before any other thread, and outliving all outputs.
///
/// They are named `.NAME.pdn-XXXXXX.tmp`, in the folder of the file NAME that they are to become. What was neither
/// renamed nor removed goes with this object, and when a signal ends the process (see SignalWatch); only SIGKILL and a
/// power failure leave one behind. Renaming and removing never mix: a signal comes before or after.
class TemporaryFiles {
 public:
  /// A new empty file, open for writing.
  struct Made {
    std::string path;
    Descriptor descriptor;
  };

  /// A whole file and the name that it is to have.
  struct Placement {
    std::string temporary;
    std::string target;
  };

  TemporaryFiles();
  ~TemporaryFiles();
  TemporaryFiles(const TemporaryFiles&) = delete;
  TemporaryFiles& operator=(const TemporaryFiles&) = delete;

  /// Makes a file beside `target`, with the permissions of a new one or, as far as this user may give them, of the file
  /// `replaced`. The error is an errno.
  [[nodiscard]] tl::expected<Made, int> make(const std::string& target, const struct ::stat* replaced = nullptr);

  /// Makes a second name for the file `original`, beside `target`. The error is an errno.
  [[nodiscard]] tl::expected<std::string, int> make_link(const std::string& original, const std::string& target);

  /// Makes a copy of the file `original`, with its permissions and time, beside `target`. The error is an errno.
  [[nodiscard]] tl::expected<std::string, int> make_copy(const std::string& original, const std::string& target);

  /// Gives a temporary file its name, in place of a file that has it. 0, or an errno: then it is as it was.
  [[nodiscard]] int replace(const std::string& temporary, const std::string& target);

  /// Gives temporary files their names, all or none, and never in place of a file that is there: EEXIST.
  [[nodiscard]] tl::expected<void, OutputError> place_all(std::span<const Placement> placements);

  /// Removes a temporary file; nothing happens where it has its name by now.
  void discard(const std::string& temporary);

 private:
  void remove_all();

  std::mutex mutex_;
  std::set<std::string> paths_;
  SignalWatch watch_;  // the last one: its thread uses the others
};

}  // namespace pdn::cli
