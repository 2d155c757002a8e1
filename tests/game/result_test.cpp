// Results read in the styles that game types, ResultFormat and files have, and written in a style.
#include "draughts/game/result.hpp"

#include <catch2/catch.hpp>
#include <tuple>

using namespace draughts;

TEST_CASE("a result is read in the style of its game type, and understood in the other") {
  using Row = std::tuple<const char*, ResultStyle, Outcome, ResultForm>;
  const auto [text, style, outcome, form] = GENERATE(table<const char*, ResultStyle, Outcome, ResultForm>({
      Row{"2-0", ResultStyle::two_points, Outcome::white_wins, ResultForm::exact},
      Row{"0-2", ResultStyle::two_points, Outcome::black_wins, ResultForm::exact},
      Row{"1-1", ResultStyle::two_points, Outcome::draw, ResultForm::exact},
      Row{"0-0", ResultStyle::two_points, Outcome::both_lose, ResultForm::exact},
      Row{"*", ResultStyle::two_points, Outcome::unknown, ResultForm::exact},
      Row{"", ResultStyle::two_points, Outcome::unknown, ResultForm::exact},
      Row{"1-0", ResultStyle::two_points, Outcome::white_wins, ResultForm::understood},
      Row{"1/2-1/2", ResultStyle::two_points, Outcome::draw, ResultForm::understood},
      Row{"1/2-1/2", ResultStyle::one_point, Outcome::draw, ResultForm::exact},
      Row{"1 - 1", ResultStyle::two_points, Outcome::draw, ResultForm::understood},
      Row{" 0-1", ResultStyle::one_point, Outcome::black_wins, ResultForm::understood},
      Row{"1:1", ResultStyle::two_points, Outcome::draw, ResultForm::understood},
      Row{"½-½", ResultStyle::one_point, Outcome::draw, ResultForm::understood},
      Row{"0.5-0.5", ResultStyle::one_point, Outcome::draw, ResultForm::understood},
      Row{"-", ResultStyle::two_points, Outcome::unknown, ResultForm::understood},
      Row{"4-6", ResultStyle::two_points, Outcome::other, ResultForm::foreign},
      Row{"12-0", ResultStyle::two_points, Outcome::other, ResultForm::foreign},
  }));
  CAPTURE(text);
  const ResultReading reading = read_result(text, style);
  CHECK(reading.outcome == outcome);
  CHECK(reading.form == form);
}

TEST_CASE("a ResultFormat adds its own results and no others") {
  CHECK(read_result("1 1/2 - 1/2", ResultStyle::two_points, "Delfts").form == ResultForm::exact);
  CHECK(read_result("1 1/2 - 1/2", ResultStyle::two_points).form == ResultForm::foreign);
  CHECK(read_result("1+ - 1-", ResultStyle::two_points, "Plus draw").outcome == Outcome::draw);
  CHECK(read_result("1- - 1+", ResultStyle::two_points, "Plus draw").outcome == Outcome::draw);
  CHECK(read_result("1.01-0.99", ResultStyle::two_points, "Goes").outcome == Outcome::draw);
  CHECK(read_result("1.01-0.98", ResultStyle::two_points, "Goes").form == ResultForm::foreign);
  CHECK(read_result("2-0", ResultStyle::two_points, "Goes").outcome == Outcome::white_wins);
}

TEST_CASE("an outcome is written in each style") {
  CHECK(write_result(Outcome::draw, ResultStyle::two_points) == "1-1");
  CHECK(write_result(Outcome::draw, ResultStyle::one_point) == "1/2-1/2");
  CHECK(write_result(Outcome::black_wins, ResultStyle::one_point) == "0-1");
  CHECK(write_result(Outcome::both_lose, ResultStyle::two_points) == "0-0");
  CHECK(write_result(Outcome::other, ResultStyle::two_points) == "*");
}
