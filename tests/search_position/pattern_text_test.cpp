// Patterns as text: what is read, and what is said of what can't be.
#include "pdn/pattern_text.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <string>

#include "support/chance.hpp"

namespace {

using draughts::Colour;
using draughts::Wanted;
using draughts::WantedSquare;
using draughts::WrittenSquare;

std::string fault_of(const std::string& text) {
  const auto read = pdn::parse_pattern(text);
  if (read) return "none";
  return fmt::format("{}+{}: {}", read.error().offset, read.error().length, read.error().message);
}

}  // namespace

TEST_CASE("a pattern says what must stand where") {
  const auto read = pdn::parse_pattern("W:W27,K3:B12,E23,?18");
  REQUIRE(read);
  CHECK(read->turn == Colour::white);
  CHECK_FALSE(read->whole);
  CHECK(read->squares == std::vector<WantedSquare>{{WrittenSquare::numeric(27), Wanted::white_man},
                                                   {WrittenSquare::numeric(3), Wanted::white_king},
                                                   {WrittenSquare::numeric(12), Wanted::black_man},
                                                   {WrittenSquare::numeric(23), Wanted::nothing},
                                                   {WrittenSquare::numeric(18), Wanted::any_piece}});
}

TEST_CASE("a pattern may have ranges, letters and blanks, and squares behind a colon alone") {
  const auto read = pdn::parse_pattern("? : E 1-3 : Wd4, Kc3");
  REQUIRE(read);
  CHECK_FALSE(read->turn);
  CHECK(read->squares == std::vector<WantedSquare>{{WrittenSquare::numeric(1), Wanted::nothing},
                                                   {WrittenSquare::numeric(2), Wanted::nothing},
                                                   {WrittenSquare::numeric(3), Wanted::nothing},
                                                   {WrittenSquare::algebraic(3, 4), Wanted::white_man},
                                                   {WrittenSquare::algebraic(2, 3), Wanted::white_king}});
}

TEST_CASE("a whole position wants every other square empty") {
  const auto read = pdn::parse_whole_position("?:WK46:B5");
  REQUIRE(read);
  CHECK(read->whole);
  CHECK_FALSE(read->turn);
  CHECK(read->squares.size() == 2);
  CHECK_FALSE(pdn::parse_whole_position("W:W:B"));
}

TEST_CASE("what is no pattern is told with its place") {
  CHECK(fault_of("") == "0+0: expected W, B or ? for the side to move");
  CHECK(fault_of("27,28") == "0+1: expected W, B or ? for the side to move");
  CHECK(fault_of("W") == "1+0: expected a square that is wanted, such as W27 or E23");
  CHECK(fault_of("W:W27,") == "6+0: expected a square behind the comma");
  CHECK(fault_of("W:W27,x") == "6+1: expected a square behind the comma");
  CHECK(fault_of("W:W5-3") == "5+1: a range that runs backwards");
  CHECK(fault_of("W:W27:B27") == "7+2: a square that stands in this pattern already");
  CHECK(fault_of("W:W127") == "3+3: there is no square 127");
  CHECK(fault_of("W:27") == "2+1: expected W or B, E or ? behind the colon");
  CHECK(fault_of("W:W27;B3") == "5+1: expected squares, a colour or the end");
}

TEST_CASE("any bytes are a pattern or are told of") {
  std::mt19937_64 random(11);
  const std::string letters = "WB?:,-EK0123456789 abcl.";
  for (int nth = 0; nth < 20'000; ++nth) {
    std::string text;
    for (std::size_t length = test_support::below(20, random) + 1; length > 0; --length)
      text += nth % 2 == 0 ? letters[test_support::below(letters.size(), random)]
                           : static_cast<char>(test_support::below(256, random));
    const auto read = pdn::parse_pattern(text);
    if (!read) CHECK(read.error().offset + read.error().length <= text.size());
  }
}
