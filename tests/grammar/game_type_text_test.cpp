// GameType values in and out.
#include <catch2/catch.hpp>

#include "pdn/game_type_text.hpp"

TEST_CASE("a GameType is read and written back") {
  struct Row {
    std::string_view value;
    std::string_view written;
  };
  for (const Row& row : std::vector<Row>{
           {"20", "20"},
           {" 20 ", "20"},
           {"20,W,10,10,N2,0", "20,W,10,10,N2,0"},
           {"22, W, 8, 8, N2, 1", "22,W,8,8,N2,1"},
           {"25,w,8,8,A0", "25,W,8,8,A0,0"},
           {"20,W,10,10,N,0", "20,W,10,10,N,0"},
           {"0,W,8,8,S0,0", "0,W,8,8,S0,0"},
       }) {
    CAPTURE(row.value);
    const auto tag = pdn::parse_game_type(row.value);
    REQUIRE(tag);
    CHECK(pdn::write_game_type(*tag) == row.written);
  }
}

TEST_CASE("the fields of a GameType are the standard's") {
  const auto tag = pdn::parse_game_type("41,B,10,8,A3,1");
  REQUIRE(tag);
  const draughts::GameTypeFields expected{draughts::Colour::black,     10,  8, draughts::NotationKind::algebraic,
                                          draughts::Corner::top_right, true};
  CHECK(tag->number == 41);
  CHECK(tag->fields == expected);
}

TEST_CASE("a number below 0 is read, as of a game without a number of its own") {
  const auto tag = pdn::parse_game_type("-1,W,12,12,N2,1");
  REQUIRE(tag);
  CHECK(tag->number == -1);
  REQUIRE(tag->fields);
  CHECK(tag->fields->width == 12);
  CHECK(tag->fields->inverted);
  CHECK(pdn::write_game_type(*tag) == "-1,W,12,12,N2,1");
}

TEST_CASE("what is no GameType is none") {
  for (const std::string_view value : {"", "x", "20,", "20,W", "20,X,10,10,N2,0", "20,W,10,10,N4,0", "20,W,10,10,N2,2",
                                       "20,W,10,10,N2,0,1", "2000", "--1", "-", "20,W,100,10,N2,0", "20 W"}) {
    CAPTURE(value);
    CHECK_FALSE(pdn::parse_game_type(value));
  }
}

TEST_CASE("a damaged GameType keeps its number and says which field is wrong") {
  struct Row {
    std::string_view value;
    int number;
    std::string_view fault;
  };
  for (const Row& row : std::vector<Row>{
           {"26,W", 26, "the board's width should be a number and is missing"},
           {"25.", 25, "fields are written as in 20,W,10,10,N2,0"},
           {"25,W,8,8", 25, "the notation should be A, N or S and a digit 0 to 3 and is missing"},
           {"25,W,8,8,a0,0", 25, "the notation should be A, N or S and a digit 0 to 3"},
           {"25,X,8,8,A0,0", 25, "the side that begins should be W or B"},
           {"25,W,8,8,A0,2", 25, "the invert flag should be 0 or 1"},
           {"25,W,8,8,A0,0,1", 25, "fields are written as in 20,W,10,10,N2,0"},
           {"-1,W", -1, "the board's width should be a number and is missing"},
       }) {
    CAPTURE(row.value);
    const auto read = pdn::read_game_type(row.value);
    REQUIRE(read.tag);
    CHECK(read.tag->number == row.number);
    CHECK_FALSE(read.tag->fields);
    CHECK(read.fault ==
          "only the number " + std::to_string(row.number) + " of the GameType can be used: " + std::string(row.fault));
  }
}

TEST_CASE("a whole GameType has no fault, and what has no number is none") {
  CHECK(pdn::read_game_type("25").fault.empty());
  CHECK(pdn::read_game_type("25,W,8,8,A0,0").fault.empty());
  for (const std::string_view value : {"x", "2000", "--1", "-", ""}) {
    CAPTURE(value);
    CHECK_FALSE(pdn::read_game_type(value).tag);
    CHECK_FALSE(pdn::read_game_type(value).fault.empty());
  }
}
