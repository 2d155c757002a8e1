// The walk over the paths of a command line and the folders among them, to the files there. Not here: what lies in the
// files.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "draughts/source/io_error.hpp"
#include "draughts/source/sources.hpp"

namespace draughts {

/// A file to be read, or standard input.
struct WalkedPath {
  std::string name;
  bool found = false;           ///< in a folder; else somebody named it
  bool standard_input = false;  ///< `-`, named by somebody
};

/// The files behind paths, in their order. No path at all is standard input. In a folder: what may hold PDN, sorted by
/// name, each folder entered once; symbolic links are followed or passed over.
class PathWalk {
 public:
  PathWalk(std::vector<std::string> paths, const SourceOptions& options);

  /// The next file, or why a folder can't be read, or nothing at the end. Files are not opened.
  std::optional<tl::expected<WalkedPath, IoError>> next();

 private:
  std::optional<IoError> enter(const std::string& folder, std::pair<std::uint64_t, std::uint64_t> identity);

  bool recursive_;
  bool follow_links_;
  std::vector<WalkedPath> pending_;  // the next one last
  std::set<std::pair<std::uint64_t, std::uint64_t>> entered_;
};

}  // namespace draughts
