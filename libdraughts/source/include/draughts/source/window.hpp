// A stretch of a source held in memory as text, moved along game by game, that knows the line and column of every byte
// in it. Memory is bounded by the largest game, not the source. What a game is, the reader knows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "draughts/source/byte_source.hpp"
#include "draughts/source/encoding.hpp"

namespace draughts {

/// Sizes of a window, in bytes.
struct WindowOptions {
  std::size_t step = std::size_t{1} << 20;  ///< what is read at a time, at least; also what the first text holds
  std::size_t line_context = 512;           ///< how much of a line is kept for showing, on each side of a place
};

/// Where a byte stands, as people count, and its line to be shown.
struct Place {
  std::uint64_t line{};              ///< from 1; a line ends with its LF
  std::uint64_t column{};            ///< from 1, in characters
  std::string_view line_text;        ///< the line around the place without its end, cut to whole characters where it is
                                     ///< long; valid until the window moves
  std::uint64_t line_text_offset{};  ///< absolute offset of line_text's first byte
  std::uint64_t line_text_column{};  ///< column of line_text's first character
};

/// The window. It reads while it is built, so that text() at once holds `step` bytes or the whole source.
/// A UTF-8 byte-order mark at the source's beginning is counted in offsets but is no part of the text or its columns.
class Window {
 public:
  /// `source` must outlive the window.
  explicit Window(ByteSource& source, WindowOptions options = {});
  ~Window();
  Window(Window&&) noexcept;
  Window& operator=(Window&&) noexcept;

  /// The bytes held. Valid until extend(), fill() or discard().
  std::string_view text() const noexcept;

  /// The absolute offset of text()'s first byte.
  std::uint64_t offset() const noexcept;

  /// Whether no byte follows text(): the source is at its end, or failed.
  bool complete() const noexcept;

  /// Why the source failed, if it did.
  const std::optional<IoError>& error() const noexcept;

  /// Reads `step` more bytes, or a quarter of text() where that is more, or what is left: calling it until a game fits
  /// costs time linear in the game, and memory at most a quarter above it.
  void extend();

  /// Reads until text() holds `bytes`, or what is left.
  void fill(std::size_t bytes);

  /// Moves the window's beginning on; `bytes` is at most text().size().
  void discard(std::size_t bytes);

  /// The place of a byte of text(), or of its end, by absolute offset. Characters are counted in `encoding`.
  /// Fast when asked in ascending order; not to be called from two threads at once.
  Place locate(std::uint64_t offset, Encoding encoding) const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace draughts
