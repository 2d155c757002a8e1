// Bytes in order, once: what every reader of files sees. Where they come from (file, pipe, archive) is in sources.hpp;
// looking at them as text with lines and columns is in window.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "draughts/source/io_error.hpp"

namespace draughts {

/// How far reading has come, in bytes as they lie on disk: compressed ones where the source is compressed.
struct ReadingProgress {
  std::uint64_t done{};
  std::optional<std::uint64_t> total;  ///< unknown for a pipe
};

/// A stream of bytes with a name.
class ByteSource {
 public:
  explicit ByteSource(std::string name) : name_(std::move(name)) {}
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  /// The name its user knows: a path, `archive.zip!member.pdn`, `(standard input)`.
  const std::string& name() const noexcept { return name_; }

  /// Fills the beginning of `buffer` (never empty) and returns how many bytes; 0 is the end. Fewer than asked for is
  /// usual. Damage is an error after the last good byte, and stays one when asked again.
  virtual tl::expected<std::size_t, IoError> read(std::span<char> buffer) = 0;

  /// For a progress bar.
  virtual ReadingProgress progress() const { return {}; }

 private:
  std::string name_;
};

/// How much of a source has been read, from 0 to 1; nothing where its size isn't known.
std::optional<double> progress_fraction(const ReadingProgress& progress);

}  // namespace draughts
