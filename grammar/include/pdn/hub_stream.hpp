// Games out of lines of the Hub protocol: each `pos` command is one, its line the game's text. Lines with other
// commands are passed over, as the protocol asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/game/game_source.hpp"
#include "draughts/source/byte_source.hpp"
#include "draughts/source/encoding.hpp"
#include "draughts/source/io_error.hpp"
#include "draughts/source/window.hpp"

namespace pdn {

/// The variant that a `pos` command names by its argument `variant=`, or else the most usual one with as many squares;
/// nothing where neither tells.
[[nodiscard]] std::optional<draughts::Variant> hub_variant(std::string_view line);

/// Reads Hub from a source of bytes. Not copyable: games borrow their text from its window.
class HubStream final : public draughts::GameSource {
 public:
  /// Games are of `variant`, or else of what a line's own argument `variant=` says, or else of the most usual variant
  /// with as many squares. A line of some more than `line_bytes` is cut there, with `game-too-large`.
  explicit HubStream(draughts::ByteSource& source, std::optional<draughts::Variant> variant = std::nullopt,
                     std::size_t line_bytes = std::size_t{1} << 22);

  /// The next game; false at the end. A line that an I/O error cut off is not given.
  [[nodiscard]] bool next(draughts::Game& game) override;

  /// None: each line is by itself.
  [[nodiscard]] const draughts::FileTraits& traits() const noexcept override { return traits_; }

  /// Set when the source begins with text, but with no `pos` command: then there are no games.
  [[nodiscard]] const std::optional<draughts::Diagnostic>& not_pdn() const noexcept { return not_hub_; }

  /// The error that ended the bytes early, once they have ended.
  [[nodiscard]] const std::optional<draughts::IoError>& error() const noexcept { return window_.error(); }

  /// Line, column and text of an offset in the game last given.
  [[nodiscard]] draughts::Place locate(std::uint64_t offset, draughts::Encoding encoding) const {
    return window_.locate(offset, encoding);
  }

 private:
  [[nodiscard]] std::optional<std::string_view> next_line();
  [[nodiscard]] std::optional<std::string_view> cut_line(std::size_t end);
  void look_ahead();

  draughts::Window window_;
  std::optional<draughts::Variant> variant_;
  std::size_t line_bytes_;
  draughts::FileTraits traits_;
  std::optional<draughts::Diagnostic> not_hub_;
  std::size_t discard_ = 0;  // bytes of the line last given, its end included
  std::uint64_t games_ = 0;
};

}  // namespace pdn
