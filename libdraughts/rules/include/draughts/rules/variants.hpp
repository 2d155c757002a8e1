// The table of all variants: the one place, beside their pages, where their names are known.
// Adding a variant: its page, an enumerator of Variant, and a line here.
#pragma once

#include <type_traits>
#include <utility>

#include "draughts/rules/variant.hpp"
#include "draughts/rules/variants/international.hpp"

/// Expands `each(page)` for every variant. Rooms instantiate their templates with it.
#define DRAUGHTS_FOR_EACH_VARIANT(each) each(International)

namespace draughts {

/// Calls `visit(std::type_identity<R>{})` with the rule book of a variant: the one dispatch of a game.
template <class Visit>
decltype(auto) with_rules_of(Variant variant, Visit&& visit) {
  switch (variant) {
#define DRAUGHTS_CASE(page) \
  case page::variant:       \
    return std::forward<Visit>(visit)(std::type_identity<page>{});
    DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_CASE)
#undef DRAUGHTS_CASE
  }
  __builtin_unreachable();
}

}  // namespace draughts
