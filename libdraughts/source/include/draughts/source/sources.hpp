// From the paths on a command line to the byte sources behind them: files, standard input, folders, compressed files
// and the members of archives. Compression is recognised by content, never by name. Nothing is inflated whole.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draughts/source/byte_source.hpp"

namespace draughts {

/// The name standard input goes by.
inline constexpr const char* standard_input_name = "(standard input)";

/// How paths are read.
struct SourceOptions {
  bool recursive = false;    ///< walk folders: `*.pdn` and compressed files that hold PDN, sorted by name
  int standard_input = 0;    ///< the file descriptor that `-` stands for
  bool follow_links = true;  ///< in folders; a path that is named is followed in any case
};

/// The sources behind a list of paths, one after the other.
///
/// `-`, or no path at all, is standard input. A file compressed as gzip, zstd, xz or bzip2 is read through under its
/// own name; the members of a zip or tar are sources named `archive.zip!member.pdn`: its `*.pdn` (any case), or all its
/// files if there is none. (An archive from a pipe can't be listed first: there, only `*.pdn` are read.) In a folder,
/// symbolic links are followed, each folder is entered once, and archives give their `*.pdn` only.
class Sources {
 public:
  explicit Sources(std::vector<std::string> paths, SourceOptions options = {});
  ~Sources();
  Sources(Sources&&) noexcept;
  Sources& operator=(Sources&&) noexcept;

  /// The next source, or why one can't be read (those behind it still can), or nothing at the end.
  /// Asking for the next one ends the one before: what is left of it can't be read any more.
  std::optional<tl::expected<std::unique_ptr<ByteSource>, IoError>> next();

 private:
  class Walk;
  std::unique_ptr<Walk> walk_;
};

}  // namespace draughts
