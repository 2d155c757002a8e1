// Why an output could not be written: the one error of everything that writes files. Reading has draughts::IoError.
#pragma once

#include <cerrno>
#include <string>
#include <utility>

#include "draughts/source/io_error.hpp"

namespace pdn::cli {

/// An output that could not be opened, written, or put in its place.
struct OutputError {
  std::string path;  ///< the name its user knows
  std::string what;  ///< lower case, without a full stop, such as "no space left on device"
  int code{};        ///< the errno; 0 where it was not the system that refused

  /// Nobody reads any more, which is no reason to say anything.
  [[nodiscard]] bool closed_pipe() const noexcept { return code == EPIPE; }

  friend bool operator==(const OutputError&, const OutputError&) = default;
};

/// What the system refused about `path`, for the reason `code` (an errno).
[[nodiscard]] inline OutputError system_refuses(std::string path, int code) {
  return {std::move(path), draughts::reason_of(code), code};
}

}  // namespace pdn::cli
