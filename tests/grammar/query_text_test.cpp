// Text to conditions and back.
#include "pdn/query_text.hpp"

#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/search/comparison_fault.hpp"

using namespace draughts;
using pdn::parse_query;
using pdn::write_query;

namespace {

Condition tag(std::string name, Comparison comparison, std::string value) {
  return {TagComparison{std::move(name), comparison, std::move(value)}};
}

Condition joined(Joining joining, std::vector<Condition> parts) {
  return {Junction{joining, std::move(parts)}};
}

Condition has(std::string name) {
  return {TagPresence{std::move(name)}};
}

Condition read(std::string_view text) {
  CAPTURE(text);
  const auto condition = parse_query(text);
  REQUIRE(condition);
  return *condition;
}

/// Text that is hard to write: marks, blanks, words of the language, other alphabets.
std::string random_text() {
  static const std::vector<std::string> pieces{"a",   "B",   "7",     ".", "?",  " ", "\"", "'",   "\\",
                                               "(",   ")",   "=",     "~", "\n", "é", "Ж",  "and", "or",
                                               "not", "has", "valid", "&", "#",  ",", ":",  "“"};
  std::string text;
  const int count = *rc::gen::inRange(1, 6);
  for (int piece = 0; piece < count; ++piece) text += *rc::gen::elementOf(pieces);
  return text;
}

Condition random_condition(unsigned depth) {
  const int kind = *rc::gen::inRange(depth == 0 ? 3 : 0, 6);
  if (kind == 5) return {Property::valid};
  if (kind == 4) return has(random_text());
  if (kind == 3) {
    TagComparison comparison{random_text(), static_cast<Comparison>(*rc::gen::inRange(0, 8)), random_text()};
    if (fault_of(comparison)) comparison.comparison = Comparison::equal;
    if (fault_of(comparison)) comparison.name = "Event";
    return {std::move(comparison)};
  }
  Junction junction{static_cast<Joining>(kind), {}};
  const int count = junction.joining == Joining::none ? 1 : *rc::gen::inRange(2, 5);
  for (int part = 0; part < count; ++part) junction.parts.push_back(random_condition(depth - 1));
  return {std::move(junction)};
}

}  // namespace

TEST_CASE("a comparison is a name, a sign and a value") {
  using enum Comparison;
  CHECK(read("White = Jan") == tag("White", equal, "Jan"));
  CHECK(read("White != Jan") == tag("White", unequal, "Jan"));
  CHECK(read("White < Jan") == tag("White", less, "Jan"));
  CHECK(read("White <= Jan") == tag("White", less_or_equal, "Jan"));
  CHECK(read("White > Jan") == tag("White", greater, "Jan"));
  CHECK(read("White >= Jan") == tag("White", greater_or_equal, "Jan"));
  CHECK(read("White ~ Jan") == tag("White", contains, "Jan"));
  CHECK(read("White !~ Jan") == tag("White", lacks, "Jan"));
}

TEST_CASE("blanks and line ends mean nothing between words") {
  const Condition date = tag("Date", Comparison::greater_or_equal, "1980.\?\?.\?\?");
  CHECK(read("Date>=1980.\?\?.\?\?") == date);
  CHECK(read(" \t\r\n Date\n>=\t1980.\?\?.\?\? \n") == date);
  CHECK(read("not(Date>=1980.\?\?.\?\?)") == joined(Joining::none, {date}));
}

TEST_CASE("values are words, or text in either quotes with either escape") {
  const auto value = [](std::string_view text) { return std::get<TagComparison>(read(text).term).value; };
  CHECK(value("Event ~ 40/7200:20,3600") == "40/7200:20,3600");
  CHECK(value("Event = *") == "*");
  CHECK(value("Event ~ O'Neill") == "O'Neill");
  CHECK(value("Event ~ Łódź") == "Łódź");
  CHECK(value("Event ~ android") == "android");
  CHECK(value(R"(Event ~ "The \"Ox\" \\ \x")") == R"(The "Ox" \ \x)");
  CHECK(value(R"(Event ~ 'The \'Ox\' "1"')") == R"(The 'Ox' "1")");
  CHECK(value(R"(Event = "")").empty());
  CHECK(value("Event = \"and\"") == "and");
}

TEST_CASE("names are words in any alphabet, or in quotes") {
  const auto name = [](std::string_view text) { return std::get<TagComparison>(read(text).term).name; };
  CHECK(name("Événement = x") == "Événement");
  CHECK(name("\"Type de jeu\" = 20") == "Type de jeu");
  CHECK(name("\"and\" = 20") == "and");
  CHECK(name("Android = 20") == "Android");
  CHECK(name("valid = yes") == "valid");
  CHECK(name("validity = yes") == "validity");
  CHECK(read("has \"not\"") == has("not"));
}

TEST_CASE("and binds more tightly than or, not more tightly than both, and parentheses group") {
  const Condition a = has("A");
  const Condition b = has("B");
  const Condition c = {Property::valid};
  using enum Joining;
  CHECK(read("has A and has B and valid") == joined(all, {a, b, c}));
  CHECK(read("has A or has B or valid") == joined(any, {a, b, c}));
  CHECK(read("has A and has B or valid") == joined(any, {joined(all, {a, b}), c}));
  CHECK(read("has A or has B and valid") == joined(any, {a, joined(all, {b, c})}));
  CHECK(read("(has A or has B) and valid") == joined(all, {joined(any, {a, b}), c}));
  CHECK(read("has A and (has B and valid)") == joined(all, {a, joined(all, {b, c})}));
  CHECK(read("not has A and has B") == joined(all, {joined(none, {a}), b}));
  CHECK(read("not (has A and has B)") == joined(none, {joined(all, {a, b})}));
  CHECK(read("not not has A") == joined(none, {joined(none, {a})}));
  CHECK(read("((valid))") == c);
}

TEST_CASE("a condition is written as people write it") {
  for (const std::string_view text :
       {"White ~ wiersma and Date >= 1980.\?\?.\?\?", "not has Annotator or valid", "not (valid or has A) and has B",
        "White = \"Jan \\\"X\\\" \\\\\"", "has \"and\"", "Result = \"*\"", "(has A or has B) and (valid and valid)"}) {
    CHECK(write_query(read(text)) == text);
  }
}

TEST_CASE("a condition that is written is read back as it was") {
  rc::prop("for any condition that text can express", [] {
    const Condition condition = random_condition(4);
    const std::string text = write_query(condition);
    const auto again = parse_query(text);
    RC_ASSERT(again);
    RC_ASSERT(*again == condition);
  });
}

TEST_CASE("many conditions in a row are one flat condition") {
  std::string text = "valid";
  for (int part = 0; part < 100'000; ++part) text += " and valid";
  CHECK(std::get<Junction>(read(text).term).parts.size() == 100'001);
}

TEST_CASE("names that are almost known ones are doubtful, others are not") {
  const auto doubtful = pdn::doubtful_names(read("Whtie ~ x or (not has Evnet and white = y) or MyTag = 1 or ECO = 2"));
  REQUIRE(doubtful.size() == 2);
  CHECK(doubtful[0].written == "Whtie");
  CHECK(doubtful[0].meant == "White");
  CHECK(doubtful[1].written == "Evnet");
  CHECK(doubtful[1].meant == "Event");
}
