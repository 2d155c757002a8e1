// The `pos` command of the Hub protocol (Scan, protocol.txt, version 2): a position, and moves from there. Squares are
// numbers, whatever the notation of the game: `pos pos=Wbbb… moves="32-28 19-23 28x19x23" variant=international`.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "draughts/game/diagram.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/variant.hpp"

namespace pdn {

/// How Hub names the squares of a variant: the numbers of the variant's own page, or where that has letters, numbers
/// from the first player's top left.
[[nodiscard]] draughts::Numbering hub_numbering(draughts::Variant variant);

/// How many squares a variant's board has.
[[nodiscard]] unsigned hub_squares(draughts::Variant variant) noexcept;

/// Writes `pos` commands. The variant is named by an argument `variant=` of our own, which engines ignore as the
/// protocol says of all that they don't know.
class HubLine {
 public:
  void use_for(draughts::Variant variant);

  /// Forgets position and moves.
  void clear();
  /// The position that moves start from.
  void lay(const draughts::Diagram& diagram);
  /// A move; captured pieces come in the order that they are given in.
  void move(draughts::Square from, draughts::Square to, std::span<const draughts::Square> captured);

  /// The moves so far.
  [[nodiscard]] std::size_t moves() const noexcept { return moves_; }

  /// Appends the command and an end of line; nothing without a position.
  void append_to(std::string& text) const;

 private:
  void append_number(draughts::Square square);

  std::optional<draughts::Variant> variant_;
  std::optional<draughts::Numbering> numbering_;
  std::string position_;
  std::string line_;
  std::size_t moves_ = 0;
};

}  // namespace pdn
