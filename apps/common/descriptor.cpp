// close(2) and its errors.
#include "common/descriptor.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace pdn::cli {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    static_cast<void>(close());
    number_ = std::exchange(other.number_, -1);
  }
  return *this;
}

int Descriptor::close() noexcept {
  if (number_ < 0) return 0;
  const int number = std::exchange(number_, -1);
  // After EINTR the number is free on Linux, and may belong to another thread's file: no second try.
  return ::close(number) == 0 || errno == EINTR ? 0 : errno;
}

Descriptor open_file(const char* path, int flags) noexcept {
  int number = -1;
  do {
    number = ::open(path, flags | O_CLOEXEC);
  } while (number < 0 && errno == EINTR);
  return Descriptor(number);
}

}  // namespace pdn::cli
