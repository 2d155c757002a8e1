// The grammar of FEN in PDN 3.0, rules only, with the bends of real files.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/rules.hpp>

// clang-format off
namespace pdn::fen_grammar {

using namespace tao::pegtl;

struct Space        : plus< one< ' ', '\t', '\n', '\r' > > {};                                       // none in the standard's form
struct Gap          : opt< Space > {};
struct Turn         : one< 'W', 'B', '?', 'w', 'b' > {};                                             // Turn
struct Colour       : one< 'W', 'B', 'w', 'b' > {};                                                  // Colour
struct Rank         : sor< seq< one< '1' >, range< '0', '2' > >, range< '1', '9' > > {};
struct SquareOnK    : seq< one< 'k' >, Rank, not_at< digit > > {};
struct King         : sor< one< 'K' >, seq< not_at< SquareOnK >, one< 'k' > > > {};
struct Number       : plus< digit > {};                                                              // NUMSQUARE
struct RangeEnd     : plus< digit > {};
struct Range        : if_must< one< '-' >, RangeEnd > {};
struct Letters      : seq< sor< range< 'a', 'l' >, range< 'A', 'L' > >, digit, opt< digit > > {};    // ALPHASQUARE
struct Pieces       : seq< opt< King, Gap >, sor< seq< Number, opt< Range > >, Letters > > {};       // Square, or a range of them
struct Comma        : one< ',' > {};
struct PieceList    : seq< Pieces, star< Gap, Comma, Gap, must< Pieces > > > {};
struct ColouredSide : seq< Colour, Gap, opt< PieceList > > {};
struct Side         : seq< one< ':' >, Gap, opt< ColouredSide >, Gap > {};                           // Colour squares
struct HalfMoves    : seq< one< 'H', 'F' >, plus< digit > > {};                                      // `H0`, `F1`
struct KingMoves    : seq< one< '+' >, plus< digit >, one< '+' >, plus< digit > > {};                // `+1+0`
struct Counter      : seq< one< ':' >, sor< HalfMoves, KingMoves > > {};
struct Dot          : one< '.' > {};
struct Tail         : star< sor< Dot, Counter, Space > > {};
struct Sides        : star< not_at< Counter >, Side > {};
struct Fen          : seq< Gap, must< Turn >, Gap, Sides, Tail, must< eof > > {};                    // Fen

}  // namespace pdn::fen_grammar
