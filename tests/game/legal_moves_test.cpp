// Legal moves by a variant that is known at run time, against what others have published. That the generators are right
// in every position is tests/variants' business.
#include "draughts/game/legal_moves.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/captured_moves.hpp"
#include "draughts/game/move_writing.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "support/published.hpp"
#include "support/setup_text.hpp"

using draughts::Colour;
using draughts::Diagram;
using draughts::legal_moves_of;
using draughts::LegalMove;
using draughts::LegalMoves;
using draughts::Numbering;
using draughts::PositionEnd;
using draughts::Rung;
using draughts::Square;
using draughts::Variant;

namespace {

using Names = std::vector<std::string>;

Numbering numbering_of(Variant variant) {
  return *draughts::make_numbering(draughts::own_reading(variant));
}

Diagram board(Variant variant, std::string_view fen) {
  return Diagram::of(test_support::setup_of(fen), numbering_of(variant), draughts::facts_of(variant).first_mover);
}

LegalMoves moves_in(Variant variant, std::string_view fen) {
  return legal_moves_of(variant, board(variant, fen));
}

Names named(Variant variant, const std::vector<Square>& squares) {
  const Numbering numbering = numbering_of(variant);
  Names names;
  for (const Square square : squares) names.push_back(draughts::write_square(numbering.write(square)));
  return names;
}

/// A move as its identity: ends, then the captured squares in the order of their letters.
Names identity(Variant variant, const LegalMove& move) {
  Names captured = named(variant, move.captured);
  std::ranges::sort(captured);
  Names all = named(variant, {move.from, move.to});
  all.insert(all.end(), captured.begin(), captured.end());
  return all;
}

/// The same of a move such as `32x23x14{19,28}`.
Names published_identity(const std::string& move) {
  const std::size_t brace = std::min(move.find('{'), move.size());
  const std::string path = move.substr(0, brace);
  Names names{path.substr(0, path.find_first_of("x:-")), path.substr(path.find_last_of("x:-") + 1)};
  Names captured;
  for (std::size_t at = brace + 1; at < move.size();) {
    const std::size_t end = move.find_first_of(",}", at);
    captured.push_back(move.substr(at, end - at));
    at = end + 1;
  }
  std::ranges::sort(captured);
  names.insert(names.end(), captured.begin(), captured.end());
  return names;
}

/// Complete paths as text.
std::set<std::string> paths_in(std::string_view fen) {
  std::set<std::string> paths;
  for (const LegalMove& move : moves_in(Variant::international, fen).moves) {
    std::string text;
    for (const std::string& name : named(Variant::international, move.path)) text += (text.empty() ? "" : "x") + name;
    paths.insert(text);
  }
  return paths;
}

}  // namespace

TEST_CASE("every published list of legal moves is told whole") {
  std::size_t rows = 0;
  for (const test_support::PublishedCase& row : test_support::published_cases()) {
    CAPTURE(row.variant, row.fen);
    const auto variant = draughts::variant_named(row.variant);
    REQUIRE(variant);
    const LegalMoves legal = moves_in(*variant, row.fen);
    std::vector<Names> expected;
    for (const std::string& move : row.moves) expected.push_back(published_identity(move));
    std::vector<Names> found;
    for (const LegalMove& move : legal.moves) found.push_back(identity(*variant, move));
    std::ranges::sort(expected);
    std::ranges::sort(found);
    CHECK(found == expected);
    CHECK_FALSE(legal.too_complex);
    CHECK(legal.duty.has_value() == (!legal.moves.empty() && legal.moves[0].is_capture()));
    CHECK((legal.end == PositionEnd::none) == !legal.moves.empty());
    CHECK(legal.winner.has_value() == legal.moves.empty());
    ++rows;
  }
  CHECK(rows > 60);
}

TEST_CASE("a path has a square between every two captures, and is marked where the ends say too little") {
  for (const test_support::PublishedCase& row : test_support::published_cases()) {
    const auto variant = draughts::variant_named(row.variant);
    const LegalMoves legal = moves_in(*variant, row.fen);
    for (const LegalMove& move : legal.moves) {
      CAPTURE(row.variant, row.fen, identity(*variant, move));
      CHECK(move.path.size() == std::max<std::size_t>(move.captured.size(), 1) + 1);
      CHECK(move.path.front() == move.from);
      CHECK(move.path.back() == move.to);
      const auto alike = std::ranges::count_if(
          legal.moves, [&](const LegalMove& other) { return other.from == move.from && other.to == move.to; });
      CHECK(move.ambiguous == (alike > 1));
    }
  }
}

TEST_CASE("moves, and what they take, come in the order of the board from square 1 or a1, rank by rank") {
  const auto ends = [](Variant variant, std::string_view fen) {
    Names names;
    for (const LegalMove& move : moves_in(variant, fen).moves) {
      const Names both = named(variant, {move.from, move.to});
      names.push_back(both[0] + both[1]);
    }
    return names;
  };
  CHECK(ends(Variant::italian, "W:W22,25:B1") == Names{"2218", "2219", "2521"});
  CHECK(ends(Variant::russian, "W:Wh2,c1,c3:Bh8") == Names{"c1b2", "c1d2", "h2g3", "c3b4", "c3d4"});
  CHECK(ends(Variant::thai, "W:W17,1:B32") == Names{"15", "16", "1721", "1722"});
  CHECK(named(Variant::thai, moves_in(Variant::thai, "W:WK22:BK7,9,15,17,K20").moves[0].captured) ==
        Names{"9", "15", "17"});
}

TEST_CASE("complete paths are those of PDN 3.0's restriction 9, of several ways the first on the board") {
  CHECK(paths_in("W:WK47:B14,19,29,31,42") == std::set<std::string>{"47x38x24x13x36", "47x38x20x9x36"});
  CHECK(paths_in("W:WK2:B13,21,32,34,40").contains("2x30x43x27x16"));
  CHECK(paths_in("W:W43:B8,18,28,29,38,39") ==
        std::set<std::string>{"43x32x23x12x3", "43x34x23x12x3", "43x32x23x34x43"});
}

TEST_CASE("published counts of up to a hundred thousand lines are reached exactly, also move by move") {
  std::size_t counts = 0;
  for (const test_support::PublishedCount& row : test_support::published_counts()) {
    const auto variant = draughts::variant_named(row.variant);
    REQUIRE(variant);
    const Diagram position = board(*variant, row.fen);
    const std::vector<LegalMove> moves = legal_moves_of(*variant, position).moves;
    for (unsigned depth = 1; depth <= row.lines.size() && row.lines[depth - 1] <= 100'000; ++depth) {
      CAPTURE(row.variant, row.fen, depth);
      CHECK(perft(*variant, position, depth) == row.lines[depth - 1]);
      const auto add = [&](std::uint64_t sum, const LegalMove& move) {
        return sum + perft_behind(*variant, position, move, depth);
      };
      CHECK(std::accumulate(moves.begin(), moves.end(), std::uint64_t{}, add) == row.lines[depth - 1]);
      ++counts;
    }
  }
  CHECK(counts > 500);
}

TEST_CASE("there is one line of no ply, and none behind a move that is not legal") {
  const Diagram start = draughts::start_of(Variant::english);
  LegalMove move = legal_moves_of(Variant::english, start).moves[0];
  CHECK(perft(Variant::english, start, 0) == 1);
  CHECK(perft_behind(Variant::english, start, move, 1) == 1);
  CHECK(perft_behind(Variant::english, start, move, 0) == 0);
  move.to = move.from;
  CHECK(perft_behind(Variant::english, start, move, 3) == 0);
}

TEST_CASE("what decides between captures comes with its articles") {
  const auto international = moves_in(Variant::international, "W:W32:B19,27,28").duty;
  REQUIRE(international);
  CHECK(international->precedence == std::vector<Rung>{Rung::most_pieces});
  CHECK(international->rule == "FMJD Annex 1, articles 4.2, 4.13");
  const auto both = moves_in(Variant::international, "W:W32,K5:B10,28").duty;
  REQUIRE(both);
  CHECK(both->rule == "FMJD Annex 1, articles 4.2, 4.3, 4.13");
  const auto frisian = moves_in(Variant::frisian, "W:W32:B28").duty;
  REQUIRE(frisian);
  CHECK(frisian->precedence == std::vector<Rung>{Rung::highest_value, Rung::by_a_king});
  const auto italian = moves_in(Variant::italian, "W:WK18:B14").duty;
  REQUIRE(italian);
  CHECK(italian->rule == "FID Regolamento tecnico, articles 4.7, 6.6, 6.7, 6.8, 6.9");
  const auto english = moves_in(Variant::english, "W:W22:B18").duty;
  REQUIRE(english);
  CHECK(english->precedence.empty());
  CHECK_FALSE(moves_in(Variant::international, "W:W31:B1").duty);
}

TEST_CASE("who has no move has lost, or has won where that is the aim, and it is told why there is none") {
  const LegalMoves bare = moves_in(Variant::international, "B:W31:B");
  CHECK(bare.end == PositionEnd::no_pieces);
  CHECK(bare.winner == Colour::white);
  const LegalMoves blocked = moves_in(Variant::english, "W:W29:B25,22");
  CHECK(blocked.end == PositionEnd::blocked);
  CHECK(blocked.winner == Colour::black);
  CHECK(moves_in(Variant::antidraughts, "B:W31:B").winner == Colour::black);
  const LegalMoves crowned = moves_in(Variant::breakthrough, "B:WK3:B40");
  CHECK(crowned.end == PositionEnd::crowned);
  CHECK(crowned.winner == Colour::white);
  CHECK(crowned.moves.empty());
  CHECK(moves_in(Variant::international, "W:W31:B1").end == PositionEnd::none);
}

TEST_CASE("a man that comes to its far row is crowned") {
  const LegalMoves legal = moves_in(Variant::international, "W:W6,31:B50");
  REQUIRE(legal.moves.size() == 3);
  CHECK(legal.moves[0].promotes);
  CHECK_FALSE(legal.moves[1].promotes);
}

TEST_CASE("a position that was made to explode has no list") {
  const LegalMoves legal = moves_in(Variant::international,
                                    "W:WK1,K3,K5,K6,K25,K26,K46,K48,K50:BK7,K8,K9,K10,K17,K18,K20,K21,K23,K29,K30,K31,"
                                    "K39,K40,K41,K42,K43");
  CHECK(legal.too_complex);
  CHECK(legal.moves.empty());
  CHECK_FALSE(legal.winner);
}

TEST_CASE("a piece beside the board leaves nothing to play") {
  Diagram diagram = draughts::start_of(Variant::international);
  diagram.put(Square(Diagram::squares - 1), draughts::Piece::white_man);
  CHECK(legal_moves_of(Variant::international, diagram).moves.empty());
  CHECK(perft(Variant::international, diagram, 1) == 0);
}
