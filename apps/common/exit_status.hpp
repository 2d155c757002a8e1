// What a tool tells the shell. Not here: who decides, which is each tool's run().
#pragma once

namespace pdn::cli {

/// Grep's habit: where two come up, the larger one wins.
enum class ExitStatus : int {
  clean = 0,     ///< nothing wrong, or something found or written
  findings = 1,  ///< errors in games, or nothing matched
  failure = 2,   ///< usage or I/O error
};

}  // namespace pdn::cli
