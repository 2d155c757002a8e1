// The grammar of patterns, rules only: FEN's, with squares that are wanted empty or occupied.
#pragma once

#include "fen.hpp"

// clang-format off
namespace pdn::pattern_grammar {

using namespace tao::pegtl;
using fen_grammar::Gap;
using fen_grammar::Letters;
using fen_grammar::Number;
using fen_grammar::RangeEnd;
using fen_grammar::King;

struct Turn         : one< 'W', 'B', '?', 'w', 'b' > {};
struct Colour       : one< 'W', 'B', 'w', 'b' > {};
struct SquareOnE    : seq< one< 'e' >, fen_grammar::Rank, not_at< digit > > {};                      // the square e5, not an empty 5
struct Empty        : sor< one< 'E' >, seq< not_at< SquareOnE >, one< 'e' > > > {};
struct Occupied     : one< '?' > {};
struct Range        : if_must< one< '-' >, RangeEnd > {};
struct Squares      : sor< seq< Number, opt< Range > >, Letters > {};
struct Piece        : seq< opt< sor< Empty, Occupied, King >, Gap >, Squares > {};
struct PieceList    : seq< Piece, star< Gap, one< ',' >, Gap, must< Piece > > > {};
struct Colon        : one< ':' > {};
struct Side         : seq< Colon, Gap, opt< Colour >, Gap, opt< PieceList >, Gap > {};
struct Pattern      : seq< Gap, must< Turn >, Gap, star< Side >, opt< one< '.' > >, Gap, must< eof > > {};

}  // namespace pdn::pattern_grammar
// clang-format on
