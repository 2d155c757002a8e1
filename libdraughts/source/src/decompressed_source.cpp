// Feeding a decoder.
#include "decompressed_source.hpp"

#include <algorithm>
#include <string>

namespace draughts {
namespace {

constexpr std::size_t input_bytes = std::size_t{1} << 16;

}  // namespace

DecompressedSource::DecompressedSource(std::unique_ptr<ByteSource> below, Container container)
    : ByteSource(below->name()),
      below_(std::move(below)),
      container_(container),
      decoder_(make_decoder(container)),
      input_(input_bytes) {}

tl::expected<std::size_t, IoError> DecompressedSource::read(std::span<char> buffer) {
  while (!ended_ && !error_) {
    const bool fed = !input().empty() || refill();
    const DecoderStep step = decoder_->decode(input(), buffer);
    used_ += step.consumed;
    if (step.state == Decoded::end_of_stream) ended_ = !next_stream();
    if (step.state == Decoded::damaged) fail("damaged");
    if (step.state == Decoded::too_much_memory) fail("too much memory needed for");
    if (step.produced > 0) return step.produced;
    if (!fed && step.state == Decoded::more && !error_) fail("truncated");
  }
  if (error_) return tl::make_unexpected(*error_);
  return 0;
}

/// Gets more input behind what is left; false at the end of the source below, or its failure.
bool DecompressedSource::refill() {
  std::copy(input_.begin() + static_cast<std::ptrdiff_t>(used_), input_.begin() + static_cast<std::ptrdiff_t>(filled_),
            input_.begin());
  filled_ -= used_;
  used_ = 0;
  const auto count = below_->read(std::span(input_).subspan(filled_));
  if (!count) {
    error_ = count.error();
    return false;
  }
  filled_ += *count;
  return *count > 0;
}

/// Goes on to a further stream of the same kind, if one follows.
bool DecompressedSource::next_stream() {
  constexpr std::size_t longest_magic = 6;
  while (input().size() < longest_magic && refill()) continue;
  const auto ahead = input();
  if (container_of({ahead.data(), ahead.size()}) != container_) return false;
  decoder_->restart();
  return true;
}

void DecompressedSource::fail(std::string_view fault) {
  error_ = IoError{name(), std::string(fault) + ' ' + std::string(name_of(container_)) + " data"};
}

}  // namespace draughts
