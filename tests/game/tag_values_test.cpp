// Tag values as text, dates, times and numbers, and tag names of other languages.
#include "draughts/game/tag_values.hpp"

#include <catch2/catch.hpp>
#include <tuple>

using namespace draughts;

TEST_CASE("escapes are taken out of tag values, and other backslashes stay") {
  Game game;
  CHECK(tag_text(game, R"(The \"Open\")") == R"(The "Open")");
  CHECK(tag_text(game, R"(C:\\games\\)") == R"(C:\games\)");
  CHECK(tag_text(game, R"(C:\games\\)") == R"(C:\games\)");
  CHECK(tag_text(game, R"(O\'Hara)") == R"(O\'Hara)");
}

TEST_CASE("tag values come as UTF-8 whatever their file is in") {
  Game game;
  game.encoding = Encoding::windows_1252;
  CHECK(tag_text(game, "J\xe1n") == "Ján");
}

TEST_CASE("dates are read in the forms that files have") {
  using Row = std::tuple<const char*, ValueForm, Date>;
  const auto [text, form, date] = GENERATE(table<const char*, ValueForm, Date>({
      Row{"2007.05.19", ValueForm::standard, {2007, 5, 19}},
      Row{"2007.??.??", ValueForm::standard, {2007, 0, 0}},
      Row{"????.??.??", ValueForm::standard, {0, 0, 0}},
      Row{"", ValueForm::standard, {0, 0, 0}},
      Row{"2025-04-05", ValueForm::understood, {2025, 4, 5}},
      Row{"1950.", ValueForm::understood, {1950, 0, 0}},
      Row{"2004.1.9", ValueForm::understood, {2004, 1, 9}},
      Row{"1.1.1965", ValueForm::understood, {1965, 1, 1}},
      Row{"13-01-1996", ValueForm::understood, {1996, 1, 13}},
      Row{"17 april 2009", ValueForm::understood, {2009, 4, 17}},
      Row{"2004.10.27 - 2004.11.01", ValueForm::understood, {2004, 10, 27}},
      Row{"2009-\?\?-\?\?", ValueForm::understood, {2009, 0, 0}},
      Row{"3/14/2002", ValueForm::understood, {2002, 3, 14}},
      Row{"3/4/2002", ValueForm::unreadable, {}},
      Row{"03.07.20", ValueForm::unreadable, {}},
      Row{"2007.13.01", ValueForm::unreadable, {}},
      Row{"2007.02.29", ValueForm::unreadable, {}},
      Row{"2004/2005", ValueForm::unreadable, {}},
      Row{"yesterday", ValueForm::unreadable, {}},
  }));
  CAPTURE(text);
  const DateReading reading = read_date(text);
  CHECK(reading.form == form);
  CHECK(reading.date == date);
}

TEST_CASE("times are hours and minutes, with seconds or without, with colons or dots") {
  CHECK(read_time("1:36") == 5760U);
  CHECK(read_time("2.23") == 8580U);
  CHECK(read_time("0:04:58") == 298U);
  CHECK(read_time("12:00:01") == 43201U);
  CHECK_FALSE(read_time("1:72"));
  CHECK_FALSE(read_time("0:1:40"));
  CHECK_FALSE(read_time("00:9"));
  CHECK_FALSE(read_time("95"));
  CHECK_FALSE(read_time("1:00:00:00"));
}

TEST_CASE("tags in other languages stand for the standard's") {
  CHECK(standard_tag_name("Bianco") == "White");
  CHECK(standard_tag_name("Résultat") == "Result");
  CHECK_FALSE(standard_tag_name("White"));
}
