// The table of --list-codes.
#include "pdn-validate/code_list.hpp"

#include <catch2/catch.hpp>
#include <sstream>

#include "draughts/game/diagnostic_code.hpp"

TEST_CASE("the option --list-codes has a heading and a line for each code, in the table's order") {
  std::istringstream lines(pdn::cli::code_list());
  std::string line;
  std::getline(lines, line);
  CHECK(line.starts_with("CODE "));
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) {
    REQUIRE(std::getline(lines, line));
    CAPTURE(line);
    CHECK(line.starts_with(std::string(facts.slug) + " "));
    CHECK(line.ends_with(std::string(facts.text)));
    CHECK(line.find(draughts::name_of(facts.severity)) != std::string::npos);
  }
  CHECK_FALSE(std::getline(lines, line));
}
