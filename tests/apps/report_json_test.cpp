// Findings for programs: the keys are a contract.
#include "common/report_json.hpp"

#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <sstream>

#include "sample.hpp"

using draughts::DiagnosticCode;
using pdn::cli::make_json_report;

TEST_CASE("a diagnostic has all its keys, in the order of pdn-validate(1)") {
  const sample::Source source("1. 32-28 19-23 2. 37-32 18-22 *\n");
  const auto game = sample::game();
  auto diagnostic = sample::must_capture(source);
  diagnostic.variation = {2, 1};
  diagnostic.suggestions = {"28x19"};
  std::ostringstream out;
  make_json_report(out)->finding(sample::finding(source, &game, diagnostic));
  CHECK(
      out.str() ==
      R"j({"type":"diagnostic","file":"cup.pdn","line":1,"column":19,"offset":18,"length":5,"game":41,"ply":3,)j"
      R"j("variation":[2,1],"code":"must-capture","severity":"error","message":"white must capture: 28x19",)j"
      R"j("hint":"28x19 is the only legal move (FMJD Annex 1, article 4.2)","fen":"W:W28,31,33-50:B1-18,20,23","legal":["28x19"],)j"
      R"j("suggestions":["28x19"],"rule":"FMJD Annex 1, article 4.2"})j"
      "\n");
}

TEST_CASE("keys without a value are left out") {
  const sample::Source source("zeros");
  const auto diagnostic = sample::diagnostic(DiagnosticCode::not_pdn);
  std::ostringstream out;
  make_json_report(out)->finding(sample::finding(source, nullptr, diagnostic));
  CHECK(out.str() ==
        R"j({"type":"diagnostic","file":"cup.pdn","line":1,"column":1,"offset":0,"length":1,"code":"not-pdn",)j"
        R"j("severity":"error","message":"this is not a PDN file"})j"
        "\n");
}

TEST_CASE("columns count characters and offsets count bytes") {
  const sample::Source source("{€é} 32-28\n");
  const auto game = sample::game();
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-28"));
  std::ostringstream out;
  make_json_report(out)->finding(sample::finding(source, &game, diagnostic));
  CHECK(out.str().find(R"j("column":6,"offset":8,"length":5)j") != std::string::npos);
}

TEST_CASE("strings are valid UTF-8 whatever the file is called and holds") {
  const sample::Source source("32-28\n", "caf\xE9.pdn");
  const auto game = sample::game();
  auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable);
  diagnostic.message = "a \xFF byte, a \"quote\" and a \x01 control";
  std::ostringstream out;
  make_json_report(out)->finding(sample::finding(source, &game, diagnostic));
  rapidjson::Document document;
  document.Parse<rapidjson::kParseValidateEncodingFlag>(out.str().c_str());
  REQUIRE_FALSE(document.HasParseError());
  CHECK(std::string(document["file"].GetString()) == "caf\uFFFD.pdn");
  CHECK(std::string(document["message"].GetString()) == "a \uFFFD byte, a \"quote\" and a \x01 control");
}

TEST_CASE("a game that was replayed has `valid`, another has not") {
  const sample::Source source("*\n");
  std::ostringstream out;
  const auto report = make_json_report(out);
  report->game({&source.file(), 7, sample::game(1), "english", "default", 46, false, "A", "B", "1-0", "first"});
  report->game({&source.file(), 19, sample::game(2), "", "", 0, std::nullopt, "", "", "", ""});
  CHECK(out.str() ==
        R"j({"type":"game","file":"cup.pdn","line":7,"game":1,"variant":"english","variant_source":"default",)j"
        R"j("plies":46,"valid":false,"white":"A","black":"B","result":"1-0","result_side":"first"})j"
        "\n"
        R"j({"type":"game","file":"cup.pdn","line":19,"game":2,"plies":0})j"
        "\n");
}

TEST_CASE("the summary comes with the counts of codes and variants") {
  pdn::cli::Summary summary;
  summary.files = 3;
  summary.games = 812;
  summary.valid_games = 809;
  summary.games_with_errors = 3;
  summary.not_replayed = 0;
  summary.plies = 48211;
  summary.errors = 3;
  summary.warnings = 5;
  summary.notes = 12;
  summary.codes = {{DiagnosticCode::must_capture, 3}, {DiagnosticCode::move_number, 5}, {DiagnosticCode::setup, 12}};
  summary.variants = {{"international", 812}};
  std::ostringstream out;
  make_json_report(out)->finish(summary);
  CHECK(out.str() ==
        R"j({"type":"summary","files":3,"games":812,"valid_games":809,"plies":48211,"not_replayed":0,"errors":3,)j"
        R"j("warnings":5,"notes":12,"codes":{"must-capture":3,"move-number":5,"setup":12},)j"
        R"j("variants":{"international":812}})j"
        "\n");
}
