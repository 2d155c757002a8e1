// Dates with unknown parts, in games and in conditions.
#include <fmt/format.h>
#include <rapidcheck.h>
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include <string>

#include "asking.hpp"
#include "date_order.hpp"

using asking::truth;
using draughts::Comparison;
using draughts::Date;
using draughts::Truth;

namespace {

struct Row {
  const char* query;
  const char* date;
  Truth truth;
};

}  // namespace

TEST_CASE("dates compare by what is certain of them") {
  using enum Truth;
  const Row row = GENERATE(values<Row>({
      {"Date = 1980.05.19", "1980.05.19", yes},
      {"Date = 1980.05.19", "1980.05.20", no},
      {"Date = 1980.05", "1980.05.20", yes},
      {"Date = 1980", "1980.05.20", yes},
      {"Date = 1980.??.??", "1980.05.20", yes},
      {"Date = ????.05.??", "1980.05.20", yes},
      {"Date = ????.05.??", "1980.06.20", no},
      {"Date = 1980.05", "1980.??.??", unknown},
      {"Date = 1980.05", "1981.??.??", no},
      {"Date = 1980", "1980.??.??", yes},
      {"Date != 1980", "1981.01.01", yes},
      {"Date != 1980.05", "1980.??.??", unknown},
      {"Date >= 1980", "1980.??.??", yes},
      {"Date >= 1980", "1979.12.31", no},
      {"Date > 1980", "1980.12.31", no},
      {"Date > 1980", "1981.01.01", yes},
      {"Date > 1980", "1981.??.??", yes},
      {"Date < 1980.05", "1980.??.??", unknown},
      {"Date < 1980.05", "1980.04.30", yes},
      {"Date < 1980.05", "1980.05.01", no},
      {"Date <= 1980.05", "1980.05.31", yes},
      {"Date <= 1980.05", "1980.06.01", no},
      {"Date <= 1980", "1980.??.??", yes},
      {"Date >= 1980.05.19", "1980.05.??", unknown},
      {"Date >= 1980.05.01", "1980.05.??", yes},
      {"not Date < 1980.05", "1980.??.??", unknown},
      {"Date >= 1980", "????.??.??", unknown},
      {"Date = 1980", "?", unknown},
      {"Date != 1980", "", unknown},
      {"Date = ????.??.??", "????.??.??", yes},
      {"Date = ?", "1980.??.??", no},
      {"has Date", "????.??.??", no},
      {"has Date", "1980.??.??", yes},
      {"Date = 1980", "soon", unknown},
      {"Date ~ soo", "Soon", yes},
      {"Date = 1965.01.01", "1.1.1965", yes},
      {"Date > \"17 april 2009\"", "2009-04-18", yes},
      {"Date < 2004.10.28", "2004.10.27 - 2004.11.01", yes},
  }));
  CAPTURE(row.query, row.date);
  CHECK(truth(row.query, fmt::format("[Date \"{}\"]\n\n1. 32-28 *\n", row.date)) == row.truth);
}

TEST_CASE("the answer about a date with unknown parts is that of every day it may be, or unknown") {
  rc::prop("for any dates and comparisons", [] {
    const auto year = rc::gen::inRange(1999U, 2002U);
    const Date wanted{*year, *rc::gen::inRange(0U, 4U), *rc::gen::inRange(0U, 4U)};
    const Date date{*year, *rc::gen::inRange(0U, 4U), *rc::gen::inRange(0U, 4U)};
    const auto comparison = static_cast<Comparison>(*rc::gen::inRange(0, 6));
    const Truth answer = compare_dates(date, comparison, wanted);
    RC_ASSERT(answer != Truth::unknown || date.month == 0 || date.day == 0);
    bool yes = false;
    bool no = false;
    for (unsigned month = date.month == 0 ? 1 : date.month; month <= (date.month == 0 ? 12 : date.month); ++month) {
      for (unsigned day = date.day == 0 ? 1 : date.day; day <= (date.day == 0 ? 31 : date.day); ++day) {
        const Truth of_day = compare_dates({date.year, month, day}, comparison, wanted);
        RC_ASSERT(of_day != Truth::unknown);
        (of_day == Truth::yes ? yes : no) = true;
      }
    }
    if (answer == Truth::yes) RC_ASSERT(!no);
    if (answer == Truth::no) RC_ASSERT(!yes);
    if (answer == Truth::unknown) RC_ASSERT(yes && no);
  });
}

TEST_CASE("of three days exactly one comparison of order holds with a whole day") {
  rc::prop("for any days", [] {
    const auto day = [] {
      return Date{*rc::gen::inRange(1999U, 2002U), *rc::gen::inRange(1U, 4U), *rc::gen::inRange(1U, 4U)};
    };
    const Date one = day();
    const Date other = day();
    const auto holds = [&](Comparison comparison) { return compare_dates(one, comparison, other) == Truth::yes; };
    RC_ASSERT(holds(Comparison::less) + holds(Comparison::equal) + holds(Comparison::greater) == 1);
    RC_ASSERT(holds(Comparison::less_or_equal) == !holds(Comparison::greater));
    RC_ASSERT(holds(Comparison::unequal) == !holds(Comparison::equal));
  });
}
