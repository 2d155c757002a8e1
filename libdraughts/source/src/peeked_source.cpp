// Reading ahead and handing it on.
#include "peeked_source.hpp"

#include <algorithm>
#include <cstring>

namespace draughts {

PeekedSource::PeekedSource(std::unique_ptr<ByteSource> below, std::size_t bytes)
    : ByteSource(below->name()), below_(std::move(below)), ahead_(bytes, '\0') {
  std::size_t filled = 0;
  while (filled < bytes) {
    const auto count = below_->read(std::span(ahead_).subspan(filled));
    if (count.value_or(0) == 0) break;  // an error comes again when it is its turn
    filled += *count;
  }
  ahead_.resize(filled);
}

tl::expected<std::size_t, IoError> PeekedSource::read(std::span<char> buffer) {
  const std::size_t count = std::min(buffer.size(), ahead().size());
  if (count == 0) return below_->read(buffer);
  std::memcpy(buffer.data(), ahead().data(), count);
  passed_ += count;
  return count;
}

}  // namespace draughts
