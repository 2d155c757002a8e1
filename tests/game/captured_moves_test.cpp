// Moves told by what they take.
#include "draughts/game/captured_moves.hpp"

#include <catch2/catch.hpp>
#include <vector>

#include "draughts/rules/variants/international.hpp"
#include "pdn/fen_text.hpp"

using draughts::CapturedMove;
using draughts::Diagram;
using draughts::LineStop;
using draughts::Square;
using draughts::Variant;
using draughts::WrittenLine;

namespace {

const draughts::Numbering& numbering() {
  return draughts::numbering_of<draughts::International>();
}

std::vector<Square> squares(const std::vector<unsigned>& numbers) {
  std::vector<Square> all;
  for (const unsigned number : numbers) all.push_back(numbering().at(draughts::WrittenSquare::numeric(number)));
  return all;
}

CapturedMove move(unsigned from, unsigned to, const std::vector<unsigned>& captured) {
  return {squares({from})[0], squares({to})[0], squares(captured)};
}

WrittenLine written(const char* fen, const std::vector<CapturedMove>& moves) {
  std::vector<draughts::Diagnostic> findings;
  const auto setup = pdn::parse_fen(fen, findings).setup;
  const Diagram start = Diagram::of(setup, numbering(), draughts::Colour::white);
  return draughts::write_captured_moves(Variant::international, start, moves);
}

using Line = std::vector<std::vector<Square>>;

}  // namespace

TEST_CASE("captured pieces may be told in any order") {
  const Line short_form{squares({28, 8})};
  CHECK(written("W:W28:B12,22,23", {move(28, 8, {22, 12})}).moves == short_form);
  CHECK(written("W:W28:B12,22,23", {move(28, 8, {12, 22})}).moves == short_form);
}

TEST_CASE("what is taken decides between captures with the same ends, whose paths are complete") {
  CHECK(written("W:WK8:B13,31,38,43", {move(8, 26, {13, 31, 38})}).moves == Line{squares({8, 24, 42, 26})});
  CHECK(written("W:WK8:B13,31,38,43", {move(8, 26, {43, 31, 13})}).moves == Line{squares({8, 30, 48, 26})});
}

TEST_CASE("a line stops at a move that is not legal, and tells what a capture with such ends takes") {
  const WrittenLine illegal = written("W:W28:B12,22,23", {move(28, 19, {23})});
  CHECK(illegal.stop == LineStop::not_legal);
  CHECK(illegal.moves.empty());
  const WrittenLine other = written("W:W28:B12,22,23", {move(28, 8, {22, 23})});
  CHECK(other.stop == LineStop::other_captured);
  CHECK(other.alternatives == Line{squares({12, 22})});
}

TEST_CASE("a game starts from the start position of its rules") {
  CHECK(pdn::write_fen(draughts::start_of(Variant::international).setup(numbering())) == "W:W31-50:B1-20");
}
