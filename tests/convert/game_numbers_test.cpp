// Games by number.
#include <catch2/catch.hpp>
#include <string>

#include "pdn-convert/game_numbers.hpp"

using pdn::cli::GameNumbers;

TEST_CASE("numbers and ranges are read, the last one open") {
  const auto numbers = GameNumbers::read("1-3,7,20-");
  REQUIRE(numbers);
  for (const std::uint64_t number : {1U, 3U, 7U, 20U, 999999U}) CHECK(numbers->contains(number));
  for (const std::uint64_t number : {0U, 4U, 6U, 8U, 19U}) CHECK_FALSE(numbers->contains(number));
}

TEST_CASE("it is known when no further game can be meant") {
  const auto numbers = GameNumbers::read("2,5-6");
  REQUIRE(numbers);
  CHECK(numbers->reaches(6));
  CHECK_FALSE(numbers->reaches(7));
}

TEST_CASE("what is no number or range is told") {
  for (const std::string text : {"", "0", "a", "3-1", "1,,2", "1-2-3", "-5", "99999999999999999999"}) {
    INFO(text);
    CHECK_FALSE(GameNumbers::read(text));
  }
  CHECK(GameNumbers::read("1,3-1").error() == "'3-1' is no number or range of games; write 7, 1-10 or 20-");
}
