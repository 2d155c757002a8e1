// Reads the rows' texts.
#include "reading_rows.hpp"

#include <catch2/catch.hpp>

#include "reading.hpp"

namespace test_grammar {

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const auto reading = read_all(row.text);
    CHECK(joined(reading.games) == row.games);
    CHECK(codes_of(reading) == row.codes);
    CHECK(reading.consumed == row.text.size());
  }
}

}  // namespace test_grammar
