// The games of one file, pipe or archive member, in order: bytes come through a Window, games go out one at a time.
// Memory holds one window, which grows only with the largest game.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/game/game_source.hpp"
#include "draughts/source/byte_source.hpp"
#include "draughts/source/encoding.hpp"
#include "draughts/source/io_error.hpp"
#include "draughts/source/window.hpp"
#include "pdn/reader.hpp"

namespace pdn {

/// Reads PDN from a source of bytes. Not copyable: games borrow their text from its window.
class PdnStream final : public draughts::GameSource {
 public:
  /// Reads the beginning of `source` at once: what it looks like, and the traits that its first games share.
  /// `encoding` overrides what the bytes say.
  explicit PdnStream(draughts::ByteSource& source, ReadLimits limits = {},
                     std::optional<draughts::Encoding> encoding = std::nullopt);

  /// The next game into `game`; it borrows text that lives until the next call. False at the end. A game that an I/O
  /// error cut off is not given; `error` speaks for it.
  [[nodiscard]] bool next(draughts::Game& game) override;

  /// What the first 256 games or 1 MiB share, whichever comes first.
  [[nodiscard]] const draughts::FileTraits& traits() const noexcept override { return traits_; }

  /// Set when the beginning of the source holds nothing of draughts: then there are no games.
  [[nodiscard]] const std::optional<draughts::Diagnostic>& not_pdn() const noexcept { return not_pdn_; }

  /// The error that ended the bytes early, once they have ended.
  [[nodiscard]] const std::optional<draughts::IoError>& error() const noexcept { return window_.error(); }

  /// Line, column and text of an offset in the game last given, or just behind it.
  [[nodiscard]] draughts::Place locate(std::uint64_t offset, draughts::Encoding encoding) const {
    return window_.locate(offset, encoding);
  }

 private:
  bool read(draughts::Game& game);
  bool read_last_before_error(draughts::Game& game);
  void look_ahead();

  Reader reader_;
  draughts::Window window_;
  std::optional<draughts::Encoding> encoding_;
  draughts::FileTraits traits_;
  std::optional<draughts::Diagnostic> not_pdn_;
  std::size_t discard_ = 0;  // bytes of the game last given
  std::uint64_t games_ = 0;
};

}  // namespace pdn
