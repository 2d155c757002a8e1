// -f json: read back by RapidJSON, key by key.
#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <string>

#include "format_run.hpp"

using format_run::convert;
using format_run::converted;

namespace {

rapidjson::Document game_of(const std::string& line) {
  rapidjson::Document game;
  game.Parse(line.c_str());
  INFO(line);
  REQUIRE_FALSE(game.HasParseError());
  return game;
}

rapidjson::Document only_game(const std::string& text, std::vector<std::string> options = {}) {
  options.insert(options.end(), {"-f", "json"});
  const auto lines = format_run::lines_of(convert(options, text).out);
  REQUIRE(lines.size() == 1);
  return game_of(lines[0]);
}

/// A value as JSON text.
std::string moves_of(const std::string& text, const std::vector<std::string>& options = {}) {
  std::vector<std::string> all = options;
  all.insert(all.end(), {"-f", "json"});
  const std::string out = convert(all, text).out;
  const std::size_t begin = out.find("\"moves\":") + 8;
  return out.substr(begin, out.rfind(",\"result\"") - begin);
}

}  // namespace

TEST_CASE("json has a game a line, with its tags in order, start and end") {
  CHECK(
      converted({"-f", "json"}, "[Event \"Cup\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n1. 33-29 *\n") ==
      "{\"type\":\"game\",\"file\":\"a.pdn\",\"line\":1,\"game\":1,\"variant\":\"international\",\"variant_source\":"
      "\"tag\","
      "\"valid\":true,\"tags\":[[\"Event\",\"Cup\"],[\"Result\",\"2-0\"],[\"GameType\",\"20\"]],\"start\":\"W:W31-50:"
      "B1-20\","
      "\"moves\":[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"32-28\",\"path\":[\"32\","
      "\"28\"]}],"
      "\"result\":\"2-0\",\"final\":\"B:W28,31,33-50:B1-20\"}\n"
      "{\"type\":\"game\",\"file\":\"a.pdn\",\"line\":7,\"game\":2,\"variant\":\"international\","
      "\"variant_source\":\"default\",\"valid\":true,\"tags\":[[\"GameType\",\"20\"]],\"start\":\"W:W31-50:B1-20\","
      "\"moves\":[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"33-29\",\"path\":[\"33\","
      "\"29\"]}],"
      "\"final\":\"B:W29,31,32,34-50:B1-20\"}\n");
}

TEST_CASE("json has a capture's complete path and what it takes, whatever form the move has") {
  CHECK(
      moves_of("[GameType \"20\"]\n[Result \"*\"]\n[FEN \"W:W12:B8,9,45\"]\n\n1. 12x14 *\n") ==
      "[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"12x14\",\"path\":[\"12\",\"3\",\"14\"],"
      "\"captured\":[\"8\",\"9\"]}]");
}

TEST_CASE("json has the board behind each move with --per-ply") {
  CHECK(moves_of("[GameType \"25\"]\n[Result \"*\"]\n[FEN \"W:Wc3:Bd4,h8\"]\n\n1. c3:e5 *\n", {"--per-ply"}) ==
        "[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"c3:e5\",\"path\":[\"c3\",\"e5\"],"
        "\"captured\":[\"d4\"],\"fen\":\"B:We5:Bh8\"}]");
}

TEST_CASE("json parts a comment's commands from its text") {
  const auto game =
      only_game("{before} 1. 32-28 {good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]} 19-23 { as is } *\n",
                {"--variant", "20"});
  CHECK(std::string(game["comments"][0]["text"].GetString()) == "before");
  CHECK_FALSE(game["comments"][0].HasMember("commands"));
  const auto& comment = game["moves"][0]["comments"][0];
  CHECK(std::string(comment["text"].GetString()) == "good plan");
  REQUIRE(comment["commands"].Size() == 3);
  CHECK(std::string(comment["commands"][0][0].GetString()) == "clk");
  CHECK(std::string(comment["commands"][0][1].GetString()) == "1:59:30");
  CHECK(std::string(comment["commands"][2][0].GetString()) == "my_cmd");
  CHECK(std::string(game["moves"][1]["comments"][0]["text"].GetString()) == " as is ");
}

TEST_CASE("json nests variations in the move that they replace or follow, with signs as PDN writes them") {
  CHECK(moves_of("[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28!? $13 19-23 (1... {why} 18-23 (1... 17-22)) *\n") ==
        "[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"32-28\",\"path\":[\"32\",\"28\"],"
        "\"glyphs\":[\"!?\",\"$13\"]},"
        "{\"type\":\"move\",\"ply\":2,\"number\":1,\"turn\":\"black\",\"move\":\"19-23\",\"path\":[\"19\",\"23\"],"
        "\"variations\":[[{\"type\":\"note\",\"comments\":[{\"text\":\"why\"}]},"
        "{\"type\":\"move\",\"ply\":2,\"number\":1,\"turn\":\"black\",\"move\":\"18-23\",\"path\":[\"18\",\"23\"],"
        "\"variations\":[[{\"type\":\"move\",\"ply\":2,\"number\":1,\"turn\":\"black\",\"move\":\"17-22\","
        "\"path\":[\"17\",\"22\"]}]]}]]}]");
}

TEST_CASE("json has setups, unknown plies, and moves that nobody could judge") {
  CHECK(moves_of(
            "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 /FEN \"W::\"/ 2. 33-29 /FEN \"B:W20:B3\"/ 2... 3-8 *\n") ==
        "[{\"type\":\"move\",\"ply\":1,\"number\":1,\"turn\":\"white\",\"move\":\"32-28\",\"path\":[\"32\",\"28\"]},"
        "{\"type\":\"null\",\"ply\":2,\"number\":1,\"turn\":\"black\"},"
        "{\"type\":\"move\",\"ply\":3,\"number\":2,\"turn\":\"white\",\"move\":\"33-29\",\"path\":[\"33\",\"29\"],"
        "\"judged\":false},"
        "{\"type\":\"setup\",\"fen\":\"B:W20:B3\"},"
        "{\"type\":\"move\",\"ply\":4,\"number\":2,\"turn\":\"black\",\"move\":\"3-8\",\"path\":[\"3\",\"8\"]}]");
}

TEST_CASE("json keeps the text of a broken game as it was, with the reason") {
  const auto game = only_game("[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 {50% {odd} 18-22 *\n");
  CHECK_FALSE(game["valid"].GetBool());
  CHECK(std::string(game["broken"]["code"].GetString()) == "must-capture");
  CHECK(game["broken"]["ply"].GetUint() == 2);
  CHECK(std::string(game["broken"]["text"].GetString()) == "2. 37-32 {50% {odd} 18-22");
  CHECK(std::string(game["broken"]["message"].GetString()).find("28x19") != std::string::npos);
  REQUIRE(game["moves"].Size() == 3);
  CHECK(std::string(game["moves"][2]["type"].GetString()) == "broken");
  CHECK(std::string(game["final"].GetString()) == "W:W28,31,33-50:B1-18,20,23");
}

TEST_CASE("json tells whose points come first where Black begins") {
  const auto english = only_game("[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n");
  CHECK(english.HasMember("result_side"));
  CHECK_FALSE(only_game("[GameType \"20\"]\n\n1. 32-28 *\n").HasMember("result_side"));
}

TEST_CASE("json strings are valid whatever a game says") {
  const auto game =
      only_game("[Event \"J\xE1n \\\"x\\\" \\\\\"]\n[GameType \"20\"]\n\n1. 32-28 {tab\there\nand there} *\n");
  CHECK(std::string(game["tags"][0][1].GetString()) == "J\xC3\xA1n \"x\" \\");
  CHECK(std::string(game["moves"][0]["comments"][0]["text"].GetString()) == "tab\there\nand there");
}

TEST_CASE("json leaves out what is not known") {
  const auto game = only_game("[Event \"Only tags\"]\n\n*\n");
  for (const char* key : {"variant", "variant_source", "start", "comments", "broken", "final"})
    CHECK_FALSE(game.HasMember(key));
  CHECK(game["moves"].Empty());
}

TEST_CASE("json takes variations as deep as the reader does") {
  std::string text = "[GameType \"20\"]\n\n1. 32-28 ";
  for (int depth = 0; depth < 999; ++depth) text += "(1. 32-28 ";
  for (int depth = 0; depth < 999; ++depth) text += ")";
  const std::string out = converted({"-f", "json"}, text + " *\n");
  CHECK(std::count(out.begin(), out.end(), '{') == 1001);
}

TEST_CASE("json has a move whose squares no board has at any length") {
  const std::string move = std::string(9000, '1') + "-5";
  const auto game = only_game("[GameType \"20\"]\n\n1. - " + move + " *\n");
  REQUIRE(game["moves"].Size() == 2);
  CHECK(game["moves"][1]["move"].GetString() == move);
  CHECK_FALSE(game["moves"][1]["judged"].GetBool());
}
