// Bytes from a file descriptor: the only place that opens and reads files.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "draughts/source/byte_source.hpp"

namespace draughts {

/// An open file; closes it unless it was lent.
class Descriptor {
 public:
  /// Opens a file for reading; a folder is an error.
  static tl::expected<std::shared_ptr<Descriptor>, IoError> open(const std::string& path);

  /// Uses a descriptor that somebody else closes.
  static std::shared_ptr<Descriptor> lend(int number);

  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const noexcept { return number_; }

  /// The size of a regular file that stands at its beginning, so that it can be read again; nothing for pipes and the
  /// like.
  std::optional<std::uint64_t> size() const noexcept { return size_; }

  /// Moves to `offset` from `whence` (as lseek) and says where that is; negative if it can't.
  std::int64_t seek(std::int64_t offset, int whence) const;

 private:
  Descriptor(int number, bool owned);

  int number_;
  bool owned_;
  std::optional<std::uint64_t> size_;
};

/// A descriptor's bytes from where it stands, unbuffered.
class FileSource final : public ByteSource {
 public:
  FileSource(std::shared_ptr<Descriptor> file, std::string name);

  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override;
  ReadingProgress progress() const override;

 private:
  std::shared_ptr<Descriptor> file_;
  std::uint64_t read_ = 0;
};

}  // namespace draughts
