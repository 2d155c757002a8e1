// Two programs joined by a pipe, as a shell does it, and what became of the second. POSIX.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hostile_test {

/// What a program did that read its input from a pipe.
struct Outcome {
  int status{};  ///< its exit status; -1 if a signal ended it
  std::string out;
  std::uint64_t peak{};  ///< the most memory it had resident, in bytes
};

/// Runs `writer | reader`; each is a program's path and its arguments.
[[nodiscard]] Outcome run_pipe(std::vector<std::string> writer, std::vector<std::string> reader);

}  // namespace hostile_test
