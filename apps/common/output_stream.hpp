// A stream onto a descriptor, in a form, that knows at its end whether all went well. Not here: where the descriptor
// comes from and what becomes of the file.
#pragma once

#include <optional>
#include <ostream>

#include "common/descriptor.hpp"
#include "common/file_output.hpp"
#include "common/text_form.hpp"

namespace pdn::cli {

/// Owns its descriptor. A write that fails shows as `stream().bad()`.
class OutputStream {
 public:
  OutputStream(Descriptor descriptor, TextForm form);
  OutputStream(const OutputStream&) = delete;
  OutputStream& operator=(const OutputStream&) = delete;

  [[nodiscard]] std::ostream& stream() noexcept { return stream_; }

  /// Writes out what is buffered and closes. 0, or the errno of what failed first.
  [[nodiscard]] int close();

  /// The same, with the bytes brought to the disk in between, so that a file renamed then is whole after a power
  /// failure too.
  [[nodiscard]] int save_and_close();

 private:
  [[nodiscard]] int flush();

  Descriptor descriptor_;
  FileOutput output_;
  std::optional<TextFormer> former_;
  std::ostream stream_;
};

}  // namespace pdn::cli
