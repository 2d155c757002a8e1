#include "draughts/search/comparison_fault.hpp"

#include "draughts/search/tag_names.hpp"
#include "wanted_value.hpp"

namespace draughts {

std::optional<ComparisonFault> fault_of(const TagComparison& comparison) {
  const auto wanted = wanted_value(kind_of(standard_name(comparison.name)), comparison);
  return wanted ? std::nullopt : std::optional(wanted.error());
}

}  // namespace draughts
