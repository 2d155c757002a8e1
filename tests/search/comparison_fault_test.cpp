// Comparisons that can't mean anything.
#include "draughts/search/comparison_fault.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <string>

#include "draughts/search/selector.hpp"

using namespace draughts;

namespace {

struct Row {
  std::string name;
  Comparison comparison;
  std::string value;
  std::optional<ComparisonFault> fault;
};

}  // namespace

TEST_CASE("a comparison that can't mean anything tells why") {
  using enum Comparison;
  using enum ComparisonFault;
  const Row row = GENERATE(values<Row>({
      {"Result", less, "2-0", results_have_no_order},
      {"Variant", greater_or_equal, "russian", variants_have_no_order},
      {"Round", less, "?", unknown_has_no_order},
      {"White", greater, " ", unknown_has_no_order},
      {"Date", less, "????.05.01", date_without_year},
      {"White", contains, "", no_text},
      {"White", lacks, "\u0301", no_text},
      {"Date", equal, "1980.13", no_date},
      {"date", less, "3/4/2002", no_date},
      {"WhiteTime", less, "90", no_time},
      {"Result", equal, "won", no_result},
      {"Variant", equal, "rusian", no_variant},
      {"Plies", greater, "many", no_number},
  }));
  CAPTURE(row.name, row.value);
  CHECK(fault_of({row.name, row.comparison, row.value}) == row.fault);
}

TEST_CASE("a comparison that means something has no fault") {
  using enum Comparison;
  const Row row = GENERATE(values<Row>({
      {"Result", equal, "4-6", {}},
      {"Result", equal, "*", {}},
      {"Result", unequal, "White", {}},
      {"Result", contains, "won", {}},
      {"Variant", equal, "25", {}},
      {"Variant", contains, "pool", {}},
      {"Round", equal, "?", {}},
      {"Round", less, "final", {}},
      {"Date", equal, "????.05.??", {}},
      {"Date", less, "17 april 2009", {}},
      {"White", equal, "?", {}},
      {"White", less, "M", {}},
      {"Plies", greater, "80", {}},
  }));
  CAPTURE(row.name, row.value);
  CHECK_FALSE(fault_of({row.name, row.comparison, row.value}));
}

TEST_CASE("a comparison with a fault is unknown of every game") {
  Game game;
  Judgement judgement;
  const Selector selector({TagComparison{"Plies", Comparison::greater, "many"}});
  CHECK(selector.truth({game, &judgement}) == Truth::unknown);
}
