// The grammar of the GameType tag's value in PDN 3.0, rules only.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

// clang-format off
namespace pdn::game_type_grammar {

using namespace tao::pegtl;

struct Blanks   : star< one< ' ', '\t' > > {};
struct Comma    : pad< one< ',' >, one< ' ', '\t' > > {};
struct Type     : seq< opt< one< '-' > >, rep_min_max< 1, 3, digit > > {};          // Type-number; below 0: a game without one
struct Start    : one< 'W', 'B', 'w', 'b' > {};                                 // Start colour
struct Width    : rep_min_max< 1, 2, digit > {};                                // Board width
struct Height   : rep_min_max< 1, 2, digit > {};                                // Board height
struct Kind     : one< 'A', 'N', 'S' > {};                                      // Notation: letters, numbers, chess
struct Corner   : range< '0', '3' > {};                                         // Notation: the corner of the first square
struct Invert   : one< '0', '1' > {};                                           // Invert flag
struct Fields   : seq< Comma, Start, Comma, Width, Comma, Height, Comma, Kind, opt< Corner >, opt< Comma, Invert > > {};
struct GameType : seq< Blanks, Type, opt< Fields >, Blanks, eof > {};           // GameType

}  // namespace pdn::game_type_grammar
