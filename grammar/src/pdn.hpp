// The reading grammar of PDN 3.0, rules only: one a line, in the order of the standard, whose name for it stands
// behind. Rules called Odd… and Loose… are dialects of real files. The text is a flat row of tokens: where a game ends,
// and what a `)` closes, the reader decides. Each choice is made by the next byte or two; no rule with an action is
// ever undone, but for those that only note where something stands.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

#include "comment_body.hpp"
#include "plain_plies.hpp"

// clang-format off
namespace pdn::grammar {

using namespace tao::pegtl;

/// Matches while what reads along, if anything does, has no question about the last token and need not look up here.
struct Settled {
  using rule_t = Settled;
  using subs_t = empty_list;

  template < apply_mode, rewind_mode, template < typename... > class, template < typename... > class, typename ParseInput,
             typename... States >
  [[nodiscard]] static bool match([[maybe_unused]] const ParseInput& in, const States&... states) {
    return (states.goes_on_at(in.current()) && ...);
  }
};

// Between tokens
struct Blank            : one< ' ', '\t' > {};
struct Space            : plus< one< ' ', '\n', '\r', '\t', '\v', '\f', '\0' > > {};
struct NoBreakSpace     : sor< one< '\xA0' >, string< '\xC2', '\xA0' > > {};
struct ByteOrderMark    : string< '\xEF', '\xBB', '\xBF' > {};
struct WrittenEscape    : seq< one< '\\' >, one< 'r', 'n', 't' > > {};                        // `\n` in two characters
struct Punctuation      : one< '.', ',' > {};
struct StrayByte        : sor< one< '\x1A' >, WrittenEscape, NoBreakSpace, ByteOrderMark, Punctuation > {};
struct StrayBytes       : plus< StrayByte > {};
struct LineBreak        : sor< string< '\r', '\n' >, one< '\n', '\r' > > {};
struct InLine           : not_one< '\n', '\r' > {};
struct ToLineEnd        : star< InLine > {};

// Tags
struct TagName          : seq< upper, star< sor< alnum, one< '_' > > > > {};                  // IDENTIFIER
struct TagValue         : star< sor< not_one< '"', '\\', '\n', '\r' >, seq< one< '\\' >, InLine > > > {};
struct TagBegin         : seq< one< '[' >, star< Blank > > {};
struct TagEnd           : seq< star< Blank >, one< ']' > > {};
struct PdnTag           : seq< TagBegin, TagName, plus< Blank >, one< '"' >, TagValue, one< '"' >, TagEnd > {};  // PdnTag

struct LooseNameBegin   : sor< alpha, one< '&', '_' >, range< '\x80', '\xFF' > > {};
struct LooseName        : seq< LooseNameBegin, star< not_one< '"', '[', ']', '\n', '\r' > > > {};
struct LooseTagBegin    : seq< TagBegin, LooseName, one< '"' > > {};
struct QuotedEnd        : seq< one< '"' >, TagEnd > {};
struct LineEnd          : seq< star< Blank >, sor< LineBreak, eof > > {};
struct RepairedValue    : seq< star< not_at< QuotedEnd >, InLine > > {};
struct LooseTag         : seq< LooseTagBegin, RepairedValue, QuotedEnd > {};                  // any name, quotes inside
struct EndlessValue     : seq< star< not_at< one< ']' >, LineEnd >, InLine > > {};
struct EndlessTag       : seq< LooseTagBegin, EndlessValue, one< ']' > > {};                  // no quote behind the value
struct StrayInTag       : seq< star< not_one< ']', '"', '\n', '\r' > > > {};
struct StrayTag         : seq< LooseTagBegin, TagValue, one< '"' >, StrayInTag, one< ']' > > {};
struct WideCurlyQuote   : seq< string< '\xE2', '\x80' >, one< '\x9C', '\x9D', '\x9E' > > {};     // in UTF-8
struct CurlyQuote       : sor< one< '\x84', '\x93', '\x94' >, WideCurlyQuote > {};           // in windows-1252
struct CurlyValue       : seq< star< not_at< CurlyQuote, TagEnd >, InLine > > {};
struct CurlyTagBegin    : seq< TagBegin, TagName, star< sor< Blank, NoBreakSpace > >, CurlyQuote > {};
struct CurlyTag         : seq< CurlyTagBegin, CurlyValue, CurlyQuote, TagEnd > {};
struct NextLine         : seq< LineBreak, not_at< star< Blank >, one< '[', '\n', '\r' > > > {};
struct LongValue        : seq< star< not_at< QuotedEnd >, sor< NextLine, InLine > > > {};
struct LongTag          : seq< LooseTagBegin, LongValue, QuotedEnd > {};                      // a value over several lines
struct ValuelessTag     : seq< TagBegin, LooseName, one< ']' > > {};
struct CutValue         : ToLineEnd {};
struct CutTag           : seq< TagBegin, LooseName, opt< one< '"' >, CutValue > > {};         // never closed
struct OddTag           : sor< LooseTag, StrayTag, EndlessTag, CurlyTag, LongTag, ValuelessTag, CutTag > {};
struct Tag              : sor< PdnTag, OddTag > {};

// Squares, numbers and moves
struct Sign             : one< '-', 'x', ':', 'X' > {};                                       // SEPARATORS
struct CaptureSign      : one< 'x', ':', 'X' > {};
struct Number           : plus< digit > {};                                                   // of MOVENUMBER, or NUMSQUARE
struct Dots             : plus< one< '.' > > {};
struct NumericHop       : seq< Sign, plus< digit > > {};
struct NumericHops      : plus< NumericHop > {};
struct Numeric          : seq< Number, sor< Dots, NumericHops > > {};                         // MOVENUMBER, Move
struct File             : sor< range< 'a', 'l' >, range< 'A', 'L' > > {};
struct AlphaSquare      : seq< File, digit, opt< digit > > {};                                // ALPHASQUARE
struct FirstAlphaSquare : AlphaSquare {};
struct AlphaHop         : seq< opt< Sign >, AlphaSquare > {};
struct AlphaHops        : plus< AlphaHop > {};
struct Algebraic        : seq< FirstAlphaSquare, AlphaHops > {};                              // Move
struct EllipsisSign     : string< '\xE2', '\x80', '\xA6' > {};
struct Ellipsis         : sor< seq< one< '.' >, plus< one< '.' > > >, EllipsisSign > {};      // ELLIPSES
struct NullMove         : seq< one< '-' >, opt< one< '-' > >, not_at< digit > > {};

struct OddNumber        : plus< digit > {};
struct WideDash         : sor< one< '\x96' >, string< '\xE2', '\x80', '\x93' >, string< '\xC3', '\x97' > > {};  // –, ×
struct Dash             : sor< Sign, WideDash > {};
struct SpacedSign       : seq< star< Blank >, Dash, star< Blank > > {};
struct Half             : string< '1', '/', '2' > {};
struct ScoreBehind      : sor< one< '/', '+' >, seq< star< Blank >, Half, not_at< star< Blank >, one< '-' > > > > {};
struct LastSquare       : seq< plus< digit >, not_at< ScoreBehind > > {};
struct SpacedMove       : seq< OddNumber, SpacedSign, LastSquare > {};                        // `32 - 28`, `35x 4`
struct FirstTwoDigits   : rep< 2, digit > {};
struct LastTwoDigits    : seq< rep< 2, digit >, not_at< digit > > {};
struct BareMove         : seq< FirstTwoDigits, LastTwoDigits > {};                            // `3228`
struct BeforeMove       : seq< plus< Blank >, sor< seq< plus< digit >, Sign >, seq< File, digit > > > {};
struct BareNumber       : seq< plus< digit >, at< BeforeMove > > {};                          // a number without its dot
struct ScoreTail        : sor< seq< plus< Blank >, Half >, seq< one< '.' >, plus< digit > >, seq< one< '+', '-' >, not_at< digit > > > {};
struct Score            : sor< Half, seq< plus< digit >, opt< ScoreTail > > > {};
struct HalfSign         : sor< one< '\xBD' >, string< '\xC2', '\xBD' > > {};
struct ResultDash       : seq< star< Blank >, one< '-' >, star< Blank > > {};
struct OddResult        : sor< seq< Score, ResultDash, Score >, seq< HalfSign, ResultDash, HalfSign > > {};  // Result
struct LastAlphaSquare  : AlphaSquare {};
struct SpacedAlgebraic  : seq< FirstAlphaSquare, SpacedSign, LastAlphaSquare > {};
struct ContinuedHop     : seq< CaptureSign, star< Blank >, sor< plus< digit >, AlphaSquare > > {};  // ` x10`
struct OddMove          : sor< SpacedMove, OddResult, BareMove, BareNumber, SpacedAlgebraic, ContinuedHop > {};

// Strength signs and glyphs
struct Strength         : plus< one< '!', '?' > > {};                                         // MOVESTRENGTH
struct BracedStrength   : seq< one< '(' >, plus< one< '!', '?' > >, one< ')' > > {};          // MOVESTRENGTH
struct MenSign          : seq< one< '+', '-' >, plus< digit >, not_at< Sign > > {};           // men won or lost
struct FmjdSign         : sor< string< 'a', '.', 'l', '.' >, one< '=' >, MenSign, one< '+' > > {};
struct GlyphNumber      : plus< digit > {};
struct Glyph            : if_must< one< '$' >, GlyphNumber > {};                              // NAG

// Comments, setups, variations
struct CommentEnd       : one< '}' > {};
struct Comment          : if_must< one< '{' >, CommentBody, CommentEnd > {};                  // COMMENT
struct LineCommentText  : ToLineEnd {};
struct LineComment      : seq< one< '%', ';' >, LineCommentText > {};
struct ScriptLine       : seq< string< '#', '!' >, ToLineEnd > {};
struct SetupFen         : star< not_one< '"', '/', '{', '[' > > {};
struct SetupGap         : opt< Space > {};
struct SetupBegin       : seq< SetupGap, istring< 'F', 'E', 'N' >, SetupGap, one< '"' > > {};
struct SetupEnd         : seq< one< '"' >, SetupGap, one< '/' > > {};
struct Setup            : if_must< one< '/' >, SetupBegin, SetupFen, SetupEnd > {};           // SETUP
struct VariationBegin   : one< '(' > {};
struct VariationEnd     : one< ')' > {};
struct Asterisk         : one< '*' > {};                                                      // ASTERISK, or a strength sign

struct OddToken         : sor< Ellipsis, NullMove, FmjdSign, OddMove, StrayBytes, ScriptLine > {};
struct Token            : sor< Numeric, Comment, Algebraic, Strength, BracedStrength, VariationBegin, VariationEnd,
                               Glyph, Asterisk, LineComment, Setup, OddToken > {};            // of GameBody, GameSeparator
struct PdnFile          : star< sor< Space, Token, Tag > > {};                                // PdnFile

// The commonest tokens: up to one that raised a question, and to a number that may begin another game
struct FirstNumber      : seq< star< one< '0' > >, one< '1' >, one< '.' > > {};
struct ClosedComment    : seq< one< '{' >, CommentBody, CommentEnd > {};                      // COMMENT
struct Plies            : star< Settled, sor< PlainPlies, Algebraic, ClosedComment, Space > > {};

// What the reader looks ahead for
struct Decimal          : seq< plus< digit >, one< '.' >, plus< digit > > {};
struct DecimalResult    : seq< Decimal, one< '-' >, Decimal > {};
struct Between          : star< sor< Space, StrayBytes, ClosedComment, LineComment > > {};
struct AlternativeLine  : plus< sor< Space, Numeric, Algebraic, Strength, BracedStrength > > {};
struct Alternative      : seq< one< ';' >, AlternativeLine, at< one< ')', '(', '{', ';' > > > {};
struct PlainResult      : sor< OddResult, one< '*' > > {};

}  // namespace pdn::grammar
// clang-format on

namespace tao::pegtl {

template <typename Name>
struct analyze_traits<Name, pdn::grammar::Settled> : analyze_opt_traits<> {};

}  // namespace tao::pegtl
