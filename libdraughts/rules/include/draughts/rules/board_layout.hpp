// Where a variant's squares lie, as values at run time: for those who draw boards.
#pragma once

#include <optional>

#include "draughts/rules/square.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// The square of a variant's board at a row and column, both from 0 at the top left corner as White sees the board;
/// nothing where there is none to play on. Mirrored boards, whose squares a numbering calls inverted, are laid out as
/// their mirror image.
[[nodiscard]] std::optional<Square> square_at(Variant variant, int row, int column) noexcept;

}  // namespace draughts
