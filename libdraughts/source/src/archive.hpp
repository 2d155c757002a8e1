// The members of a zip or tar, one after the other, through libarchive; streamed, never inflated whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>

#include "draughts/source/byte_source.hpp"
#include "file_source.hpp"

struct archive;

namespace draughts {

/// An open archive. One member at a time can be read: the one next_member() named last.
class Archive {
 public:
  /// `seekable`: the file that `bytes` reads, if it can be moved about in; a zip's list of members stands at its end.
  Archive(std::unique_ptr<ByteSource> bytes, std::shared_ptr<Descriptor> seekable);
  ~Archive();
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;

  /// Moves to the next regular file and gives its path in the archive; nothing at the end.
  tl::expected<std::optional<std::string>, IoError> next_member();

  /// Reads on in the member, as ByteSource::read. The error's source is the archive.
  tl::expected<std::size_t, IoError> read(std::span<char> buffer);

  const std::string& name() const noexcept { return bytes_->name(); }
  ReadingProgress progress() const { return bytes_->progress(); }

  /// How many members have been named: tells a member's reader whether it is still its turn.
  std::uint64_t members() const noexcept { return members_; }

 private:
  struct Callbacks;
  IoError fault() const;

  std::unique_ptr<ByteSource> bytes_;
  std::shared_ptr<Descriptor> seekable_;
  std::unique_ptr<char[]> input_;
  std::unique_ptr<::archive, int (*)(::archive*)> archive_;
  std::optional<IoError> error_;  // of the bytes below, more telling than libarchive's
  std::span<const char> block_;
  std::uint64_t members_ = 0;
};

/// One member as a source, `archive.zip!member.pdn`. It ends when the archive moves on.
class MemberSource final : public ByteSource {
 public:
  /// The member that `archive` named last, as `path`.
  MemberSource(std::shared_ptr<Archive> archive, const std::string& path);

  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override;
  ReadingProgress progress() const override { return archive_->progress(); }

 private:
  std::shared_ptr<Archive> archive_;
  std::uint64_t turn_;
};

}  // namespace draughts
