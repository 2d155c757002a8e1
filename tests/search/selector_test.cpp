// Tags as text, numbers, rounds and times; what the judge finds.
#include "draughts/search/selector.hpp"

#include <fmt/format.h>
#include <catch2/catch.hpp>

#include <string>

#include "asking.hpp"
#include "pdn/query_text.hpp"

using asking::truth;
using asking::truth_unjudged;
using draughts::Truth;

namespace {

std::string game(std::string_view tag, std::string_view value) {
  return fmt::format("[{} \"{}\"]\n\n1. 32-28 19-23 *\n", tag, value);
}

struct Row {
  const char* query;
  const char* tag;
  const char* value;
  Truth truth;
};

}  // namespace

TEST_CASE("tags compare as their values ask for") {
  using enum Truth;
  const Row row = GENERATE(values<Row>({
      {"White = \"Jan Jansen\"", "White", "Jan Jansen", yes},
      {"White = \"jan jansen\"", "White", "Jan Jansen", no},
      {"White != \"jan jansen\"", "White", "Jan Jansen", yes},
      {"White = Jan", "White", "  Jan ", yes},
      {"White = \"\u00c9tienne\"", "White", "E\u0301tienne", yes},
      {"White ~ WIERSMA", "White", "Harm Wiersma", yes},
      {"White ~ muller", "White", "Jan M\u00fcller", yes},
      {"White !~ muller", "White", "Jan M\u00fcller", no},
      {"White !~ muller", "White", "Harm Wiersma", yes},
      {"White < M", "White", "jansen", yes},
      {"White < M", "White", "\u00d6zkan", no},
      {"White >= \"m\"", "White", "M", yes},
      {"White = \"The \\\"Ox\\\"\"", "White", "The \\\"Ox\\\"", yes},
      {"White = \"C:\\\\x\"", "White", "C:\\\\x", yes},
      {"WhiteRating > 2300", "WhiteRating", "2310", yes},
      {"WhiteRating > 900", "WhiteRating", "2310", yes},
      {"WhiteRating > 2300", "WhiteRating", "unrated", unknown},
      {"WhiteRating = 2300", "WhiteRating", "unrated", no},
      {"WhiteRating != 2300", "WhiteRating", "unrated", yes},
      {"WhiteRating = 02310.0", "WhiteRating", "2310", yes},
      {"Balance < 0", "Balance", "-1.5", yes},
      {"Round < 10", "Round", "2", yes},
      {"Round = 7", "Round", "7.2", yes},
      {"Round = 7.2", "Round", "7", no},
      {"Round <= 7", "Round", "7.2", yes},
      {"Round > 7", "Round", "7.2", no},
      {"Round > 7.2", "Round", "7.10", yes},
      {"Round = final", "Round", "final", yes},
      {"Round > 3", "Round", "final", unknown},
      {"WhiteTime > 1:36", "WhiteTime", "1:36:20", yes},
      {"WhiteTime > 9:00", "WhiteTime", "10.30", yes},
      {"WhiteTime > 9:00", "WhiteTime", "95 min", unknown},
      {"GameType = 20", "GameType", "20,W,10,10,N2,0", yes},
      {"GameType = 20", "GameType", "20", yes},
      {"GameType = 2", "GameType", "20", no},
      {"GameType = 20,W,10,10,N2,0", "GameType", "20,W,10,10,N2,0", yes},
      {"TimeControl = 40/7200:20/3600", "TimeControl", "40/7200:20/3600", yes},
  }));
  CAPTURE(row.query, row.value);
  CHECK(truth(row.query, game(row.tag, row.value)) == row.truth);
}

TEST_CASE("what a game doesn't tell is unknown, whatever is asked") {
  const std::string untold = GENERATE(as<std::string>(), "1. 32-28 19-23 *\n", "[White \"\"]\n\n1. 32-28 *\n",
                                      "[White \"?\"]\n\n1. 32-28 *\n", "[White]\n[Event \"x\"]\n\n1. 32-28 *\n");
  CAPTURE(untold);
  for (const char* query : {"White = Jan", "White != Jan", "White ~ jan", "White !~ jan", "White < M"}) {
    CAPTURE(query);
    CHECK(truth(query, untold) == Truth::unknown);
  }
  CHECK(truth("has White", untold) == Truth::no);
  CHECK(truth("White = ?", untold) == Truth::yes);
  CHECK(truth("White != ?", untold) == Truth::no);
  CHECK(truth("has White", game("White", "Jan")) == Truth::yes);
}

TEST_CASE("a tag is found by its own name, then by a foreign one, then in another case") {
  CHECK(truth("White = Jan", game("Bianco", "Jan")) == Truth::yes);
  CHECK(truth("Bianco = Jan", game("White", "Jan")) == Truth::yes);
  CHECK(truth("white = Jan", game("White", "Jan")) == Truth::yes);
  CHECK(truth("White = Jan", game("WHITE", "Jan")) == Truth::yes);
  CHECK(truth("mytag = x", game("MyTag", "x")) == Truth::yes);
  CHECK(truth("White = Jan", "[WHITE \"Piet\"]\n[Bianco \"Klaas\"]\n[White \"Jan\"]\n\n1. 32-28 *\n") == Truth::yes);
  CHECK(truth("White = Klaas", "[WHITE \"Piet\"]\n[Bianco \"Klaas\"]\n\n1. 32-28 *\n") == Truth::yes);
  CHECK(truth("\"Type de jeu\" = 20", game("GameType", "20")) == Truth::yes);
}

TEST_CASE("values are compared in UTF-8 whatever their file is in") {
  CHECK(truth("White = \"François\"", game("White", "Fran\xe7ois")) == Truth::yes);
  CHECK(truth("White ~ francois", game("White", "Fran\xe7ois")) == Truth::yes);
}

TEST_CASE("the variant is the one that the judge found") {
  const std::string russian = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
  CHECK(truth("Variant = russian", russian) == Truth::yes);
  CHECK(truth("Variant = 25", russian) == Truth::yes);
  CHECK(truth("Variant != brazilian", russian) == Truth::yes);
  CHECK(truth("Variant = international", game("White", "Jan")) == Truth::yes);
  CHECK(truth("Variant ~ pool", "[GameType \"23,W,8,8,A0,0\"]\n\n1. c3-d4 *\n") == Truth::yes);
  CHECK(truth("has Variant", russian) == Truth::yes);
  CHECK(truth("Variant = russian", "[Event \"x\"]\n\n*\n") == Truth::unknown);
}

TEST_CASE("Plies counts the plies of the main line, and valid tells whether all is right") {
  const std::string fine = "1. 32-28 (1. 33-29 19-23) 19-23 *\n";
  CHECK(truth("Plies = 2", fine) == Truth::yes);
  CHECK(truth("Plies > 1.5", fine) == Truth::yes);
  CHECK(truth("valid", fine) == Truth::yes);
  CHECK(truth("not valid", fine) == Truth::no);
  CHECK(truth("valid", "1. 32-28 19-24 2. 28-29 *\n") == Truth::no);
}

TEST_CASE("without the judge, what only the judge finds is unknown") {
  for (const char* query : {"valid", "Plies = 1", "Plies != 1", "Variant = russian", "has Variant", "has Plies"}) {
    CAPTURE(query);
    CHECK(truth_unjudged(query, game("White", "Jan")) == Truth::unknown);
    CHECK(draughts::Selector(*pdn::parse_query(query)).needs_judgement());
  }
  CHECK(truth_unjudged("White = Jan", game("White", "Jan")) == Truth::yes);
}

TEST_CASE("games needn't be judged for conditions on tags alone") {
  const auto needs_judgement = [](const char* query) {
    return draughts::Selector(*pdn::parse_query(query)).needs_judgement();
  };
  CHECK_FALSE(needs_judgement("White ~ x and (Date >= 1980 or not has Event)"));
  CHECK(needs_judgement("White ~ x and (Date >= 1980 or not valid)"));
  CHECK(needs_judgement("Result = 2-0"));
}
