// A source of bytes line by line, for lists of positions. Not for games: their text is looked through by a Window.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "draughts/source/byte_source.hpp"
#include "draughts/source/io_error.hpp"

namespace pdn::cli {

/// A line without its end.
struct TextLine {
  std::string text;
  std::uint64_t number{};  ///< from 1
  bool cut{};              ///< it was longer; the rest is passed over
};

/// Reads lines that end with LF or CRLF. A byte-order mark of UTF-8 in front of the first is dropped.
class LineReader {
 public:
  /// `source` must outlive the reader. Of a line no more than `most` bytes are kept.
  explicit LineReader(draughts::ByteSource& source, std::size_t most = std::size_t{1} << 16)
      : source_(source), most_(most) {}
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next line, into memory that is reused; false at the end.
  [[nodiscard]] bool next(TextLine& line);

  /// The error that ended the source early, once it has ended.
  [[nodiscard]] const std::optional<draughts::IoError>& error() const noexcept { return error_; }

 private:
  [[nodiscard]] bool fill();
  void keep(std::string_view part, TextLine& line) const;

  draughts::ByteSource& source_;
  std::size_t most_;
  std::string buffer_;
  std::string_view rest_;  ///< of the buffer
  std::uint64_t lines_ = 0;
  std::optional<draughts::IoError> error_;
};

}  // namespace pdn::cli
