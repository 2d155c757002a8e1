// The grammar of the Hub protocol's `pos` command (Scan, protocol.txt, version 2), rules only.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

// clang-format off
namespace pdn::hub_grammar {

using namespace tao::pegtl;

struct Blanks     : star< blank > {};
struct Turn       : one< 'W', 'B' > {};
struct Piece      : one< 'e', 'w', 'b', 'W', 'B' > {};
struct Position   : seq< Turn, plus< Piece > > {};

struct Number     : rep_min_max< 1, 2, digit > {};
struct Step       : seq< one< '-' >, Number > {};
struct Capture    : plus< one< 'x' >, Number > {};                        // from x to x captured x captured ...
struct Move       : seq< Number, sor< Step, Capture >, at< sor< blank, eof > > > {};
struct Moves      : seq< Blanks, star< Move, Blanks > > {};

struct Name       : plus< sor< alnum, one< '-', '_' > > > {};
struct Quoted     : star< not_one< '"' > > {};
struct Bare       : star< not_one< ' ', '\t', '"' > > {};
struct Value      : if_then_else< one< '"' >, seq< Quoted, opt< one< '"' > > >, Bare > {};
struct Argument   : seq< Name, opt< one< '=' >, Value >, Blanks > {};
struct Pos        : seq< string< 'p', 'o', 's' >, plus< blank > > {};
struct Command    : seq< Blanks, Pos, star< Argument > > {};

}  // namespace pdn::hub_grammar
