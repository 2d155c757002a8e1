// Verdicts that only some variants can give: what the random positions found once, held as cases.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "draughts/rules/path.hpp"
#include "draughts/rules/referee.hpp"
#include "draughts/rules/variants.hpp"
#include "support/judging/judging.hpp"
#include "support/naive_verdict.hpp"
#include "support/verdict_name.hpp"
#include "support/witness.hpp"

using namespace draughts;
using namespace test_support;

namespace {

std::vector<int> squares_of(const NaiveVariant& variant, std::string move) {
  std::ranges::replace(move, '-', 'x');
  std::istringstream text(move);
  std::vector<int> squares;
  for (std::string name; std::getline(text, name, 'x');) squares.push_back(variant.square_named(name));
  return squares;
}

/// What the referee says about a move; the naive verdict has to be the same.
template <Rules R>
std::string verdict_on(std::string_view fen, const std::string& move) {
  const Witness<R> witness;
  const NaiveBoard board(witness.variant(), fen);
  const std::vector<int> squares = squares_of(witness.variant(), move);
  const bool capture_sign = move.find('x') != std::string::npos;
  CHECK(naive_verdict(board, squares, capture_sign) ==
        test_support::name_of(resolve<R>(witness.position(board), witness.squares(squares), capture_sign).verdict));
  return naive_verdict(board, squares, capture_sign);
}

}  // namespace

TEST_CASE("where pieces vanish at once a capture may end on the square of one that it has taken") {
  constexpr auto fen = "B:WKf1,Ka2,Kf3,Kg3,f4:BKb4";
  CHECK(verdict_on<Turkish>(fen, "b4xg3") == "legal");
  CHECK(verdict_on<Turkish>(fen, "b4xg4xg1xa1xa3xg3") == "legal");
  CHECK(verdict_on<Turkish>(fen, "b4xa2") == "target-occupied");
}

TEST_CASE("a way that meets a king later than it could is none, though it takes the same pieces") {
  constexpr auto fen = "W:WK23:BK2,3,4,10,11,18,19,20,25,K26,27";
  CHECK(verdict_on<Italian>(fen, "23x16") == "legal");
  CHECK(verdict_on<Italian>(fen, "23x30x21x14x23x16") == "legal");
  CHECK(verdict_on<Italian>(fen, "23x14x21x30x23x16") == "must-capture-more");
  CHECK(verdict_on<Italian>(fen, "23x14x21") == "must-capture-more");
  CHECK(verdict_on<Italian>(fen, "23x30x21") == "capture-not-finished");

  const Witness<Italian> witness;
  const NaiveBoard board(witness.variant(), fen);
  const auto position = witness.position(board);
  const auto path = complete_path(position, witness.move(position, naive_legal_moves(board).front()));
  CHECK(path == witness.squares(squares_of(witness.variant(), "23x30x21x14x23x16")));
}

TEST_CASE("a killer king that takes a king last must stop right behind it") {
  CHECK(verdict_on<Killer>("W:WK36:BK27", "36x22") == "legal");
  CHECK(verdict_on<Killer>("W:WK36:BK27", "36x4") == "must-capture-more");
  CHECK(verdict_on<Killer>("W:WK36:B27", "36x4") == "legal");
}

TEST_CASE("a king that ends its capture on the square of a man that it took is a king still") {
  const Witness<Turkish> witness;
  const NaiveBoard board(witness.variant(), "B:WKe1,Ke3,Kd4,Ke4,Kf6,Kc7,Ke8:BKd2,Kd3,Kb5,Kb6,g7,c8");
  const auto legal = naive_legal_moves(board);
  const auto move = std::ranges::find_if(
      legal, [&](const NaiveMove& each) { return to_string(board.variant(), each) == "d3xd4{d4,e4,f6,e8}"; });
  REQUIRE(move != legal.end());
  const auto position = witness.position(board);
  const auto after = position.after(witness.move(position, *move));
  CHECK(witness.board(after).fen() == naive_after(board, *move).fen());
  CHECK(after.key() == witness.position(naive_after(board, *move)).key());
}

TEST_CASE("two squares are the whole path of a capture of one piece, though a greater capture ends alike") {
  judging::Terms terms;
  terms.judge.variant = Variant::pool_unified;
  for (const char* moves : {"1. g3xb8 *", "1. g3xb8 d2-c1 *"}) {
    CAPTURE(moves);
    const auto verdicts = judging::judge(std::string("[FEN \"W:WKg3:Bd2,f2,d4,c7\"]\n\n") + moves + "\n", terms);
    REQUIRE(verdicts.size() == 1);
    CHECK(verdicts[0].valid);
    for (const Diagnostic& finding : verdicts[0].findings) {
      CHECK(finding.code != DiagnosticCode::ambiguous_move);
      CHECK(finding.code != DiagnosticCode::ambiguous_resolved);
    }
  }
}
