// Decompression of one stream, step by step. libarchive would do it too, but throws away what it had decoded when a
// stream breaks off; here everything before the break is delivered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "container.hpp"

namespace draughts {

/// What a step came to.
enum class Decoded : std::uint8_t { more, end_of_stream, damaged, too_much_memory };

/// How far a step got.
struct DecoderStep {
  std::size_t consumed{};
  std::size_t produced{};
  Decoded state{};
};

/// A decompressor.
class Decoder {
 public:
  virtual ~Decoder() = default;

  /// Decodes what it can of `in` into `out`. Neither consuming nor producing means that it needs more input.
  virtual DecoderStep decode(std::span<const char> in, std::span<char> out) = 0;

  /// Begins anew with the next stream: files may hold several, one after the other.
  virtual void restart() = 0;
};

/// The decoder of gzip, zstd, xz or bzip2; nothing for other containers.
std::unique_ptr<Decoder> make_decoder(Container container);

}  // namespace draughts
