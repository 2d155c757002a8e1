// TimeControl values.
#include <catch2/catch.hpp>

#include "pdn/time_control_text.hpp"

using draughts::Period;
using draughts::PeriodKind;
using pdn::parse_time_control;

TEST_CASE("the periods of a time control are read in order") {
  CHECK(parse_time_control("40/7200:20/3600")->periods ==
        std::vector<Period>{{PeriodKind::moves, 40, 7200, 0}, {PeriodKind::moves, 20, 3600, 0}});
  CHECK(parse_time_control("4800+60")->periods == std::vector<Period>{{PeriodKind::increment, 0, 4800, 60}});
  CHECK(parse_time_control("300")->periods == std::vector<Period>{{PeriodKind::sudden_death, 0, 300, 0}});
  CHECK(parse_time_control("*120")->periods == std::vector<Period>{{PeriodKind::sandclock, 0, 120, 0}});
  CHECK(parse_time_control("50/7200:900+10")->periods ==
        std::vector<Period>{{PeriodKind::moves, 50, 7200, 0}, {PeriodKind::increment, 0, 900, 10}});
}

TEST_CASE("an unknown time control is not none") {
  CHECK_FALSE(parse_time_control("?")->known);
  CHECK(parse_time_control("-")->known);
  CHECK(parse_time_control("-")->periods.empty());
}

TEST_CASE("what is no time control is none") {
  for (const std::string_view value :
       {"", "3 d/5", "40/", "/60", "60+", "*", "300:", ":300", "300,2", "5 min", "-1", "??"}) {
    CAPTURE(value);
    CHECK_FALSE(parse_time_control(value));
  }
}
