// The SARIF document as a whole, against what the 2.1.0 schema requires.
#include "common/report_sarif.hpp"

#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <sstream>

#include "sample.hpp"

using draughts::DiagnosticCode;
using pdn::cli::Finding;
using pdn::cli::make_sarif_report;
using pdn::cli::uri_of;

namespace {

rapidjson::Document parsed(const std::string& text) {
  rapidjson::Document document;
  document.Parse<rapidjson::kParseValidateEncodingFlag>(text.c_str());
  REQUIRE_FALSE(document.HasParseError());
  return document;
}

bool is_level(const rapidjson::Value& value) {
  const std::string level = value.GetString();
  return level == "error" || level == "warning" || level == "note";
}

void check_region(const rapidjson::Value& region) {
  CHECK(region["startLine"].GetUint() >= 1);
  CHECK(region["startColumn"].GetUint() >= 1);
  if (region.HasMember("endLine")) CHECK(region["endLine"].GetUint() >= region["startLine"].GetUint());
}

/// What section 3.27 and the schema ask of a result, and that its rule is the one it names.
void check_result(const rapidjson::Value& result, const rapidjson::Value& rules) {
  CHECK_FALSE(std::string(result["message"]["text"].GetString()).empty());
  CHECK(is_level(result["level"]));
  const rapidjson::Value& rule = rules[result["ruleIndex"].GetUint()];
  CHECK(std::string(rule["id"].GetString()) == result["ruleId"].GetString());
  REQUIRE(result["locations"].Size() == 1);
  const rapidjson::Value& physical = result["locations"][0]["physicalLocation"];
  CHECK(physical["artifactLocation"]["uri"].IsString());
  check_region(physical["region"]);
}

/// The only run of a document, after checking everything that the schema requires of it.
const rapidjson::Value& checked_run(const rapidjson::Document& document) {
  CHECK(std::string(document["version"].GetString()) == "2.1.0");
  REQUIRE(document["runs"].Size() == 1);
  const rapidjson::Value& run = document["runs"][0];
  CHECK(std::string(run["columnKind"].GetString()) == "unicodeCodePoints");
  const rapidjson::Value& driver = run["tool"]["driver"];
  CHECK(std::string(driver["name"].GetString()) == "pdn-validate");
  const rapidjson::Value& rules = driver["rules"];
  REQUIRE(rules.Size() == draughts::diagnostic_codes().size());
  for (const rapidjson::Value& rule : rules.GetArray()) {
    CHECK(rule["shortDescription"]["text"].IsString());
    CHECK(is_level(rule["defaultConfiguration"]["level"]));
  }
  for (const rapidjson::Value& result : run["results"].GetArray()) check_result(result, rules);
  for (const rapidjson::Value& invocation : run["invocations"].GetArray())
    CHECK(invocation["executionSuccessful"].IsBool());
  return run;
}

}  // namespace

TEST_CASE("a run without findings is a whole document") {
  std::ostringstream out;
  make_sarif_report(out, "pdn-validate", "0.1.0")->finish({});
  const auto document = parsed(out.str());
  const auto& run = checked_run(document);
  CHECK(run["results"].Empty());
  CHECK(run["invocations"][0]["executionSuccessful"].GetBool());
}

TEST_CASE("findings, folded kinds and unreadable files are in the document") {
  const sample::Source source("{é} 1. 32-28 19-23 2. 37-32 18-22 *\n", "my cup.pdn");
  const auto game = sample::game();
  const auto diagnostic = sample::must_capture(source);
  const auto note = sample::diagnostic(DiagnosticCode::setup, source.span_of("32-28"));
  Finding repeated = sample::finding(source, &game, note);
  repeated.more_in_game = 4;
  std::ostringstream out;
  const auto report = make_sarif_report(out, "pdn-validate", "0.1.0");
  report->finding(sample::finding(source, &game, diagnostic));
  report->finding(repeated);
  report->folded({&source.file(), DiagnosticCode::leading_zero, draughts::Severity::note, 10, 8, 1, 4});
  report->unreadable({"b.pdn.gz", "truncated gzip data"});
  report->finish({});

  const auto document = parsed(out.str());
  const auto& run = checked_run(document);
  REQUIRE(run["results"].Size() == 3);
  const auto& first = run["results"][0];
  CHECK(std::string(first["message"]["text"].GetString()) ==
        "white must capture: 28x19; 28x19 is the only legal move (FMJD Annex 1, article 4.2)");
  const auto& location = first["locations"][0];
  CHECK(std::string(location["physicalLocation"]["artifactLocation"]["uri"].GetString()) == "my%20cup.pdn");
  const auto& region = location["physicalLocation"]["region"];
  CHECK(region["startColumn"].GetUint() == 23);
  CHECK(region["endColumn"].GetUint() == 28);
  CHECK(region["byteOffset"].GetUint() == 23);
  CHECK(region["byteLength"].GetUint() == 5);
  CHECK(std::string(first["properties"]["fen"].GetString()) == "W:W28,31,33-50:B1-18,20,23");
  CHECK(run["results"][1]["occurrenceCount"].GetUint() == 5);
  CHECK_FALSE(run["invocations"][0]["executionSuccessful"].GetBool());
  CHECK(run["invocations"][0]["toolExecutionNotifications"].Size() == 1);
}

TEST_CASE("file names are percent-encoded URI references") {
  CHECK(uri_of("games/cup.pdn") == "games/cup.pdn");
  CHECK(uri_of("my cup.pdn") == "my%20cup.pdn");
  CHECK(uri_of("a:b#c?d%e.pdn") == "a%3Ab%23c%3Fd%25e.pdn");
  CHECK(uri_of("Résultat.pdn") == "R%C3%A9sultat.pdn");
  CHECK(uri_of("/data/cup.pdn") == "file:///data/cup.pdn");
  CHECK(uri_of("all.zip!a.pdn") == "all.zip!a.pdn");
}
