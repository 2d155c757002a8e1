// What a tool tells the shell. Not here: who decides, which is each tool's run().
#pragma once

#include <algorithm>

namespace pdn::cli {

/// Grep's habit: the larger one wins.
enum class ExitStatus : int {
  clean = 0,     ///< nothing wrong, or something found or written
  findings = 1,  ///< errors in games, or nothing matched
  failure = 2,   ///< usage or I/O error
};

/// The status of a run in which both came up.
[[nodiscard]] constexpr ExitStatus worse(ExitStatus one, ExitStatus other) noexcept {
  return std::max(one, other);
}

}  // namespace pdn::cli
