// Reads the tables in tests/data.
#include "support/published.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace test_support {

namespace {

using Fields = std::vector<std::string>;

std::vector<Fields> lines_of(const std::string& name) {
  std::ifstream file(TEST_DATA_DIR "/" + name);
  if (!file) throw std::runtime_error("cannot read " + name);
  std::vector<Fields> lines;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream text(line);
    Fields& fields = lines.emplace_back();
    for (std::string field; std::getline(text, field, '\t');) fields.push_back(field);
    fields.resize(4);  // the last ones may be empty
  }
  return lines;
}

template <class Item>
std::vector<Item> items_of(const std::string& field) {
  std::istringstream items(field);
  std::vector<Item> list;
  for (Item item; items >> item;) list.push_back(item);
  return list;
}

}  // namespace

std::vector<PublishedCase> published_cases() {
  std::vector<PublishedCase> cases;
  for (const Fields& line : lines_of("cases.tsv"))
    cases.push_back({line.at(0), line.at(1), items_of<std::string>(line.at(2))});
  return cases;
}

std::vector<PublishedCount> published_counts() {
  std::vector<PublishedCount> counts;
  for (const Fields& line : lines_of("perft.tsv"))
    counts.push_back({line.at(0), line.at(1), line.at(2), items_of<std::uint64_t>(line.at(3))});
  return counts;
}

}  // namespace test_support
