#include "draughts/rules/board_layout.hpp"

#include "draughts/rules/variants.hpp"

namespace draughts {

std::optional<Square> square_at(Variant variant, int row, int column) noexcept {
  return with_rules_of(variant,
                       [row, column](auto page) { return decltype(page)::type::Board::square_at(row, column); });
}

}  // namespace draughts
