// Bytes that are in memory already, as a source: for tests, fuzzers and programs that hold a text.
#pragma once

#include <cstddef>
#include <limits>
#include <string>

#include "draughts/source/byte_source.hpp"

namespace draughts {

/// A source over a string of its own.
class MemorySource final : public ByteSource {
 public:
  /// At most `largest_read` bytes (at least 1) come at a time, as from a pipe.
  explicit MemorySource(std::string bytes, std::string name = "(memory)",
                        std::size_t largest_read = std::numeric_limits<std::size_t>::max());

  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override;
  ReadingProgress progress() const override;

 private:
  std::string bytes_;
  std::size_t position_ = 0;
  std::size_t largest_read_;
};

}  // namespace draughts
