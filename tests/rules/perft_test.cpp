// Published node counts of international draughts, moves distinct by from, to and captured set: positions and counts of
// damforum.nl (t=2822), dctl and Aart Bik, and positions found by chance, counted by several generators.
#include "draughts/rules/perft.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <string_view>
#include <vector>

#include "generated_setup.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

namespace {

struct Row {
  std::string_view name;
  std::string_view fen;
  std::vector<std::uint64_t> lines;  ///< at depth 1, 2, ...
};

const std::vector<Row>& table() {
  static const std::vector<Row> rows{
      {"start position",
       "W:W31-50:B1-20",
       {9, 81, 658, 4265, 27117, 167140, 1049442, 6483961, 41022423, 258895763, 1665861398}},
      {"all kings",
       "W:WK31-50:BK1-20",
       {17, 79, 352, 1399, 7062, 37589, 217575, 1333217, 8558321, 58381162, 417920283}},
      {"front rows",
       "W:W31-35:B16-20",
       {9, 81, 534, 2538, 9052, 29999, 98971, 310315, 1008313, 3174155, 10369511, 34907891, 123162134, 462330718}},
      {"random 178",
       "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24",
       {14, 55, 1168, 5432, 87195, 629010, 9041010, 86724219, 1216917193}},
      {"Woldouby",
       "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26",
       {6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436, 1910989, 9872645, 58360286, 346184885}},
      {"ambiguous captures", "W:WK31:B10,K18,K19,K42", {2, 17, 137, 1243}},
      {"a capture of five or more", "B:WK6,K9,12,18,K19,K24,26,K42,43,K50:BK5,K25", {2, 7, 58, 1140}},
      {"a circular capture", "B:WK6,9,19,K21,K31:BK37", {8, 67, 710, 7493}},
      {"a circular capture of many", "B:WK8,K9,K15,K16,K18,K19,K22,K24,K35,K45:B12,K48", {1, 2, 18, 414}},
      {"kings only", "B:WK1,K5,K13,K17:BK6,K37", {2, 4, 40, 632}},
      {"a man passes the far row", "B:W14,33,41,42,44,45,48:B10,17,20,38", {1, 2, 10, 105}},
      {"a man passes the far row, another", "B:W18,41,K42,49:B36", {1, 4, 7, 20}},
      {"precedence decides", "B:WK18,K28,K42:BK7", {1, 0, 0, 0}},
  };
  return rows;
}

constexpr std::uint64_t ten_million = 10'000'000;
constexpr std::uint64_t billion = 1'000'000'000;

void check_rows(std::uint64_t more_than, std::uint64_t at_most) {
  for (const Row& row : table()) {
    const InternationalPosition position = position_of(row.fen);
    for (std::size_t depth = 1; depth <= row.lines.size(); ++depth) {
      const std::uint64_t lines = row.lines[depth - 1];
      if (lines > at_most || (more_than > 0 && lines <= more_than)) continue;
      CAPTURE(row.name, depth);
      CHECK(perft(position, static_cast<int>(depth)) == lines);
    }
  }
}

}  // namespace

TEST_CASE("the published counts of up to ten million lines are reached exactly") {
  check_rows(0, ten_million);
}

TEST_CASE("the start position has 41022423 lines of nine plies") {
  CHECK(perft(InternationalPosition::start(), 9) == 41022423);
}

TEST_CASE("the published counts of up to a billion lines are reached exactly", "[long]") {
  check_rows(ten_million, billion);
}

TEST_CASE("there is one line of no plies") {
  CHECK(perft(InternationalPosition::start(), 0) == 1);
  CHECK(perft(position_of("W:W:B1"), 0) == 1);
  CHECK(perft(position_of("W:W:B1"), 1) == 0);
}

TEST_CASE("a position has as many lines as the same one turned round with colours swapped") {
  rc::prop("to depth 3, from any position", [] {
    const Setup setup = *any_setup();
    RC_ASSERT(perft(position_of(setup), 3) == perft(position_of(rotated(setup)), 3));
  });
  for (const Row& row : table()) {
    CAPTURE(row.name);
    CHECK(perft(position_of(rotated(setup_of(row.fen))), 4) == row.lines[3]);
  }
}
