// Plies as JSON, up to what hangs on them. Nearly all of that format's output is plies, so they are put together in a
// block of their own, many before it is appended to anything.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "draughts/game/transcript.hpp"
#include "pdn/square_names.hpp"

namespace pdn::cli {

/// A block of plies.
class JsonPlies {
 public:
  /// Whether such a ply can be added: an unjudged move may be more than squares.
  [[nodiscard]] static bool know(const draughts::Entry& ply) noexcept {
    return ply.kind == draughts::EntryKind::move || ply.path_squares > 0;
  }

  /// Adds the brace that opens a ply, behind a comma where it `follows` another value, and the members that all have.
  void begin(const draughts::Entry& ply, bool follows) noexcept;

  /// Adds a ply that they know, but not the brace that closes it.
  void add(const draughts::Transcript& transcript, const pdn::SquareNames& names, const draughts::Entry& ply,
           bool follows);
  void close() noexcept { text_[length_++] = '}'; }

  /// Whether the block must be taken before more is added.
  [[nodiscard]] bool are_full() const noexcept { return length_ >= usual_block; }

  /// What the block holds, which is empty behind this. The text is there until something is added.
  [[nodiscard]] std::string_view take() noexcept {
    const std::string_view text(text_.data(), length_);
    length_ = 0;
    return text;
  }

 private:
  static constexpr std::size_t usual_block = 8192;
  /// A move as it is written, its path and what it takes have at most 255 squares each, of three letters.
  static constexpr std::size_t largest_ply = std::size_t{255} * (4 + 6 + 6) + 256;

  std::array<char, usual_block + largest_ply> text_;
  std::size_t length_ = 0;
  std::string token_;
};

}  // namespace pdn::cli
