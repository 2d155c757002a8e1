// libarchive, kept to zip and tar. Members are read block by block (archive_read_data would lose what it had when an
// archive breaks off).
#include "archive.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

namespace draughts {
namespace {

constexpr std::size_t input_bytes = std::size_t{1} << 16;

/// libarchive's sentence as a reason: lower case at its beginning, without a full stop.
std::string as_reason(const char* sentence) {
  std::string reason = sentence == nullptr ? "damaged archive" : sentence;
  if (reason.size() > 1 && 'a' <= reason[1] && reason[1] <= 'z' && 'A' <= reason[0] && reason[0] <= 'Z') {
    reason[0] = static_cast<char>(reason[0] - 'A' + 'a');
  }
  if (reason.ends_with('.')) reason.pop_back();
  return reason;
}

/// The path as UTF-8 where the archive knows it so, else the bytes that stand there.
std::string path_of(archive_entry* entry) {
  const char* path = archive_entry_pathname_utf8(entry);
  if (path == nullptr) path = archive_entry_pathname(entry);
  return path == nullptr ? "(unnamed)" : path;
}

}  // namespace

/// libarchive's questions, answered by an Archive.
struct Archive::Callbacks {
  static la_ssize_t read(::archive* handle, void* data, const void** buffer) {
    auto& self = *static_cast<Archive*>(data);
    *buffer = self.input_.get();
    const auto count = self.bytes_->read(std::span(self.input_.get(), input_bytes));
    if (count) return static_cast<la_ssize_t>(*count);
    self.error_ = count.error();
    archive_set_error(handle, EIO, "%s", count.error().what.c_str());
    return -1;
  }

  static la_int64_t seek(::archive*, void* data, la_int64_t offset, int whence) {
    const std::int64_t position = static_cast<Archive*>(data)->seekable_->seek(offset, whence);
    return position < 0 ? ARCHIVE_FATAL : position;
  }
};

Archive::Archive(std::unique_ptr<ByteSource> bytes, std::shared_ptr<Descriptor> seekable)
    : bytes_(std::move(bytes)),
      seekable_(std::move(seekable)),
      input_(std::make_unique<char[]>(input_bytes)),
      archive_(archive_read_new(), archive_read_free) {
  archive_read_support_format_zip(archive_.get());
  archive_read_support_format_tar(archive_.get());
  archive_read_support_format_empty(archive_.get());
  archive_read_set_read_callback(archive_.get(), Callbacks::read);
  if (seekable_) archive_read_set_seek_callback(archive_.get(), Callbacks::seek);
  archive_read_set_callback_data(archive_.get(), this);
  archive_read_open1(archive_.get());  // a failure here comes again with the first member
}

Archive::~Archive() = default;

tl::expected<std::optional<std::string>, IoError> Archive::next_member() {
  block_ = {};
  ++members_;
  while (true) {
    archive_entry* entry = nullptr;
    const int state = archive_read_next_header(archive_.get(), &entry);
    if (state == ARCHIVE_EOF) return std::nullopt;
    if (state == ARCHIVE_RETRY) continue;
    if (state != ARCHIVE_OK && state != ARCHIVE_WARN) return tl::make_unexpected(fault());
    if (archive_entry_filetype(entry) == AE_IFREG) return path_of(entry);
  }
}

tl::expected<std::size_t, IoError> Archive::read(std::span<char> buffer) {
  while (block_.empty()) {
    const void* bytes = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int state = archive_read_data_block(archive_.get(), &bytes, &size, &offset);
    if (state == ARCHIVE_EOF) return 0;
    if (state != ARCHIVE_OK && state != ARCHIVE_WARN && state != ARCHIVE_RETRY) return tl::make_unexpected(fault());
    block_ = std::span(static_cast<const char*>(bytes), size);
  }
  const std::size_t count = std::min(buffer.size(), block_.size());
  std::memcpy(buffer.data(), block_.data(), count);
  block_ = block_.subspan(count);
  return count;
}

IoError Archive::fault() const {
  if (error_) return *error_;
  return {name(), as_reason(archive_error_string(archive_.get()))};
}

MemberSource::MemberSource(std::shared_ptr<Archive> archive, const std::string& path)
    : ByteSource(archive->name() + '!' + path), archive_(std::move(archive)), turn_(archive_->members()) {}

tl::expected<std::size_t, IoError> MemberSource::read(std::span<char> buffer) {
  if (turn_ != archive_->members()) return 0;
  return archive_->read(buffer).map_error([&](IoError error) {
    error.source = name();
    return error;
  });
}

}  // namespace draughts
