// The layout of boards: every step against rows and columns counted by hand.
#include "draughts/rules/geometry.hpp"

#include "draughts/rules/full_geometry.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <utility>

using namespace draughts;

namespace {

template <class Board>
std::set<int> indices(typename Board::Word word) {
  std::set<int> found;
  for (int index = 0; index < Board::bits; ++index) {
    if ((word >> index & 1) != 0) found.insert(index);
  }
  return found;
}

template <class Board, Direction way>
void check_step(int rows_down, int columns_right) {
  for (int row = 0; row < Board::height; ++row) {
    for (int column = 0; column < Board::width; ++column) {
      const auto from = Board::square_at(row, column);
      if (!from) continue;
      CAPTURE(row, column, rows_down, columns_right);
      const auto to = Board::square_at(row + rows_down, column + columns_right);
      const std::set<int> expected = to ? std::set<int>{to->index()} : std::set<int>{};
      CHECK(indices<Board>(Board::template step<way>(typename Board::Word{1} << from->index())) == expected);
    }
  }
}

template <class Board>
void check_steps() {
  check_step<Board, Direction::up_left>(-1, -1);
  check_step<Board, Direction::up>(-2, 0);
  check_step<Board, Direction::up_right>(-1, 1);
  check_step<Board, Direction::right>(0, 2);
  check_step<Board, Direction::down_right>(1, 1);
  check_step<Board, Direction::down>(2, 0);
  check_step<Board, Direction::down_left>(1, -1);
  check_step<Board, Direction::left>(0, -2);
}

template <class Board>
void check_places() {
  std::set<int> seen;
  for (int row = 0; row < Board::height; ++row) {
    for (int column = 0; column < Board::width; ++column) {
      const auto square = Board::square_at(row, column);
      CHECK(square.has_value() == ((row + column) % 2 == 1));
      if (!square) continue;
      CHECK(Board::row_of(*square) == row);
      CHECK(Board::column_of(*square) == column);
      CHECK(indices<Board>(Board::row(row)).contains(square->index()));
      seen.insert(square->index());
    }
  }
  CHECK(static_cast<int>(seen.size()) == Board::squares);
  CHECK(seen == indices<Board>(Board::playable));
}

}  // namespace

TEST_CASE("a step leads to the neighbour and off the board to nowhere, on every size of board") {
  check_steps<Geometry<10, 10>>();
  check_steps<Geometry<8, 8>>();
  check_steps<Geometry<12, 12>>();
  check_steps<Geometry<10, 8>>();
}

TEST_CASE("every dark square has one bit, on every size of board") {
  check_places<Geometry<10, 10>>();
  check_places<Geometry<8, 8>>();
  check_places<Geometry<12, 12>>();
  check_places<Geometry<10, 8>>();
}

TEST_CASE("on a board of all its squares a step leads to the next one on any side, and off the board to nowhere") {
  using Board = FullGeometry<8, 8>;
  check_step<Board, Direction::up_left>(-1, -1);
  check_step<Board, Direction::up>(-1, 0);
  check_step<Board, Direction::up_right>(-1, 1);
  check_step<Board, Direction::right>(0, 1);
  check_step<Board, Direction::down_right>(1, 1);
  check_step<Board, Direction::down>(1, 0);
  check_step<Board, Direction::down_left>(1, -1);
  check_step<Board, Direction::left>(0, -1);
}

TEST_CASE("on a board of all its squares every place has one bit") {
  using Board = FullGeometry<8, 8>;
  std::set<int> seen;
  for (int row = 0; row < Board::height; ++row) {
    for (int column = 0; column < Board::width; ++column) {
      const auto square = Board::square_at(row, column);
      REQUIRE(square);
      CHECK(Board::row_of(*square) == row);
      CHECK(Board::column_of(*square) == column);
      CHECK(indices<Board>(Board::row(row)).contains(square->index()));
      seen.insert(square->index());
    }
  }
  CHECK(seen.size() == 64);
  CHECK(Board::squares == 64);
  CHECK(seen == indices<Board>(Board::playable));
  CHECK_FALSE(Board::square_at(8, 0));
  CHECK_FALSE(Board::square_at(0, -1));
}

TEST_CASE("places off the board have no square") {
  CHECK_FALSE(Geometry<10, 10>::square_at(-1, 0));
  CHECK_FALSE(Geometry<10, 10>::square_at(10, 1));
  CHECK_FALSE(Geometry<10, 10>::square_at(0, -1));
  CHECK_FALSE(Geometry<10, 10>::square_at(1, 10));
}

TEST_CASE("boards that fit into 64 bits take 64") {
  CHECK(sizeof(Geometry<10, 10>::Word) == 8);
  CHECK(sizeof(Geometry<12, 12>::Word) == 16);
  CHECK(Geometry<10, 10>::bits == 54);
  CHECK(Geometry<10, 10>::squares == 50);
  CHECK(Geometry<12, 12>::squares == 72);
}
