// `--in-place`: an input rewritten, with the file as it was kept beside it. Other outputs are in output_file.hpp.
#pragma once

#include <cstdint>
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

/// The name of the file as it was: `cup.pdn.bak` for `cup.pdn`.
[[nodiscard]] std::string backup_of(const std::string& path);

/// The files behind the paths of a command line, each once though named twice, in order, without those that links in
/// folders lead to; or why one can't be rewritten:
/// standard input, a folder without -r, a packed file or archive, what is no regular file, a file whose backup would
/// take the place of another input. Found out before anything is written.
[[nodiscard]] std::vector<tl::expected<std::string, OutputError>> files_to_rewrite(
    const std::vector<std::string>& paths, bool recursive);

/// What became of a file.
enum class Rewriting : std::uint8_t {
  written,    ///< the new text stands there, the old one in the backup
  unchanged,  ///< it was the same text: the file and an earlier backup are as they were
};

/// The new text of one file. Written beside it; `commit` keeps the old one under `backup_of` (in place of an earlier
/// backup, as sed does), then renames. The name stands for a whole file, old or new, at every moment. Without `commit`
/// nothing changes. A link's target is rewritten, and its backup lies beside the target; permissions are kept.
class RewrittenFile {
 public:
  /// `files` outlives it. To be opened before the file is read.
  [[nodiscard]] static tl::expected<RewrittenFile, OutputError> open(TemporaryFiles& files, const std::string& path,
                                                                     TextForm form = {});
  RewrittenFile(RewrittenFile&&) noexcept = default;
  RewrittenFile& operator=(RewrittenFile&&) = delete;
  ~RewrittenFile();

  /// A write that fails shows as `bad()`; `commit` tells why.
  [[nodiscard]] std::ostream& stream() { return stream_->stream(); }

  /// On failure the file is as it was: where the text couldn't be written, or another program changed the file since
  /// `open`. Once only.
  [[nodiscard]] tl::expected<Rewriting, OutputError> commit();

 private:
  RewrittenFile(TemporaryFiles& files, std::string path, OutputTarget target, TemporaryFiles::Made made, TextForm form);

  /// Keeps the old text. 0 or an errno.
  [[nodiscard]] int back_up();

  TemporaryFiles* files_;
  std::string path_;
  OutputTarget target_;
  std::string temporary_;
  std::unique_ptr<OutputStream> stream_;
};

}  // namespace pdn::cli
