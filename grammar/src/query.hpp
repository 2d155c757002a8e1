// The grammar of conditions on games, rules only. Words of the language are in lower case; a comparison begins with any
// other word, or with a name in quotes. Conditions on boards have their place among the alternatives of Primary, and
// what joins them in time (`then`) between Both and Condition.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

// clang-format off
namespace pdn::query_grammar {

using namespace tao::pegtl;

struct Gap         : star< one< ' ', '\t', '\r', '\n' > > {};
struct Control     : sor< range< '\0', ' ' >, one< '\x7f' > > {};
struct Mark        : one< '"', '\'', '(', ')', '[', ']', '{', '}', '=', '!', '<', '>', '~', '&', '|', ';', '#' > {};
struct Curved      : sor< TAO_PEGTL_STRING("\u201c"), TAO_PEGTL_STRING("\u201d"), TAO_PEGTL_STRING("\u201e"),
                          TAO_PEGTL_STRING("\u2018"), TAO_PEGTL_STRING("\u2019"), TAO_PEGTL_STRING("\u00ab") > {};
struct Joint       : sor< Control, Mark > {};                                             // what a word can't hold, but for `O'Neill`
struct WordByte    : sor< seq< not_at< Joint >, any >, one< '\'' > > {};
struct NameByte    : seq< not_at< one< ':', ',' > >, WordByte > {};
template< typename Letters >
struct Keyword     : seq< Letters, not_at< WordByte > > {};
struct And         : Keyword< TAO_PEGTL_STRING("and") > {};
struct Or          : Keyword< TAO_PEGTL_STRING("or") > {};
struct Not         : Keyword< TAO_PEGTL_STRING("not") > {};
struct Has         : Keyword< TAO_PEGTL_STRING("has") > {};
struct Reserved    : sor< And, Or, Not, Has > {};
struct NoWord      : sor< Reserved, Curved, one< '\'' > > {};
struct Word        : seq< not_at< NoWord >, plus< WordByte > > {};
struct Letters     : seq< not_at< NoWord >, plus< NameByte > > {};
struct Quote       : at< one< '"', '\'' > > {};
template< char Mark >
struct Text        : seq< one< Mark >, star< sor< seq< one< '\\' >, any >, not_one< Mark > > >, must< one< Mark > > > {};
struct Quoted      : seq< Quote, sor< Text< '"' >, Text< '\'' > > > {};                   // ' for shells that want " outside
struct Name        : sor< Quoted, Letters > {};
struct Value       : sor< Quoted, Word > {};
struct SignByte    : one< '=', '!', '<', '>', '~' > {};
struct Sign        : sor< string< '<', '=' >, string< '>', '=' >, string< '!', '=' >, string< '!', '~' >, one< '=', '<', '>', '~' > > {};
struct Operator    : seq< Sign, not_at< SignByte > > {};
struct Comparison  : if_must< Name, Gap, Operator, Gap, Value > {};                       // White ~ "wiersma"
struct Presence    : if_must< Has, Gap, Name > {};                                        // has Annotator
struct Valid       : seq< Keyword< TAO_PEGTL_STRING("valid") >, not_at< Gap, SignByte > > {};
struct Open        : one< '(' > {};
struct Close       : one< ')' > {};
struct Either;
struct Group       : if_must< Open, Gap, Either, Close > {};
struct Primary     : sor< Group, Presence, Valid, Comparison > {};
struct Condition   : seq< star< Not, Gap >, must< Primary >, Gap > {};
struct Both        : seq< Condition, star< And, Gap, Condition > > {};
struct Either      : seq< Both, star< Or, Gap, Both > > {};
struct Query       : seq< Gap, Either, must< eof > > {};

}  // namespace pdn::query_grammar
// clang-format on
