// JSON, an object a line. The keys are told in pdn-search-position(1).
#include "common/json_line.hpp"
#include "pdn-search-position/match.hpp"

namespace pdn::cli {
namespace {

class MatchJson final : public MatchWriter {
 public:
  MatchJson(std::ostream& out, const std::vector<Sought>& all) : out_(out), all_(all) {}

  void write(const Match& match) override {
    JsonLine line;
    line.begin_object();
    line.member("type", "match");
    line.member("file", match.file);
    line.member("line", match.line);
    line.member("game", match.game);
    line.member("variation", match.variation);
    line.begin_array("plies");
    for (const std::uint32_t ply : match.plies) line.number(ply);
    line.end_array();
    line.begin_array("next");
    for (const std::string& move : match.next) line.text(move);
    line.end_array();
    name(line, all_[match.sought]);
    if (match.turned) line.flag("colours_swapped", true);
    line.member("white", match.white);
    line.member("black", match.black);
    line.member("event", match.event);
    line.member("date", match.date);
    line.member("result", match.result);
    end(line);
  }

  void count(const Sought& sought, std::uint64_t matches) override {
    JsonLine line;
    line.begin_object();
    line.member("type", "count");
    name(line, sought);
    line.member("matches", matches);
    end(line);
  }

  void finish(const SearchSummary& summary) override {
    JsonLine line;
    line.begin_object();
    line.member("type", "summary");
    line.member("games", summary.games);
    line.member("matches", summary.matches);
    line.member("positions_tested", summary.positions_tested);
    end(line);
  }

 private:
  static void name(JsonLine& line, const Sought& sought) {
    line.member("query", sought.text);
    line.member("label", sought.label);
  }

  void end(JsonLine& line) {
    line.end_object();
    out_ << line.view() << '\n';
  }

  std::ostream& out_;
  const std::vector<Sought>& all_;
};

}  // namespace

std::unique_ptr<MatchWriter> make_match_json(std::ostream& out, const std::vector<Sought>& all) {
  return std::make_unique<MatchJson>(out, all);
}

}  // namespace pdn::cli
