#include "date_order.hpp"

#include <compare>
#include <tuple>

namespace draughts {
namespace {

constexpr unsigned last_year = 9999;
constexpr unsigned last_month = 12;
constexpr unsigned last_day = 31;  // no month's last day lies behind it, and nothing lies between the two

auto first_day(const Date& date) noexcept {
  return std::tuple(date.year, date.month == 0 ? 1U : date.month, date.day == 0 ? 1U : date.day);
}

auto final_day(const Date& date) noexcept {
  return std::tuple(date.year == 0 ? last_year : date.year, date.month == 0 ? last_month : date.month,
                    date.day == 0 ? last_day : date.day);
}

Truth is_in(unsigned part, unsigned wanted) noexcept {
  if (wanted == 0) return Truth::yes;
  return part == 0 ? Truth::unknown : truth_of(part == wanted);
}

Truth is_in(const Date& date, const Date& wanted) noexcept {
  return both(is_in(date.year, wanted.year), both(is_in(date.month, wanted.month), is_in(date.day, wanted.day)));
}

Truth is_before(const Date& date, const Date& wanted) noexcept {
  if (final_day(date) < first_day(wanted)) return Truth::yes;
  return first_day(date) < first_day(wanted) ? Truth::unknown : Truth::no;
}

Truth is_behind(const Date& date, const Date& wanted) noexcept {
  if (first_day(date) > final_day(wanted)) return Truth::yes;
  return final_day(date) > final_day(wanted) ? Truth::unknown : Truth::no;
}

}  // namespace

Truth compare_dates(const Date& date, Comparison comparison, const Date& wanted) noexcept {
  switch (comparison) {
    case Comparison::equal:
      return is_in(date, wanted);
    case Comparison::unequal:
      return opposite(is_in(date, wanted));
    case Comparison::less:
      return is_before(date, wanted);
    case Comparison::greater_or_equal:
      return opposite(is_before(date, wanted));
    case Comparison::greater:
      return is_behind(date, wanted);
    case Comparison::less_or_equal:
      return opposite(is_behind(date, wanted));
    default:
      return Truth::unknown;
  }
}

}  // namespace draughts
