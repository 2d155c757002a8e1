// Text that is no condition: where, why, and what was meant.
#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "pdn/query_text.hpp"

using pdn::parse_query;
using pdn::QueryError;

namespace {

QueryError error_of(std::string_view text) {
  const auto condition = parse_query(text);
  REQUIRE_FALSE(condition);
  return condition.error();
}

struct Row {
  std::string query;
  std::string marks;  ///< under the query: a caret for each byte that is wrong, `|` where something is missing
  std::string message;
  std::string hint;  ///< a part of it
};

std::string marks_of(const QueryError& error) {
  return std::string(error.offset, ' ') + (error.length == 0 ? "|" : std::string(error.length, '^'));
}

}  // namespace

TEST_CASE("an error tells its place, what was found and expected, and a hint") {
  const Row row = GENERATE(values<Row>({
      {"", "|", "expected a condition, found the end", "White ~ \"wiersma\""},
      {"   ", "   |", "expected a condition, found the end", "White ~ \"wiersma\""},
      {"White = x and", "             |", "expected a condition, found the end", "White ~"},
      {"and White = x", "^^^", "expected a condition, found \"and\"", "White ~"},
      {"()", " ^", "expected a condition, found \")\"", "White ~"},
      {"! valid", "^", "expected a condition, found \"!\"", "write \"not\""},
      {"valid && valid", "      ^^", "expected \"and\", \"or\" or the end, found \"&&\"", "write \"and\""},
      {"valid || valid", "      ^^", "expected \"and\", \"or\" or the end, found \"||\"", "write \"or\""},
      {"valid AND valid", "      ^^^", "expected \"and\", \"or\" or the end, found \"AND\"", "write \"and\", in lower"},
      {"(valid | valid)", "       ^", "expected \"and\", \"or\" or \")\", found \"|\"", "write \"or\""},
      {"valid valid", "      ^^^^^", "expected \"and\", \"or\" or the end, found \"valid\"", "join conditions with"},
      {"White = Jan Jansen", "            ^^^^^^", "expected \"and\", \"or\" or the end, found \"Jansen\"",
       "in quotes: \"Jan Jansen\""},
      {"(White = Jan Jansen)", "             ^^^^^^", "expected \"and\", \"or\" or \")\", found \"Jansen\"",
       "in quotes: \"Jan Jansen\""},
      {"White = \"Jan\" Jansen", "              ^^^^^^", "expected \"and\", \"or\" or the end, found \"Jansen\"",
       "join conditions with"},
      {"valid)", "     ^", "\")\" closes nothing", "leave it out"},
      {"valid and (valid or (valid)", "          ^", "\"(\" is never closed", "close it with \")\""},
      {"White", "     |", "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"White\", found the end",
       "\"has White\" asks"},
      {"White == x", "      ^^", "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"White\", found \"==\"",
       "write ="},
      {"White <> x", "      ^^", "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"White\", found \"<>\"",
       "write !="},
      {"White: x", "     ^", "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"White\", found \":\"",
       "write ="},
      {"White contains x", "      ^^^^^^^^",
       "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"White\", found \"contains\"", "write ~"},
      {"NOT valid", "    ^^^^^", "expected =, !=, <, <=, >, >=, ~ (contains) or !~ behind \"NOT\", found \"valid\"",
       "write \"not\", in lower case"},
      {"White =", "       |", "expected a value, found the end", "a value is a word"},
      {"White = and valid", "        ^^^", "expected a value, found \"and\"",
       "in quotes where it is the value: \"and\""},
      {"White = “Jan", "        ^^^^^^", "expected a value, found \"“Jan\"", "use straight quotes"},
      {"White = (x)", "        ^", "expected a value, found \"(\"", "a value is a word"},
      {"has", "   |", "expected the name of a tag behind \"has\", found the end", "has Annotator"},
      {"has ~", "    ^", "expected the name of a tag behind \"has\", found \"~\"", "has Annotator"},
      {"White = \"Jan", "        ^", "the text behind \" is never closed", "close it with \""},
      {"White = \"Jan\\\"", "        ^", "the text behind \" is never closed", "is written \\\""},
      {"Site ~ 's-Hertogenbosch", "       ^", "the text behind ' is never closed", "put text that has one in \""},
      {"valid and \"\" = x", "          ^^", "no tag has a name without letters", "such as White"},
      {"has ''", "    ^^", "no tag has a name without letters", "such as White"},
      {"Result > 2-0", "       ^", "results have no order", "= or !="},
      {"Variant < russian", "        ^", "variants have no order", "= or !="},
      {"Variant = rusian", "          ^^^^^^", "\"rusian\" is no variant", "did you mean russian?"},
      {"Variant = \"rusian\"", "          ^^^^^^^^", "\"rusian\" is no variant", "did you mean russian?"},
      {"Result = won", "         ^^^", "\"won\" is no result", "such as 2-0"},
      {"Date > 1980.13", "       ^^^^^^^", "\"1980.13\" is no date", "1980.05"},
      {"Date > ????.05.01", "       ^^^^^^^^^^", "\"????.05.01\" has no year to come before or behind", "??"},
      {"Round < ?", "        ^", "nothing comes before or behind what is not known", "= ? finds"},
      {"WhiteTime > 90", "            ^^", "\"90\" is no time", "1:36"},
      {"Plies > many", "        ^^^^", "\"many\" is no number", ""},
      {"White ~ \"\"", "        ^^", "there is no text to look for", "\"has\""},
      {"White = \x01", "        ^", "expected a value, found the byte 0x01", "a value is"},
      {"White = \xff", "        ^", "the byte 0xFF is no UTF-8", ""},
  }));
  CAPTURE(row.query);
  const QueryError error = error_of(row.query);
  CHECK(marks_of(error) == row.marks);
  CHECK(error.message == row.message);
  CHECK(error.hint.find(row.hint) != std::string::npos);
  CHECK(error.hint.empty() == row.hint.empty());
}

TEST_CASE("an error's line and column are those that a person counts") {
  const QueryError error = error_of("White ~ Łódź\nand Ёлка ~ é é");
  CHECK(error.line == 2);
  CHECK(error.column == 14);
}

TEST_CASE("what is found is cut to what a line can show") {
  const QueryError error = error_of("valid " + std::string(100'000, 'x'));
  CHECK(error.length == 100'000);
  CHECK(error.message.size() < 120);
}

TEST_CASE("conditions nest up to the limit, and deeper ones are an error where they are too deep") {
  const auto nested = [](std::size_t depth, const std::string& open, const std::string& close) {
    std::string text;
    for (std::size_t level = 0; level < depth; ++level) text += open;
    text += "valid";
    for (std::size_t level = 0; level < depth; ++level) text += close;
    return text;
  };
  for (const auto& [open, close] : std::vector<std::pair<std::string, std::string>>{
           {"(", ")"}, {"not ", ""}, {"(valid and ", ")"}, {"(not ", ")"}, {"(valid or valid and not (", "))"}}) {
    CAPTURE(open);
    const std::size_t levels = open.find("not") == std::string::npos || close.empty() ? 1 : close == ")" ? 2 : 3;
    CHECK(parse_query(nested(pdn::deepest_query / levels, open, close)));
    const QueryError error = error_of(nested(pdn::deepest_query / levels + 1, open, close));
    CHECK(error.message == "conditions nest more than 100 deep");
    CHECK(error_of(nested(100'000, open, close)).message == error.message);
  }
}

TEST_CASE("any bytes are read as a condition or give an error inside the text") {
  rc::prop("for bytes and for words of the language in any order", [] {
    static const std::vector<std::string> pieces{"White", "Date", "=",   "!=", "~",     "<",   "(",      ")",    "and",
                                                 "or",    "not",  "has", "\"", "'",     "\\",  " ",      "1980", "?",
                                                 "\xc3",  "é",    "\n",  "&&", "valid", "\0x", "Result", "2-0",  "“"};
    std::string text;
    const int count = *rc::gen::inRange(0, 20);
    for (int piece = 0; piece < count; ++piece)
      text += *rc::gen::elementOf(pieces) + (*rc::gen::arbitrary<bool>() ? " " : "");
    text += *rc::gen::arbitrary<std::string>();
    const auto condition = parse_query(text);
    if (condition) return;
    RC_ASSERT(condition.error().offset + condition.error().length <= text.size());
    RC_ASSERT(!condition.error().message.empty());
    RC_ASSERT(condition.error().line >= 1);
    RC_ASSERT(condition.error().column >= 1);
  });
}
