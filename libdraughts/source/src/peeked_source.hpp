// A source whose first bytes can be looked at before they are read, to recognise what it is.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "draughts/source/byte_source.hpp"

namespace draughts {

/// Passes on everything the source below has, the bytes looked at included; an error met while looking comes after
/// them.
class PeekedSource final : public ByteSource {
 public:
  /// Reads up to `bytes` ahead.
  PeekedSource(std::unique_ptr<ByteSource> below, std::size_t bytes);

  /// What was read ahead and not yet passed on; fewer bytes than asked for only if the source has no more.
  std::string_view ahead() const { return std::string_view(ahead_).substr(passed_); }

  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override;
  ReadingProgress progress() const override { return below_->progress(); }

 private:
  std::unique_ptr<ByteSource> below_;
  std::string ahead_;
  std::size_t passed_ = 0;
};

}  // namespace draughts
