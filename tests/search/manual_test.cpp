// The examples of pdn-query(7) select the games that the page says.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "asking.hpp"
#include "draughts/game/judge.hpp"
#include "pdn/query_text.hpp"

namespace {

/// The literal blocks of the page, in order, each with the heading above it.
struct Block {
  std::string heading;
  std::vector<std::string> lines;
};

/// A line of a literal block as the page shows it: a backslash is written twice in the source.
std::string as_shown(std::string line) {
  for (std::size_t at = line.find("\\\\"); at != std::string::npos; at = line.find("\\\\", at + 1)) line.erase(at, 1);
  return line;
}

std::vector<Block> blocks_of_page() {
  std::ifstream page(std::string(PDN_SOURCE_DIR) + "/man/pdn-query.7.scd");
  REQUIRE(page.is_open());
  std::vector<Block> blocks;
  std::string heading;
  bool inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line == "```") {
      inside = !inside;
      if (inside) blocks.push_back({heading, {}});
    } else if (inside) {
      blocks.back().lines.push_back(as_shown(line));
    } else if (line.starts_with('#')) {
      heading = line.substr(line.find_first_not_of("# "));
    }
  }
  return blocks;
}

/// One line `QUERY    3, 4` of a block, the games behind at least two blanks.
struct Example {
  std::string query;
  std::string games;
};

Example example_of(const std::string& line) {
  const std::size_t blanks = line.rfind("  ");
  REQUIRE(blanks != std::string::npos);
  std::string query = line.substr(0, blanks);
  query.erase(query.find_last_not_of(' ') + 1);
  return {query, line.substr(blanks + 2)};
}

std::string listed(const std::vector<std::size_t>& numbers) {
  return numbers.empty() ? "none" : fmt::format("{}", fmt::join(numbers, ", "));
}

}  // namespace

TEST_CASE("the examples of pdn-query(7) select the games that the page says") {
  std::string games;
  std::size_t elements = 0;
  for (const Block& block : blocks_of_page()) {
    if (block.heading == "THE GAMES OF THE EXAMPLES") {
      for (const std::string& line : block.lines) games += line + "\n";
      continue;
    }
    if (block.heading == "MISTAKES") continue;
    CHECK(block.lines.size() >= 2);
    ++elements;
    for (const std::string& line : block.lines) {
      CAPTURE(line);
      const Example example = example_of(line);
      CHECK(listed(asking::selected(example.query, games)) == example.games);
    }
  }
  CHECK(elements >= 16);
}

TEST_CASE("the mistakes of pdn-query(7) get the answers that the page says") {
  std::size_t mistakes = 0;
  for (const Block& block : blocks_of_page()) {
    if (block.heading != "MISTAKES") continue;
    REQUIRE(block.lines.size() % 3 == 0);
    for (std::size_t index = 0; index < block.lines.size(); index += 3) {
      CAPTURE(block.lines[index]);
      const auto result = pdn::parse_query(block.lines[index]);
      REQUIRE_FALSE(result);
      CHECK(block.lines[index + 1] == "  " + result.error().message);
      CHECK(block.lines[index + 2] == "  hint: " + result.error().hint);
      ++mistakes;
    }
  }
  CHECK(mistakes >= 2);
}
