// One buffer on top of another.
#include "common/output_stream.hpp"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace pdn::cli {

OutputStream::OutputStream(Descriptor descriptor, TextForm form)
    : descriptor_(std::move(descriptor)), output_(descriptor_.number()), stream_(&output_) {
  if (form == TextForm{}) return;
  former_.emplace(output_, form);
  stream_.rdbuf(&*former_);
}

int OutputStream::flush() {
  stream_.flush();
  static_cast<void>(output_.pubsync());  // a stream that is bad doesn't flush, and the reason is wanted
  return output_.error();
}

int OutputStream::close() {
  const int unwritten = flush();
  const int unclosed = descriptor_.close();
  return unwritten != 0 ? unwritten : unclosed;
}

int OutputStream::save_and_close() {
  int error = flush();
  const bool unsaved = error == 0 && ::fsync(descriptor_.number()) != 0;
  if (unsaved && errno != EINVAL && errno != ENOTSUP) error = errno;  // a file system that knows no fsync is as it is
  const int unclosed = descriptor_.close();
  return error != 0 ? error : unclosed;
}

}  // namespace pdn::cli
