// `--split`: many outputs at once, all of them or none. Their names are in file_name.hpp.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <unordered_map>

#include "common/file_name.hpp"
#include "common/output_error.hpp"
#include "common/output_stream.hpp"
#include "common/temporary_files.hpp"

namespace pdn::cli {

/// Files named by a pattern, each written beside its name until `commit` renames all. No file that exists is ever
/// replaced. Without `commit` nothing is left. Grows with the number of files (a few hundred bytes each); a file that
/// was not written to for long is closed meanwhile.
class SplitOutput {
 public:
  /// `files` outlives it. At most `open_at_most` (at least 1) files are open at a time.
  SplitOutput(TemporaryFiles& files, NamePattern pattern, TextForm form = {}, std::size_t open_at_most = 64);
  SplitOutput(const SplitOutput&) = delete;
  SplitOutput& operator=(const SplitOutput&) = delete;
  ~SplitOutput();

  /// The stream of the file with this number; good until the next call. The error is of this file, or of one that had
  /// to be closed; it stays, and nothing can be committed any more.
  [[nodiscard]] tl::expected<std::ostream*, OutputError> part(std::uint64_t number) { return part(number, {}); }

  /// The stream of the file for a tag's value (UTF-8); values are numbered as they come. Values that come to one name
  /// share its file.
  [[nodiscard]] tl::expected<std::ostream*, OutputError> part_for(std::string_view value);

  /// How many files there are.
  [[nodiscard]] std::size_t size() const noexcept { return parts_.size(); }

  /// Whether `path` is the name of one of them.
  [[nodiscard]] bool has(const std::string& path) const;

  /// Gives all files their names; on failure none has one. Once only.
  [[nodiscard]] tl::expected<void, OutputError> commit();

 private:
  struct Part {
    std::string temporary;
    std::unique_ptr<OutputStream> stream;   // none while closed
    std::list<std::string>::iterator turn;  // in open_, while open
  };
  using Parts = std::unordered_map<std::string, Part>;

  using Opened = tl::expected<std::ostream*, OutputError>;

  Opened part(std::uint64_t number, std::string_view value);
  tl::expected<void, OutputError> open(const std::string& path, Part& part);
  [[nodiscard]] int make(const std::string& path, Part& part);
  [[nodiscard]] int reopen(Part& part);
  tl::expected<void, OutputError> close_last();

  TemporaryFiles* files_;
  NamePattern pattern_;
  TextForm form_;
  std::size_t open_at_most_;
  Parts parts_;                                             // by path
  std::list<std::string> open_;                             // paths, the one used last in front
  std::unordered_map<std::string, std::uint64_t> numbers_;  // of values
  Descriptor folder_;                                       // of the first file
  tl::expected<void, OutputError> state_;
};

}  // namespace pdn::cli
