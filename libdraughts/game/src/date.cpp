// Dates in the forms that real files have.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

constexpr DateReading unreadable{ValueForm::unreadable, {}};

/// First letters of month names in English, Dutch, French, German, Italian, Portuguese and Spanish.
struct MonthName {
  std::string_view beginning;
  unsigned month;
};
constexpr std::array month_names{
    MonthName{"jan", 1},      MonthName{"gen", 1},      MonthName{"ene", 1},  MonthName{"feb", 2},
    MonthName{"f\u00e9v", 2}, MonthName{"fev", 2},      MonthName{"mar", 3},  MonthName{"maa", 3},
    MonthName{"mrt", 3},      MonthName{"m\u00e4r", 3}, MonthName{"apr", 4},  MonthName{"avr", 4},
    MonthName{"abr", 4},      MonthName{"may", 5},      MonthName{"mai", 5},  MonthName{"mei", 5},
    MonthName{"mag", 5},      MonthName{"juin", 6},     MonthName{"jun", 6},  MonthName{"giu", 6},
    MonthName{"juil", 7},     MonthName{"jul", 7},      MonthName{"lug", 7},  MonthName{"aug", 8},
    MonthName{"aou", 8},      MonthName{"ao\u00fb", 8}, MonthName{"ago", 8},  MonthName{"sep", 9},
    MonthName{"set", 9},      MonthName{"okt", 10},     MonthName{"oct", 10}, MonthName{"ott", 10},
    MonthName{"out", 10},     MonthName{"nov", 11},     MonthName{"dec", 12}, MonthName{"d\u00e9c", 12},
    MonthName{"dez", 12},     MonthName{"dic", 12},     MonthName{"des", 12},
};

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

/// A part of a date: digits, or question marks for an unknown one, or a month's name.
struct Part {
  std::string_view text;
  unsigned value = 0;
  bool named_month = false;
};

std::optional<unsigned> month_named(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  const auto* found =
      std::ranges::find_if(month_names, [&](const MonthName& name) { return lower.starts_with(name.beginning); });
  if (found == month_names.end()) return std::nullopt;
  return found->month;
}

std::optional<Part> read_part(std::string_view text) {
  if (text.empty() || text.size() > 12) return std::nullopt;
  if (std::ranges::all_of(text, [](char letter) { return letter == '?'; })) return Part{text};
  if (const auto number = read_number(text)) return Part{text, *number};
  if (const auto month = month_named(text)) return Part{text, *month, true};
  return std::nullopt;
}

/// The parts between dots, hyphens, slashes and spaces; nothing when one of them is no part of a date.
std::optional<std::vector<Part>> split(std::string_view text) {
  std::vector<Part> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(".-/ "), text.size());
    if (end > 0) {
      const auto part = read_part(text.substr(0, end));
      if (!part || parts.size() == 3) return std::nullopt;
      parts.push_back(*part);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

bool exists(const Date& date) {
  if (date.month > 12) return false;
  constexpr std::array<unsigned, 13> days{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = date.year == 0 || (date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0));
  if (date.month == 2 && date.day == 29 && !leap) return false;
  return date.day <= days[date.month];
}

bool is_zero(const Part& part) {
  return is_digit(part.text.front()) && part.value == 0;
}

/// `YYYY.MM.DD`, each part digits or question marks; nothing for any other form.
std::optional<Date> standard_form(std::string_view text) {
  if (text.size() != 10 || text[4] != '.' || text[7] != '.') return std::nullopt;
  std::array<unsigned, 3> values{};
  std::size_t index = 0;
  for (const std::string_view part : {text.substr(0, 4), text.substr(5, 2), text.substr(8, 2)}) {
    const bool unknown = part.find_first_not_of('?') == std::string_view::npos;
    const auto number = unknown ? std::optional(0U) : read_number(part);
    if (!number || (*number == 0) != unknown) return std::nullopt;
    values[index++] = *number;
  }
  return Date{values[0], values[1], values[2]};
}

/// Day and month in an order that only one reading allows: a named month, or a number over 12, or dots and hyphens,
/// which nobody writes between a month and a day that follows it.
std::optional<Date> day_month_year(const std::array<Part, 3>& parts, bool slashes) {
  const auto& [first, second, year] = parts;
  if (first.named_month) return Date{year.value, first.value, second.value};
  const bool both_could_be_months = !second.named_month && first.value <= 12 && second.value <= 12;
  if (slashes && both_could_be_months && first.value != second.value) return std::nullopt;
  if (second.value > 12) return Date{year.value, first.value, second.value};
  return Date{year.value, second.value, first.value};
}

bool is_year(const Part& part) {
  return part.text.size() == 4 && !part.named_month;
}

std::optional<Date> interpret(const std::vector<Part>& parts, bool slashes) {
  if (parts.empty() || std::ranges::any_of(parts, is_zero)) return std::nullopt;
  if (is_year(parts[0])) {
    const unsigned month = parts.size() > 1 ? parts[1].value : 0;
    const unsigned day = parts.size() > 2 ? parts[2].value : 0;
    return Date{parts[0].value, month, day};
  }
  if (parts.size() == 3 && is_year(parts[2])) return day_month_year({parts[0], parts[1], parts[2]}, slashes);
  if (parts.size() == 2 && is_year(parts[1])) return Date{parts[1].value, parts[0].value, 0};
  return std::nullopt;
}

}  // namespace

DateReading read_date(std::string_view text) {
  if (text.empty() || text == "?") return {ValueForm::standard, {}};
  if (const auto date = standard_form(text); date && exists(*date)) return {ValueForm::standard, *date};
  const std::size_t range = text.find(" - ");
  const std::string_view first_day = text.substr(0, range);
  const auto parts = split(first_day);
  if (!parts) return unreadable;
  const auto date = interpret(*parts, first_day.find('/') != std::string_view::npos);
  if (!date || !exists(*date)) return unreadable;
  if (range != std::string_view::npos && read_date(text.substr(range + 3)).form == ValueForm::unreadable)
    return unreadable;
  return {ValueForm::understood, *date};
}

}  // namespace draughts
