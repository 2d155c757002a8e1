// A table, a row a match; several plies stand in one cell, parted by blanks. The columns are told in
// pdn-search-position(1).
#include <fmt/format.h>

#include <string>

#include "common/csv_text.hpp"
#include "pdn-search-position/match.hpp"

namespace pdn::cli {
namespace {

class MatchCsv final : public MatchWriter {
 public:
  MatchCsv(std::ostream& out, const std::vector<Sought>& all) : out_(out), all_(all) {}

  void write(const Match& match) override {
    std::string text;
    CsvText row(text);
    if (!begun_) {
      for (const char* column : {"file", "line", "game", "variation", "plies", "next", "query", "label",
                                 "colours_swapped", "white", "black", "event", "date", "result"})
        row.field(column);
      row.end_row();
    }
    begun_ = true;
    row.field(match.file);
    row.field(match.line);
    row.field(match.game);
    row.field(fmt::format("{}", fmt::join(match.variation, ".")));
    row.field(fmt::format("{}", fmt::join(match.plies, " ")));
    row.field(fmt::format("{}", fmt::join(match.next, " ")));
    row.field(all_[match.sought].text);
    row.field(all_[match.sought].label);
    row.field(match.turned ? "1" : "0");
    for (const std::string* value : {&match.white, &match.black, &match.event, &match.date, &match.result})
      row.field(*value);
    row.end_row();
    out_ << text;
  }

  void count(const Sought& sought, std::uint64_t matches) override {
    std::string text;
    CsvText row(text);
    if (!begun_) {
      for (const char* column : {"query", "label", "matches"}) row.field(column);
      row.end_row();
    }
    begun_ = true;
    row.field(sought.text);
    row.field(sought.label);
    row.field(matches);
    row.end_row();
    out_ << text;
  }

  void finish(const SearchSummary&) override {}

 private:
  std::ostream& out_;
  const std::vector<Sought>& all_;
  bool begun_ = false;
};

}  // namespace

std::unique_ptr<MatchWriter> make_match_csv(std::ostream& out, const std::vector<Sought>& all) {
  return std::make_unique<MatchCsv>(out, all);
}

}  // namespace pdn::cli
