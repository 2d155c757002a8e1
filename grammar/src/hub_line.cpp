// Reading a line of Hub.
#include "hub_line.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include "hub.hpp"

namespace pdn {
namespace {

namespace pegtl = tao::pegtl;
namespace rules = hub_grammar;
using HubInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

HubInput input_of(std::string_view text) {
  return HubInput(text.data(), text.data() + text.size(), "");
}

struct CommandReading {
  HubCommand& command;
  LinePart name;
  LinePart value;
};

template <typename Rule>
struct CommandAction : pegtl::nothing<Rule> {};

template <>
struct CommandAction<rules::Name> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, CommandReading& reading) {
    reading.name = in.string_view();
    reading.value = {};
  }
};
struct TakeValue {
  template <typename ActionInput>
  static void apply(const ActionInput& in, CommandReading& reading) {
    reading.value = in.string_view();
  }
};
template <>
struct CommandAction<rules::Quoted> : TakeValue {};
template <>
struct CommandAction<rules::Bare> : TakeValue {};

template <>
struct CommandAction<rules::Argument> {
  static void apply0(CommandReading& reading) {
    if (reading.name == "pos") reading.command.position = reading.value;
    if (reading.name == "moves") reading.command.moves = reading.value;
    if (reading.name == "variant") reading.command.variant = reading.value;
  }
};

struct MovesReading {
  HubMoves result;
  std::vector<unsigned> squares;
  bool capture = false;
};

template <typename Rule>
struct MovesAction : pegtl::nothing<Rule> {};

template <>
struct MovesAction<rules::Number> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MovesReading& reading) {
    unsigned number = 0;
    for (const char digit : in.string_view()) number = number * 10 + static_cast<unsigned>(digit - '0');
    reading.squares.push_back(number);
  }
};

template <>
struct MovesAction<rules::Capture> {
  static void apply0(MovesReading& reading) { reading.capture = true; }
};

template <>
struct MovesAction<rules::Move> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MovesReading& reading) {
    reading.result.moves.push_back({in.string_view(), std::move(reading.squares), reading.capture});
    reading.squares.clear();
    reading.capture = false;
  }
};

}  // namespace

bool read_hub_command(std::string_view line, HubCommand& command) {
  command = {};
  CommandReading reading{command, {}, {}};
  auto input = input_of(line);
  if (!pegtl::parse<rules::Command, CommandAction>(input, reading)) return false;
  command.rest = line.substr(line.size() - input.size());
  return true;
}

bool is_hub_position(std::string_view position) {
  auto input = input_of(position);
  return pegtl::parse<pegtl::seq<rules::Position, pegtl::eof>>(input);
}

HubMoves read_hub_moves(std::string_view moves) {
  MovesReading reading;
  auto input = input_of(moves);
  pegtl::parse<rules::Moves, MovesAction>(input, reading);
  reading.result.rest = moves.substr(moves.size() - input.size());
  return std::move(reading.result);
}

}  // namespace pdn
