// The contents of a compressed stream, as a source under the same name.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "container.hpp"
#include "decoder.hpp"
#include "draughts/source/byte_source.hpp"

namespace draughts {

/// Decompresses while it is read. Several streams in a row are read as one; what follows the last one is ignored, as
/// gzip does. A stream that breaks off is an error after its last byte.
class DecompressedSource final : public ByteSource {
 public:
  /// `container` is gzip, zstd, xz or bzip2.
  DecompressedSource(std::unique_ptr<ByteSource> below, Container container);

  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override;
  ReadingProgress progress() const override { return below_->progress(); }

 private:
  std::span<const char> input() const { return std::span(input_).subspan(used_, filled_ - used_); }
  bool refill();
  bool next_stream();
  void fail(std::string_view fault);

  std::unique_ptr<ByteSource> below_;
  Container container_;
  std::unique_ptr<Decoder> decoder_;
  std::vector<char> input_;
  std::size_t used_ = 0;
  std::size_t filled_ = 0;
  bool ended_ = false;
  std::optional<IoError> error_;
};

}  // namespace draughts
