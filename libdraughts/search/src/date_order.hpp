// Dates with unknown parts against each other: what is certain, and what is not.
#pragma once

#include "draughts/game/tag_values.hpp"
#include "draughts/search/condition.hpp"
#include "draughts/search/truth.hpp"

namespace draughts {

/// Whether a date compares so with a wanted one. Parts that the wanted date leaves out make it a period: any day of
/// it is equal to it, and others are before or behind the whole of it. Parts that `date` leaves out are not known: the
/// answer is unknown unless it is the same for every day that may be meant.
[[nodiscard]] Truth compare_dates(const Date& date, Comparison comparison, const Date& wanted) noexcept;

}  // namespace draughts
