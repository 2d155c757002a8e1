// The grammar of the TimeControl tag's value in PDN 3.0, rules only.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

// clang-format off
namespace pdn::time_control_grammar {

using namespace tao::pegtl;

struct Number      : rep_min_max< 1, 9, digit > {};
struct Moves       : seq< one< '/' >, Number > {};                        // moves/seconds
struct Increment   : seq< one< '+' >, Number > {};                        // base+increment
struct Sudden      : success {};                                          // seconds
struct Sandclock   : seq< one< '*' >, Number > {};                        // *seconds
struct Period      : sor< Sandclock, seq< Number, sor< Moves, Increment, Sudden > > > {};
struct Unknown     : one< '?' > {};
struct None        : one< '-' > {};
struct TimeControl : seq< sor< Unknown, None, list< Period, one< ':' > > >, eof > {};  // TimeControl

}  // namespace pdn::time_control_grammar
