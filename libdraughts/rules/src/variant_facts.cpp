// Read off the pages.
#include "draughts/rules/variant_facts.hpp"

#include <algorithm>
#include <array>

#include "draughts/rules/variants.hpp"

namespace draughts {

namespace {

template <Rules R>
constexpr VariantFacts facts{R::variant,        R::name,      R::title,        R::game_type,   R::first_mover,
                             R::Board::squares, R::numbering, R::capture_sign, R::result_style};

#define DRAUGHTS_ENTRY(page) facts<page>,
constexpr std::array table{DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_ENTRY)};
#undef DRAUGHTS_ENTRY

constexpr bool in_order() {
  for (std::size_t index = 0; index < table.size(); ++index)
    if (static_cast<std::size_t>(table[index].variant) != index) return false;
  return true;
}
static_assert(in_order(), "the table of variants must follow the enumeration");

constexpr bool each_is_used_once() {
  const auto uses = [](const VariantFacts& entry) { return std::ranges::count(most_used_first, entry.variant) == 1; };
  return most_used_first.size() == table.size() && std::ranges::all_of(table, uses);
}
static_assert(each_is_used_once(), "the order of use must name every variant once");

}  // namespace

const VariantFacts& facts_of(Variant variant) noexcept {
  return table[static_cast<std::size_t>(variant)];
}

std::span<const VariantFacts> variant_facts() noexcept {
  return table;
}

bool is_usual(Variant variant) noexcept {
  const auto* const end = most_used_first.begin() + usual_variants;
  return std::find(most_used_first.begin(), end, variant) != end;
}

std::span<const Variant> variants_by_use() noexcept {
  return most_used_first;
}

}  // namespace draughts
