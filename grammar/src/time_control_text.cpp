// Reading TimeControl.
#include "pdn/time_control_text.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include "time_control.hpp"

namespace pdn {

using draughts::PeriodKind;
using draughts::TimeControl;

namespace {

namespace pegtl = tao::pegtl;
namespace rules = time_control_grammar;

struct Reading {
  TimeControl control{true, {}};
  std::uint32_t before = 0;  // the number before the last
  std::uint32_t last = 0;
};

template <typename Rule>
struct Action : pegtl::nothing<Rule> {};

template <>
struct Action<rules::Number> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, Reading& reading) {
    reading.before = reading.last;
    reading.last = 0;
    for (const char digit : in.string_view())
      reading.last = reading.last * 10 + static_cast<std::uint32_t>(digit - '0');
  }
};

template <>
struct Action<rules::Moves> {
  static void apply0(Reading& to) { to.control.periods.push_back({PeriodKind::moves, to.before, to.last, 0}); }
};

template <>
struct Action<rules::Increment> {
  static void apply0(Reading& to) { to.control.periods.push_back({PeriodKind::increment, 0, to.before, to.last}); }
};

template <>
struct Action<rules::Sudden> {
  static void apply0(Reading& to) { to.control.periods.push_back({PeriodKind::sudden_death, 0, to.last, 0}); }
};

template <>
struct Action<rules::Sandclock> {
  static void apply0(Reading& to) { to.control.periods.push_back({PeriodKind::sandclock, 0, to.last, 0}); }
};

template <>
struct Action<rules::Unknown> {
  static void apply0(Reading& to) { to.control.known = false; }
};

}  // namespace

std::optional<TimeControl> parse_time_control(std::string_view value) {
  pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(value.data(), value.size(), "");
  Reading reading;
  if (!pegtl::parse<rules::TimeControl, Action>(in, reading)) return std::nullopt;
  return reading.control;
}

}  // namespace pdn
