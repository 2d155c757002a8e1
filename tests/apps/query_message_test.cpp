// What a person is told of a query that is none.
#include "common/query_message.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace {

std::string message(std::string_view query) {
  const auto condition = pdn::parse_query(query);
  REQUIRE_FALSE(condition);
  return pdn::cli::query_message(query, condition.error());
}

}  // namespace

TEST_CASE("a query's error is shown under its place, with a hint") {
  CHECK(message("White ~ łódź && valid") ==
        "column 14: expected \"and\", \"or\" or the end, found \"&&\"\n"
        " White ~ łódź && valid\n"
        "              ^~\n"
        "  hint: write \"and\"");
  CHECK(message("White =") ==
        "column 8: expected a value, found the end\n"
        " White =\n"
        "        ^\n"
        "  hint: a value is a word, a number, a date, or text in quotes");
}

TEST_CASE("of a query of several lines the one with the error is shown") {
  CHECK(message("valid\nand Plies > many\nor valid") ==
        "line 2, column 13: \"many\" is no number\n"
        " and Plies > many\n"
        "             ^~~~");
}

TEST_CASE("a query can't send control characters to the terminal") {
  const std::string text = message("White = \"\x1b[31m\" \"\x1b[32m\"");
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(message(std::string_view("valid \0", 7)).find('\0') == std::string::npos);
  CHECK(message("White = \"a\nb\" c").starts_with("line 2, column 4: "));
}
