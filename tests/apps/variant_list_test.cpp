// The table of --list-variants.
#include "common/variant_list.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>
#include <string>

#include "draughts/rules/variant_facts.hpp"

namespace {

/// Where columns of the heading begin.
std::set<std::size_t> columns_of(const std::string& heading) {
  std::set<std::size_t> columns;
  for (std::size_t at = 0; at < heading.size(); ++at)
    if (heading[at] != ' ' && (at == 0 || heading[at - 1] == ' ')) columns.insert(at);
  return columns;
}

}  // namespace

TEST_CASE("the option --list-variants has a heading and a line for each variant, in aligned columns") {
  std::istringstream lines(pdn::cli::variant_list());
  std::string line;
  std::getline(lines, line);
  const auto columns = columns_of(line);
  REQUIRE(columns.size() == 6);
  for (const draughts::VariantFacts& facts : draughts::variant_facts()) {
    REQUIRE(std::getline(lines, line));
    CAPTURE(line);
    const std::string number = facts.game_type ? std::to_string(*facts.game_type) : "-";
    CHECK(line.starts_with(number + " "));
    CHECK(line.find(' ' + std::string(facts.name) + ' ') != std::string::npos);
    CHECK(line.back() == facts.capture_sign);
    for (const std::size_t column : columns) {
      CHECK(line.at(column) != ' ');
      if (column > 0) CHECK(line.at(column - 1) == ' ');
    }
  }
  CHECK_FALSE(std::getline(lines, line));
}

TEST_CASE("the option --list-variants tells board, notation, results and capture sign") {
  const std::string list = pdn::cli::variant_list();
  const auto tells = [&](const std::string& text) { return list.find(text) != std::string::npos; };
  CHECK(tells("20      international  10x10, White begins  numbers, 1 top left                 2-0 1-1 0-2      x\n"));
  CHECK(tells("25      russian        8x8, White begins    letters, a1 bottom left             1-0 1/2-1/2 0-1  :\n"));
  CHECK(tells("31      thai           8x8, Black begins    numbers, 1 top left                 1-0 1/2-1/2 0-1  -\n"));
  CHECK(tells("-       srilankan      12x12, White begins  numbers, 1 top left, mirrored       2-0 1-1 0-2      x\n"));
}
