// What is known of input files before they are read: which ones they are, and what they are packed in. For tools that
// write, and must not write over what they read. Reading them is in sources.hpp.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "draughts/source/io_error.hpp"
#include "draughts/source/sources.hpp"

namespace draughts {

/// Which regular file it is, whatever its name: links to one file have one identity.
struct FileIdentity {
  std::uint64_t device{};
  std::uint64_t inode{};

  friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

/// The identity of the regular file behind a path or an open descriptor; nothing for anything else: a pipe, a terminal,
/// a folder, what is not there.
std::optional<FileIdentity> identity_of(const std::string& path);
std::optional<FileIdentity> identity_of(int descriptor);

/// A file that `Sources` would open.
struct InputFile {
  std::string path;                      ///< `-` for standard input
  bool standard_input{};                 ///< not a file of the name `-`
  std::optional<FileIdentity> identity;  ///< nothing where it is no regular file, or not there
};

/// The files that `Sources` would open for these paths, in its order, archives as one; and why a folder can't be
/// walked. Opens none of them.
std::vector<tl::expected<InputFile, IoError>> input_files(const std::vector<std::string>& paths,
                                                          const SourceOptions& options);

/// What a file is packed in, told by its first bytes: `gzip`, `zip` …; nothing for a plain file.
tl::expected<std::optional<std::string_view>, IoError> packing_of(const std::string& path);

}  // namespace draughts
