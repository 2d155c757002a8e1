// The pages of all variants against what others have published: legal moves of positions, and numbers of lines.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/published.hpp"
#include "support/rule_book.hpp"

using namespace test_support;

namespace {

constexpr std::uint64_t ten_million = 10'000'000;
constexpr std::uint64_t billion = 1'000'000'000;

/// Without the squares between the first and the last, which tables give where the ends alone are ambiguous.
std::string short_form(const std::string& move) {
  const std::string path = move.substr(0, move.find('{'));
  const std::size_t first = path.find_first_of("x:-");
  const std::size_t last = path.find_last_of("x:-");
  return path.substr(0, first) + path.substr(last) + move.substr(path.size());
}

void check_counts(std::uint64_t more_than, std::uint64_t at_most) {
  for (const PublishedCount& count : published_counts()) {
    for (std::size_t depth = 1; depth <= count.lines.size(); ++depth) {
      const std::uint64_t lines = count.lines[depth - 1];
      if (lines > at_most || (more_than > 0 && lines <= more_than)) continue;
      CAPTURE(count.variant, count.fen, count.about, depth);
      CHECK(rule_book(count.variant).perft(count.fen, static_cast<int>(depth)) == lines);
    }
  }
}

}  // namespace

TEST_CASE("every published list of legal moves is the library's") {
  std::set<std::string> variants;
  for (const PublishedCase& row : published_cases()) {
    CAPTURE(row.variant, row.fen);
    std::vector<std::string> expected;
    for (const std::string& move : row.moves) expected.push_back(short_form(move));
    std::sort(expected.begin(), expected.end());
    CHECK(rule_book(row.variant).legal(row.fen) == expected);
    variants.insert(row.variant);
  }
  CHECK(variants.size() == 17);
}

TEST_CASE("in every variant the published counts of up to ten million lines are reached exactly") {
  check_counts(0, ten_million);
}

TEST_CASE("in every variant the published counts of up to a billion lines are reached exactly", "[long]") {
  check_counts(ten_million, billion);
}
