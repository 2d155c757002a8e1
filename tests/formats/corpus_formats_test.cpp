// Formats over real files, where they lie beside the project.
#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <string>

#include "format_run.hpp"
#include "support/corpus.hpp"

using format_run::convert;
using format_run::lines_of;

TEST_CASE("real games told as hub are the same by way of pdn", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    const std::string hub = convert({"-f", "hub"}, test_support::bytes_of(file)).out;
    if (hub.empty()) continue;
    INFO(file);
    CHECK(convert({"-f", "hub"}, convert({"--from", "hub"}, hub).out).out == hub);
  }
}

TEST_CASE("every line of json of real games is a game that RapidJSON reads", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    const std::string text = test_support::bytes_of(file);
    INFO(file);
    const auto games = lines_of(convert({"-f", "json", "--per-ply"}, text).out);
    CHECK(games.size() + 1 == lines_of(convert({"-f", "csv"}, text).out).size());
    for (const std::string& game : games) {
      rapidjson::Document document;
      document.Parse<rapidjson::kParseValidateEncodingFlag>(game.c_str());
      REQUIRE_FALSE(document.HasParseError());
      CHECK(document["moves"].IsArray());
    }
  }
}
