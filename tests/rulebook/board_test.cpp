// FMJD Annex 1, article 2: the board and the pieces on it at the start.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

using Squares = Bitboard<International::Board>;

/// The diagonals of two squares or more that run that way, each from its first square to its last.
template <Direction way>
std::vector<std::vector<unsigned>> diagonals() {
  std::vector<std::vector<unsigned>> found;
  for (const Square square : Squares::all()) {
    Squares on(square);
    if (!on.step<reverse(way)>().is_empty()) continue;
    std::vector<unsigned> diagonal;
    for (; !on.is_empty(); on = on.step<way>()) diagonal.push_back(number_of(on.first()));
    if (diagonal.size() > 1) found.push_back(diagonal);
  }
  return found;
}

std::vector<std::vector<unsigned>> all_diagonals() {
  auto all = diagonals<Direction::up_right>();
  for (auto& diagonal : diagonals<Direction::up_left>()) all.push_back(diagonal);
  std::ranges::sort(all, {}, [](const auto& diagonal) { return diagonal.size(); });
  return all;
}

}  // namespace

TEST_CASE("2.1, 2.2: only 50 squares of the ten by ten are played on") {
  CHECK(International::Board::width == 10);
  CHECK(International::Board::height == 10);
  CHECK(Squares::all().count() == 50);
}

TEST_CASE("2.2: 51 and 0 name no square") {
  CHECK_FALSE(numbering_of<International>().resolve(WrittenSquare::numeric(51)));
  CHECK_FALSE(numbering_of<International>().resolve(WrittenSquare::numeric(0)));
  const auto position =
      make_position<International>(setup_of("W:W51:B1"), numbering_of<International>(), Colour::white);
  REQUIRE_FALSE(position);
  CHECK(position.error() == SetupFaults{{SetupFaultKind::off_board, 0}});
}

TEST_CASE("2.3: there are 17 diagonals, of two to ten squares") {
  std::vector<std::size_t> lengths;
  for (const auto& diagonal : all_diagonals()) lengths.push_back(diagonal.size());
  CHECK(lengths == std::vector<std::size_t>{2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10});
}

TEST_CASE("2.3: the long diagonal runs from 46 to 5 over ten squares") {
  CHECK(all_diagonals().back() == std::vector<unsigned>{46, 41, 37, 32, 28, 23, 19, 14, 10, 5});
  CHECK(legal_list("W:WK46:B6") == words("46-5 46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41"));
}

TEST_CASE("2.3: a lone king has 570 moves from all squares together") {
  std::size_t moves = 0;
  for (const Square square : Squares::all()) {
    moves += legal_list(InternationalPosition(Squares(square), Squares::none(), Squares(square), Colour::white)).size();
  }
  CHECK(moves == 570);
}

TEST_CASE("2.4: the long diagonal begins at each player's left, so 36 and 45 have one square before them") {
  CHECK(legal_list("W:W36,45:B1") == words("36-31 45-40"));
}

TEST_CASE("2.5, 2.6.1: men are crowned on 1 to 5 and 46 to 50") {
  CHECK(legal_list(after("W:W6:B45", "6-1 45-50")) == words("1-6 1-7 1-12 1-18 1-23 1-29 1-34 1-40 1-45"));
  for (unsigned number = 1; number <= 50; ++number) {
    const Squares square(square_of(number));
    CHECK(square.intersects(Squares::row(0)) == (number <= 5));
    CHECK(square.intersects(Squares::row(9)) == (number >= 46));
  }
}

TEST_CASE("2.5, 2.6.1: a man is crowned on every square of its far row and on no other") {
  for (unsigned from = 6; from <= 50; ++from) {
    CAPTURE(from);
    const InternationalPosition position = position_of("W:W" + std::to_string(from) + ":B");
    MoveList<International> moves;
    REQUIRE(legal_moves(position, moves) == Generation::complete);
    for (const auto& move : moves) CHECK(move.promotes == (number_of(move.to) <= 5));
  }
}

TEST_CASE("2.6: squares are numbered row by row from the top left, White at the bottom") {
  for (unsigned number = 1; number <= 50; ++number) {
    const Square square = square_of(number);
    CHECK(International::Board::row_of(square) == static_cast<int>((number - 1) / 5));
    CHECK(number_of(square) == number);
  }
  CHECK(International::Board::column_of(square_of(1)) == 1);
  CHECK(International::Board::column_of(square_of(5)) == 9);
  CHECK(International::Board::column_of(square_of(6)) == 0);
}

TEST_CASE("2.6.2: the edge columns are 6-16-26-36-46 and 5-15-25-35-45") {
  std::vector<unsigned> left;
  std::vector<unsigned> right;
  for (const Square square : Squares::all()) {
    if (International::Board::column_of(square) == 0) left.push_back(number_of(square));
    if (International::Board::column_of(square) == 9) right.push_back(number_of(square));
  }
  CHECK(left == std::vector<unsigned>{6, 16, 26, 36, 46});
  CHECK(right == std::vector<unsigned>{5, 15, 25, 35, 45});
  CHECK(legal_list("W:W26:B1") == words("26-21"));
  CHECK(legal_list("W:W25:B1") == words("25-20"));
}

TEST_CASE("2.6.3: 5 and 46 are the corners, with one direction each") {
  CHECK(legal_list("W:WK5:B6") == words("5-10 5-14 5-19 5-23 5-28 5-32 5-37 5-41 5-46"));
}

TEST_CASE("2.7: each side has twenty men") {
  const InternationalPosition start = InternationalPosition::start();
  CHECK(start.men(Colour::white).count() == 20);
  CHECK(start.men(Colour::black).count() == 20);
  CHECK(start.kings().is_empty());
  CHECK_FALSE(oddities(start).any());
}

TEST_CASE("2.7: 21 pieces of a colour cannot come from a game") {
  CHECK(oddities(position_of("W:W30-50:B1-20")).too_many_white);
  CHECK_FALSE(oddities(position_of("W:W30-50:B1-20")).too_many_black);
  CHECK(oddities(position_of("W:W31-50:B1-20,K22")).too_many_black);
}

TEST_CASE("2.8: Black has 1 to 20, White 31 to 50; 21 to 30 are empty") {
  CHECK(InternationalPosition::start() == position_of("W:W31-50:B1-20"));
}
