// POSIX calls and their ways to fail. Memory is not mapped: a mapped file counts as resident, and a truncated one
// kills.
#include "file_source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace draughts {

tl::expected<std::shared_ptr<Descriptor>, IoError> Descriptor::open(const std::string& path) {
  int number = -1;
  do {
    number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  } while (number < 0 && errno == EINTR);
  if (number < 0) return tl::make_unexpected(IoError{path, reason_of(errno)});
  return std::shared_ptr<Descriptor>(new Descriptor(number, true));
}

std::shared_ptr<Descriptor> Descriptor::lend(int number) {
  return std::shared_ptr<Descriptor>(new Descriptor(number, false));
}

Descriptor::Descriptor(int number, bool owned) : number_(number), owned_(owned) {
  struct stat facts {};
  if (::fstat(number, &facts) != 0 || !S_ISREG(facts.st_mode)) return;
  if (::lseek(number, 0, SEEK_CUR) == 0) size_ = static_cast<std::uint64_t>(facts.st_size);
}

Descriptor::~Descriptor() {
  if (owned_) ::close(number_);
}

std::int64_t Descriptor::seek(std::int64_t offset, int whence) const {
  return ::lseek(number_, offset, whence);
}

FileSource::FileSource(std::shared_ptr<Descriptor> file, std::string name)
    : ByteSource(std::move(name)), file_(std::move(file)) {}

tl::expected<std::size_t, IoError> FileSource::read(std::span<char> buffer) {
  while (true) {
    const ssize_t count = ::read(file_->number(), buffer.data(), buffer.size());
    if (count >= 0) {
      read_ += static_cast<std::uint64_t>(count);
      return static_cast<std::size_t>(count);
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {  // a standard input that another program made non-blocking
      pollfd waiting{file_->number(), POLLIN, 0};
      static_cast<void>(::poll(&waiting, 1, -1));
    } else if (errno != EINTR) {
      return tl::make_unexpected(IoError{name(), reason_of(errno)});
    }
  }
}

ReadingProgress FileSource::progress() const {
  if (!file_->size()) return {read_, std::nullopt};
  return {static_cast<std::uint64_t>(file_->seek(0, SEEK_CUR)), file_->size()};
}

}  // namespace draughts
