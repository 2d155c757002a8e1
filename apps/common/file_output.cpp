// write(2) until all is written, through interruptions.
#include "common/file_output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace pdn::cli {
namespace {

void wait_until_writable(int descriptor) {
  pollfd waiting{descriptor, POLLOUT, 0};
  static_cast<void>(::poll(&waiting, 1, -1));
}

}  // namespace

FileOutput::FileOutput(int descriptor) : descriptor_(descriptor) {
  setp(buffer_.data(), buffer_.data() + buffer_.size());
}

FileOutput::~FileOutput() {
  write_out();
}

FileOutput::int_type FileOutput::overflow(int_type character) {
  if (!write_out()) return traits_type::eof();
  if (traits_type::eq_int_type(character, traits_type::eof())) return traits_type::not_eof(character);
  return sputc(traits_type::to_char_type(character));
}

int FileOutput::sync() {
  return write_out() ? 0 : -1;
}

FileOutput::pos_type FileOutput::seekoff(off_type offset, std::ios_base::seekdir from, std::ios_base::openmode) {
  if (offset != 0 || from != std::ios_base::cur) return off_type{-1};
  return written_ + (pptr() - pbase());
}

bool FileOutput::write_out() {
  const char* next = pbase();
  while (error_ == 0 && next != pptr()) {
    const ssize_t written = ::write(descriptor_, next, static_cast<std::size_t>(pptr() - next));
    if (written >= 0)
      next += written;
    else if (errno == EAGAIN || errno == EWOULDBLOCK)  // an output that another program made non-blocking
      wait_until_writable(descriptor_);
    else if (errno != EINTR)
      error_ = errno;
  }
  written_ += pptr() - pbase();
  setp(buffer_.data(), buffer_.data() + buffer_.size());
  return error_ == 0;
}

}  // namespace pdn::cli
