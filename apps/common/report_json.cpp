// One object a call; the keys are a contract with scripts.
#include "common/report_json.hpp"

#include "common/finding_json.hpp"
#include "common/json_line.hpp"

namespace pdn::cli {
namespace {

class JsonReport final : public Report {
 public:
  explicit JsonReport(std::ostream& out) : out_(out) {}

  void finding(const Finding& finding) override;
  void folded(const FoldedCode&) override {}  // json is never folded
  void game(const GameRecord& record) override;
  void unreadable(const draughts::IoError&) override {}  // the tool's log says it
  void finish(const Summary& summary) override;

 private:
  void write(const JsonLine& json) { out_ << json.view() << '\n'; }

  std::ostream& out_;
};

void JsonReport::finding(const Finding& finding) {
  const draughts::Place place = finding.place();
  JsonLine json;
  json.begin_object();
  json.member("type", "diagnostic");
  json.member("file", finding.file->name);
  json.member("line", place.line);
  json.member("column", place.column);
  json.member("offset", finding.diagnostic->span.offset);
  json.member("length", finding.diagnostic->span.length);
  add_whereabouts(json, finding);
  json.member("code", finding.slug());
  json.member("severity", draughts::name_of(finding.severity));
  json.member("message", finding.message());
  add_advice(json, finding);
  json.end_object();
  write(json);
}

void JsonReport::game(const GameRecord& record) {
  JsonLine json;
  json.begin_object();
  json.member("type", "game");
  json.member("file", record.file->name);
  json.member("line", record.line);
  json.member("game", record.game.number);
  json.member("variant", record.variant);
  json.member("variant_source", record.variant_source);
  json.member("plies", record.plies);
  if (record.valid) json.flag("valid", *record.valid);
  json.member("white", record.white);
  json.member("black", record.black);
  json.member("result", record.result);
  json.member("result_side", record.result_side);
  json.end_object();
  write(json);
}

void JsonReport::finish(const Summary& summary) {
  JsonLine json;
  json.begin_object();
  json.member("type", "summary");
  json.member("files", summary.files);
  json.member("games", summary.games);
  json.member("valid_games", summary.valid_games);
  json.member("plies", summary.plies);
  json.member("not_replayed", summary.not_replayed);
  json.member("errors", summary.errors);
  json.member("warnings", summary.warnings);
  json.member("notes", summary.notes);
  json.begin_object("codes");
  for (const auto& [code, count] : summary.codes) json.member(draughts::facts_of(code).slug, count);
  json.end_object();
  json.begin_object("variants");
  for (const auto& [variant, count] : summary.variants) json.member(variant, count);
  json.end_object();
  json.end_object();
  write(json);
}

}  // namespace

std::unique_ptr<Report> make_json_report(std::ostream& out) {
  return std::make_unique<JsonReport>(out);
}

}  // namespace pdn::cli
