// The process's own streams, for main(): standard output and error, the terminal behind them, and what becomes of an
// output that can't be written.
#pragma once

#include <ostream>
#include <string_view>

#include "common/exit_status.hpp"
#include "common/file_output.hpp"
#include "common/streams.hpp"

namespace pdn::cli {

/// One a process. Takes a closed pipe and a file over the user's limit as errors of writing, not as signals.
class Console {
 public:
  /// `tool` names the sender of messages.
  explicit Console(std::string_view tool);

  [[nodiscard]] Streams streams();

  /// Prints a text to standard output, or to standard error where the status is a failure.
  ExitStatus say(std::string_view text, ExitStatus status);

  /// Writes out what is buffered, and returns the exit status of the process: `status`, or a failure with a message
  /// when standard output could not be written. A closed pipe ends quietly.
  [[nodiscard]] int close(ExitStatus status);

 private:
  std::string_view tool_;
  FileOutput out_buffer_;
  FileOutput err_buffer_;
  std::ostream out_;
  std::ostream err_;
};

}  // namespace pdn::cli
