// One function a kind of values; `wanted_value` chooses.
#include "wanted_value.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "draughts/search/folding.hpp"
#include "numbers.hpp"
#include "tag_lookup.hpp"

namespace draughts {
namespace {

using Wanted = tl::expected<WantedValue, ComparisonFault>;

constexpr std::array result_words{
    std::pair{std::string_view("white"), Outcome::white_wins},
    std::pair{std::string_view("black"), Outcome::black_wins},
    std::pair{std::string_view("draw"), Outcome::draw},
};

Wanted fault(ComparisonFault fault) {
  return tl::unexpected(fault);
}

Wanted part_of_text(std::string_view value) {
  std::string text = folded(value);
  if (text.empty()) return fault(ComparisonFault::no_text);
  return PartOfText{std::move(text)};
}

Wanted text(std::string_view value, Comparison comparison) {
  if (is_order(comparison)) return OrderedText{folded(value)};
  return ExactText{composed(value)};
}

Wanted number_or_text(std::string_view value, Comparison comparison) {
  if (const auto number = read_decimal(value)) return *number;
  return text(value, comparison);
}

Wanted round_or_text(std::string_view value, Comparison comparison) {
  if (auto parts = read_dotted(value); !parts.empty()) return RoundNumber{std::move(parts)};
  return text(value, comparison);
}

Wanted date(std::string_view value, Comparison comparison) {
  const DateReading reading = read_date(value);
  if (reading.form == ValueForm::unreadable) return fault(ComparisonFault::no_date);
  if (is_order(comparison) && reading.date.year == 0) return fault(ComparisonFault::date_without_year);
  return reading.date;
}

Wanted time(std::string_view value) {
  if (const auto seconds = read_time(value)) return Seconds{*seconds};
  return fault(ComparisonFault::no_time);
}

Wanted variant(std::string_view value, Comparison comparison) {
  if (is_order(comparison)) return fault(ComparisonFault::variants_have_no_order);
  if (const auto named = variant_named(value)) return *named;
  return fault(ComparisonFault::no_variant);
}

Wanted number(std::string_view value) {
  if (const auto number = read_decimal(value)) return *number;
  return fault(ComparisonFault::no_number);
}

/// A score of an unknown system is compared as text, but a text without a figure is no score.
Wanted result(std::string_view value, Comparison comparison) {
  if (is_order(comparison)) return fault(ComparisonFault::results_have_no_order);
  const std::string word = folded(value);
  const auto* named = std::ranges::find(result_words, word, &std::pair<std::string_view, Outcome>::first);
  if (named != result_words.end()) return named->second;
  const Outcome outcome = read_result(value, std::nullopt).outcome;
  if (outcome == Outcome::unknown) return NoValue{};
  if (outcome != Outcome::other) return outcome;
  if (value.find_first_of("0123456789") == std::string_view::npos) return fault(ComparisonFault::no_result);
  return ExactText{composed(value)};
}

}  // namespace

tl::expected<WantedValue, ComparisonFault> wanted_value(ValueKind kind, const TagComparison& comparison) {
  const std::string_view value = without_blanks(comparison.value);
  const Comparison sign = comparison.comparison;
  if (sign == Comparison::contains || sign == Comparison::lacks) return part_of_text(comparison.value);
  if (kind == ValueKind::result) return result(value, sign);
  if (says_nothing(value)) return is_order(sign) ? fault(ComparisonFault::unknown_has_no_order) : NoValue{};
  switch (kind) {
    case ValueKind::round:
      return round_or_text(value, sign);
    case ValueKind::date:
      return date(value, sign);
    case ValueKind::time:
      return time(value);
    case ValueKind::variant:
      return variant(value, sign);
    case ValueKind::plies:
      return number(value);
    default:
      return number_or_text(value, sign);
  }
}

}  // namespace draughts
