// Move numbers against plies: what base the first number sets, and which later ones fit.
#include "move_numbers.hpp"

#include <catch2/catch.hpp>

using draughts::MoveNumbers;

TEST_CASE("a game's numbers run 1, 1..., 2, 2...") {
  MoveNumbers numbers;
  numbers.start_at_one();
  CHECK(numbers.see(1, false));
  numbers.advance();
  CHECK(numbers.see(1, true));
  numbers.advance();
  CHECK(numbers.see(2, false));
  CHECK(numbers.label_of_last() == "1... ");
}

TEST_CASE("a second side's number may lack its dots, a first side's must not have them") {
  MoveNumbers numbers;
  numbers.start_at_one();
  CHECK_FALSE(numbers.see(1, true));
  numbers.start_at_one();
  numbers.advance();
  CHECK(numbers.see(1, false));
}

TEST_CASE("a slip is told once, whichever way the numbers go on") {
  MoveNumbers numbers;
  numbers.start_at_one();
  numbers.advance();
  numbers.advance();
  const bool goes_back = GENERATE(true, false);
  CHECK_FALSE(numbers.see(7, false));
  numbers.advance();
  numbers.advance();
  CHECK(numbers.see(goes_back ? 3 : 8, false));
  numbers.advance();
  numbers.advance();
  CHECK(numbers.see(goes_back ? 4 : 9, false));
  CHECK_FALSE(numbers.see(goes_back ? 9 : 4, false));
}

TEST_CASE("an open line takes its first number as it comes, with either side to move") {
  MoveNumbers numbers;
  numbers.start_open();
  CHECK(numbers.expected() == 0);
  CHECK(numbers.see(31, false));
  numbers.advance();
  const bool first_was_second_side = GENERATE(true, false);
  CHECK(numbers.see(first_was_second_side ? 32 : 31, false));
  CHECK_FALSE(numbers.see(40, false));
}

TEST_CASE("after hops that were written as moves the numbers may have counted them or not") {
  MoveNumbers numbers;
  numbers.start_at_one();
  numbers.advance();
  numbers.add_slots(2);
  const unsigned next = GENERATE(1U, 2U);
  CHECK(numbers.fits(next, next == 1, 0));
  CHECK_FALSE(numbers.fits(3, false, 0));
}
