// A test's way through all rule books.
#pragma once

#include "draughts/rules/variants.hpp"

namespace test_support {

/// Calls `visit(std::type_identity<R>{})` for every variant, in the order of their table.
template <class Visit>
void for_every_variant(Visit visit) {
  for (const draughts::Variant variant : draughts::all_variants()) draughts::with_rules_of(variant, visit);
}

}  // namespace test_support
