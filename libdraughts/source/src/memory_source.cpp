// A string handed out as a byte source.
#include "draughts/source/memory_source.hpp"

#include <algorithm>
#include <cstring>

namespace draughts {

MemorySource::MemorySource(std::string bytes, std::string name, std::size_t largest_read)
    : ByteSource(std::move(name)), bytes_(std::move(bytes)), largest_read_(std::max<std::size_t>(largest_read, 1)) {}

tl::expected<std::size_t, IoError> MemorySource::read(std::span<char> buffer) {
  const std::size_t count = std::min({buffer.size(), largest_read_, bytes_.size() - position_});
  std::memcpy(buffer.data(), bytes_.data() + position_, count);
  position_ += count;
  return count;
}

ReadingProgress MemorySource::progress() const {
  return {position_, bytes_.size()};
}

}  // namespace draughts
