// Why a comparison can't mean anything, so that whoever reads one can say so before any game is asked.
#pragma once

#include <cstdint>
#include <optional>

#include "draughts/search/condition.hpp"

namespace draughts {

/// What is wrong with a comparison.
enum class ComparisonFault : std::uint8_t {
  results_have_no_order,
  variants_have_no_order,
  unknown_has_no_order,  ///< `Round < ?`
  date_without_year,     ///< `Date < ????.05.01`
  no_text,               ///< `White ~ ""`
  no_date,
  no_time,
  no_result,
  no_variant,
  no_number,
};

/// The fault of a comparison; nothing where games can be asked.
[[nodiscard]] std::optional<ComparisonFault> fault_of(const TagComparison& comparison);

}  // namespace draughts
