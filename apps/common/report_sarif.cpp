// The document's head with the rules goes out first, then a line a result, then the end with what could not be read.
// Columns count code points (`columnKind`), as everywhere in these tools.
#include "common/report_sarif.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "common/finding_json.hpp"
#include "common/json_line.hpp"

namespace pdn::cli {
namespace {

constexpr std::string_view schema = "https://json.schemastore.org/sarif-2.1.0.json";

class SarifReport final : public Report {
 public:
  SarifReport(std::ostream& out, std::string_view tool, std::string_view version);

  void finding(const Finding& finding) override;
  void folded(const FoldedCode& folded) override;
  void game(const GameRecord&) override {}
  void unreadable(const draughts::IoError& error) override { unreadable_.push_back(error); }
  void finish(const Summary& summary) override;

 private:
  void write_head(std::string_view tool, std::string_view version);
  void write_result(const JsonLine& json);

  std::ostream& out_;
  bool first_ = true;
  std::vector<draughts::IoError> unreadable_;
};

void add_text(JsonLine& json, std::string_view name, std::string_view text) {
  json.begin_object(name);
  json.member("text", text);
  json.end_object();
}

void add_rule(JsonLine& json, const draughts::CodeFacts& facts) {
  json.begin_object();
  json.member("id", facts.slug);
  add_text(json, "shortDescription", facts.text);
  json.begin_object("defaultConfiguration");
  json.member("level", draughts::name_of(facts.severity));
  json.end_object();
  if (!facts.writing.empty()) {
    json.begin_object("properties");
    json.begin_array("tags");
    json.text("writing");
    json.end_array();
    json.end_object();
  }
  json.end_object();
}

/// What every result begins with; the object stays open.
void begin_result(JsonLine& json, draughts::DiagnosticCode code, draughts::Severity severity, std::string_view text) {
  json.begin_object();
  json.member("ruleId", draughts::facts_of(code).slug);
  json.member("ruleIndex", static_cast<std::uint64_t>(code));
  json.member("level", draughts::name_of(severity));
  add_text(json, "message", text);
}

void add_artifact(JsonLine& json, std::string_view file) {
  json.begin_object("artifactLocation");
  json.member("uri", uri_of(file));
  json.end_object();
}

void add_region(JsonLine& json, const Finding& finding) {
  const draughts::Place begin = finding.place();
  const draughts::Place end = finding.end();
  json.begin_object("region");
  json.member("startLine", begin.line);
  json.member("startColumn", begin.column);
  json.member("endLine", end.line);
  json.member("endColumn", end.column);
  json.member("byteOffset", finding.diagnostic->span.offset);
  json.member("byteLength", finding.diagnostic->span.length);
  json.end_object();
}

void add_location(JsonLine& json, const Finding& finding) {
  json.begin_array("locations");
  json.begin_object();
  json.begin_object("physicalLocation");
  add_artifact(json, finding.file->name);
  add_region(json, finding);
  json.end_object();
  if (finding.game != nullptr) {
    json.begin_array("logicalLocations");
    json.begin_object();
    json.member("name", fmt::format("game {}", finding.game->number));
    json.member("fullyQualifiedName", finding.game->title);
    json.end_object();
    json.end_array();
  }
  json.end_object();
  json.end_array();
}

void add_properties(JsonLine& json, const Finding& finding) {
  json.begin_object("properties");
  add_whereabouts(json, finding);
  add_advice(json, finding);
  json.end_object();
}

SarifReport::SarifReport(std::ostream& out, std::string_view tool, std::string_view version) : out_(out) {
  write_head(tool, version);
}

void SarifReport::write_head(std::string_view tool, std::string_view version) {
  JsonLine driver;
  driver.begin_object();
  driver.begin_object("driver");
  driver.member("name", tool);
  driver.member("version", version);
  driver.begin_array("rules");
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) add_rule(driver, facts);
  driver.end_array();
  driver.end_object();
  driver.end_object();
  out_ << fmt::format("{{\"$schema\":\"{}\",\"version\":\"2.1.0\",\"runs\":[\n", schema)
       << fmt::format("{{\"tool\":{},\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":[", driver.view());
}

void SarifReport::write_result(const JsonLine& json) {
  out_ << (first_ ? "\n" : ",\n") << json.view();
  first_ = false;
}

void SarifReport::finding(const Finding& finding) {
  std::string text(finding.message());
  if (!finding.diagnostic->hint.empty()) text += "; " + finding.diagnostic->hint;
  text += finding.repeats();
  JsonLine json;
  begin_result(json, finding.diagnostic->code, finding.severity, text);
  add_location(json, finding);
  if (finding.more_in_game > 0) json.member("occurrenceCount", finding.more_in_game + 1);
  add_properties(json, finding);
  json.end_object();
  write_result(json);
}

void SarifReport::folded(const FoldedCode& folded) {
  JsonLine json;
  begin_result(json, folded.code, folded.severity, folded.message());
  json.begin_array("locations");
  json.begin_object();
  json.begin_object("physicalLocation");
  add_artifact(json, folded.file->name);
  json.begin_object("region");
  json.member("startLine", folded.line);
  json.member("startColumn", folded.column);
  json.end_object();
  json.end_object();
  json.end_object();
  json.end_array();
  json.end_object();
  write_result(json);
}

void SarifReport::finish(const Summary&) {
  JsonLine invocation;
  invocation.begin_object();
  invocation.flag("executionSuccessful", unreadable_.empty());
  if (!unreadable_.empty()) {
    invocation.begin_array("toolExecutionNotifications");
    for (const draughts::IoError& error : unreadable_) {
      invocation.begin_object();
      invocation.member("level", "error");
      add_text(invocation, "message", fmt::format("{}: {}", error.source, error.what));
      invocation.end_object();
    }
    invocation.end_array();
  }
  invocation.end_object();
  out_ << fmt::format("{}],\n\"invocations\":[{}]}}\n]}}\n", first_ ? "" : "\n", invocation.view());
}

/// The characters that a path may show as they are: RFC 3986 "unreserved", the slash, and `!` of archive members.
bool is_plain(char character) {
  const bool letter = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  return letter || (character >= '0' && character <= '9') ||
         std::string_view("-._~/!").find(character) != std::string_view::npos;
}

}  // namespace

std::string uri_of(std::string_view file_name) {
  std::string uri = file_name.starts_with('/') ? "file://" : "";
  for (const char character : file_name) {
    if (is_plain(character))
      uri += character;
    else
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(character));
  }
  return uri;
}

std::unique_ptr<Report> make_sarif_report(std::ostream& out, std::string_view tool, std::string_view version) {
  return std::make_unique<SarifReport>(out, tool, version);
}

}  // namespace pdn::cli
