// The four libraries behind one interface. Windows that a stream may ask for are limited, as memory is promised to be.
#include "decoder.hpp"

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <climits>

namespace draughts {
namespace {

constexpr int largest_zstd_window = 27;                              // 2^27 bytes, what `zstd -d` allows
constexpr std::uint64_t largest_xz_memory = std::uint64_t{1} << 27;  // `xz -9` needs half

unsigned clamped(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, UINT_MAX));
}

/// zlib and bzlib want mutable input, and leave it alone.
template <class Byte>
Byte* mutable_bytes(std::span<const char> in) {
  return reinterpret_cast<Byte*>(const_cast<char*>(in.data()));
}

class GzipDecoder final : public Decoder {
 public:
  GzipDecoder() { inflateInit2(&stream_, MAX_WBITS + gzip_wrapper); }
  ~GzipDecoder() override { inflateEnd(&stream_); }
  GzipDecoder(const GzipDecoder&) = delete;
  GzipDecoder& operator=(const GzipDecoder&) = delete;

  DecoderStep decode(std::span<const char> in, std::span<char> out) override {
    stream_.next_in = mutable_bytes<Bytef>(in);
    stream_.avail_in = clamped(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = clamped(out.size());
    const uInt in_before = stream_.avail_in;
    const uInt out_before = stream_.avail_out;
    const int state = inflate(&stream_, Z_NO_FLUSH);
    return {in_before - stream_.avail_in, out_before - stream_.avail_out, state_of(state)};
  }

  void restart() override { inflateReset(&stream_); }

 private:
  static constexpr int gzip_wrapper = 16;

  static Decoded state_of(int state) {
    if (state == Z_STREAM_END) return Decoded::end_of_stream;
    return state == Z_OK || state == Z_BUF_ERROR ? Decoded::more : Decoded::damaged;
  }

  z_stream stream_{};
};

class ZstdDecoder final : public Decoder {
 public:
  ZstdDecoder() : stream_(ZSTD_createDCtx(), ZSTD_freeDCtx) {
    ZSTD_DCtx_setParameter(stream_.get(), ZSTD_d_windowLogMax, largest_zstd_window);
  }

  DecoderStep decode(std::span<const char> in, std::span<char> out) override {
    ZSTD_inBuffer input{in.data(), in.size(), 0};
    ZSTD_outBuffer output{out.data(), out.size(), 0};
    const std::size_t state = ZSTD_decompressStream(stream_.get(), &output, &input);
    return {input.pos, output.pos, state_of(state)};
  }

  void restart() override { ZSTD_DCtx_reset(stream_.get(), ZSTD_reset_session_only); }

 private:
  static Decoded state_of(std::size_t state) {
    if (state == 0) return Decoded::end_of_stream;
    if (ZSTD_isError(state) == 0) return Decoded::more;
    const bool too_large = ZSTD_getErrorCode(state) == ZSTD_error_frameParameter_windowTooLarge;
    return too_large ? Decoded::too_much_memory : Decoded::damaged;
  }

  std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> stream_;
};

class XzDecoder final : public Decoder {
 public:
  XzDecoder() { restart(); }
  ~XzDecoder() override { lzma_end(&stream_); }
  XzDecoder(const XzDecoder&) = delete;
  XzDecoder& operator=(const XzDecoder&) = delete;

  DecoderStep decode(std::span<const char> in, std::span<char> out) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream_.avail_out = out.size();
    const lzma_ret state = lzma_code(&stream_, LZMA_RUN);
    return {in.size() - stream_.avail_in, out.size() - stream_.avail_out, state_of(state)};
  }

  void restart() override {
    // Should it fail, so does decoding.
    [[maybe_unused]] const lzma_ret state = lzma_stream_decoder(&stream_, largest_xz_memory, 0);
  }

 private:
  static Decoded state_of(lzma_ret state) {
    if (state == LZMA_STREAM_END) return Decoded::end_of_stream;
    if (state == LZMA_MEMLIMIT_ERROR) return Decoded::too_much_memory;
    return state == LZMA_OK || state == LZMA_BUF_ERROR ? Decoded::more : Decoded::damaged;
  }

  lzma_stream stream_ = LZMA_STREAM_INIT;
};

class Bzip2Decoder final : public Decoder {
 public:
  Bzip2Decoder() { begin(); }
  ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }
  Bzip2Decoder(const Bzip2Decoder&) = delete;
  Bzip2Decoder& operator=(const Bzip2Decoder&) = delete;

  DecoderStep decode(std::span<const char> in, std::span<char> out) override {
    stream_.next_in = mutable_bytes<char>(in);
    stream_.avail_in = clamped(in.size());
    stream_.next_out = out.data();
    stream_.avail_out = clamped(out.size());
    const unsigned in_before = stream_.avail_in;
    const unsigned out_before = stream_.avail_out;
    const int state = BZ2_bzDecompress(&stream_);
    return {in_before - stream_.avail_in, out_before - stream_.avail_out, state_of(state)};
  }

  void restart() override {
    BZ2_bzDecompressEnd(&stream_);
    begin();
  }

 private:
  void begin() {
    stream_ = {};
    BZ2_bzDecompressInit(&stream_, 0, 0);
  }

  static Decoded state_of(int state) {
    if (state == BZ_STREAM_END) return Decoded::end_of_stream;
    return state == BZ_OK ? Decoded::more : Decoded::damaged;
  }

  bz_stream stream_{};
};

}  // namespace

std::unique_ptr<Decoder> make_decoder(Container container) {
  switch (container) {
    case Container::gzip:
      return std::make_unique<GzipDecoder>();
    case Container::zstd:
      return std::make_unique<ZstdDecoder>();
    case Container::xz:
      return std::make_unique<XzDecoder>();
    case Container::bzip2:
      return std::make_unique<Bzip2Decoder>();
    case Container::none:
    case Container::zip:
    case Container::tar:
      break;
  }
  return nullptr;
}

}  // namespace draughts
