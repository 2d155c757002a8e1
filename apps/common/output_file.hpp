// `-o FILE`: an output that stands under its name when it is whole, and not before. Rewriting an input is in
// in_place.hpp, many outputs in split_output.hpp.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "common/output_error.hpp"
#include "common/output_stream.hpp"
#include "common/output_target.hpp"
#include "common/temporary_files.hpp"

namespace pdn::cli {

/// Refuses an output (`-`: standard output) that reading `paths` would come by as an input, whatever names either goes
/// by: writing would destroy what is to be read. To be asked before anything is opened.
[[nodiscard]] tl::expected<void, OutputError> refuse_input_as_output(const std::string& output,
                                                                     const std::vector<std::string>& paths,
                                                                     bool recursive);

/// One output. A new file is written beside its name and renamed by `commit`; without that it is removed, and a file
/// that had the name stays as it was. A link's target is replaced, not the link; permissions are kept. What is no
/// regular file (/dev/null, a FIFO, /dev/stdout, `-`) is written directly.
class OutputFile {
 public:
  /// `files` outlives it.
  [[nodiscard]] static tl::expected<OutputFile, OutputError> open(TemporaryFiles& files, const std::string& path,
                                                                  TextForm form = {});
  OutputFile(OutputFile&&) noexcept = default;
  OutputFile& operator=(OutputFile&&) = delete;
  ~OutputFile();

  /// A write that fails shows as `bad()`; `commit` tells why.
  [[nodiscard]] std::ostream& stream() { return stream_->stream(); }

  /// Writes out what is buffered and gives the file its name. On failure nothing is left of it, but for what a pipe or
  /// device has taken. Once only.
  [[nodiscard]] tl::expected<void, OutputError> commit();

 private:
  OutputFile(TemporaryFiles& files, std::string path, OutputTarget target, std::string temporary, Descriptor descriptor,
             TextForm form);

  TemporaryFiles* files_;
  std::string path_;
  OutputTarget target_;
  std::string temporary_;  // empty where the target is written directly
  std::unique_ptr<OutputStream> stream_;
};

}  // namespace pdn::cli
