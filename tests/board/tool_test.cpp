// pdn-board as a function: streams and exit status. Whole outputs are in tests/golden.
#include "pdn-board/tool.hpp"

#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "draughts/rules/variant_facts.hpp"
#include "support/published.hpp"

using pdn::cli::ExitStatus;

namespace {

struct Outcome {
  ExitStatus status{};
  std::string out;
  std::string err;
};

Outcome run(std::vector<std::string> arguments, pdn::cli::Terminal terminal = {}) {
  arguments.insert(arguments.begin(), "pdn-board");
  std::vector<const char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  const auto options = pdn::cli::parse_board_options(static_cast<int>(pointers.size()), pointers.data());
  if (!options) FAIL(options.error().text);
  std::ostringstream out;
  std::ostringstream err;
  pdn::cli::Streams streams{out, err, terminal};
  const ExitStatus status = pdn::cli::run(*options, streams);
  return {status, out.str(), err.str()};
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

rapidjson::Document json(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"-f", "json"});
  const Outcome outcome = run(arguments);
  CHECK(outcome.status == ExitStatus::clean);
  rapidjson::Document document;
  document.Parse(outcome.out.c_str());
  REQUIRE_FALSE(document.HasParseError());
  return document;
}

constexpr const char* crafted =
    "W:WK1,K3,K5,K6,K25,K26,K46,K48,K50:BK7,K8,K9,K10,K17,K18,K20,K21,K23,K29,K30,K31,K39,K40,K41,K42,K43";

}  // namespace

TEST_CASE("published positions show as many moves as are published, in both formats") {
  for (const test_support::PublishedCase& row : test_support::published_cases()) {
    CAPTURE(row.variant, row.fen);
    const auto document = json({"--variant", row.variant, row.fen});
    CHECK(document["moves"].Size() == row.moves.size());
    CHECK(document.HasMember("winner") == row.moves.empty());
    const Outcome text = run({"--moves", "--variant", row.variant, row.fen});
    const std::string count =
        std::to_string(row.moves.size()) + (row.moves.size() == 1 ? " legal move\n" : " legal moves\n");
    CHECK(has(text.out, row.moves.empty() ? " has won\n" : count));
    CHECK(text.err.empty());
  }
}

TEST_CASE("published counts are the tool's, and add up by first moves") {
  for (const test_support::PublishedCount& row : test_support::published_counts()) {
    if (row.lines.size() < 3 || row.lines[2] > 20'000) continue;
    CAPTURE(row.variant, row.fen);
    const auto document = json({"--variant", row.variant, "--perft", "3", "--divide", row.fen});
    REQUIRE(document["perft"].Size() == 3);
    for (unsigned depth = 1; depth <= 3; ++depth) {
      CHECK(document["perft"][depth - 1]["depth"].GetUint() == depth);
      CHECK(document["perft"][depth - 1]["nodes"].GetUint64() == row.lines[depth - 1]);
    }
    std::uint64_t sum = 0;
    if (document.HasMember("divide"))
      for (const auto& split : document["divide"].GetArray()) sum += split["nodes"].GetUint64();
    CHECK(sum == row.lines[2]);
  }
}

TEST_CASE("json has the contract's keys, and leaves those without a value out") {
  const auto document = json({"W:WK2:B13,21,32,34,40"});
  CHECK(document["type"] == "position");
  CHECK(document["variant"] == "international");
  CHECK(document["variant_source"] == "inferred");
  CHECK(document["fen"] == "W:WK2:B13,21,32,34,40");
  CHECK(document["turn"] == "white");
  REQUIRE(document["moves"].Size() == 2);
  const auto& move = document["moves"][0];
  CHECK(move["move"] == "2x30x43x27x16");
  CHECK(move["path"].Size() == 5);
  CHECK(move["path"][1] == "30");
  CHECK(move["captured"].Size() == 4);
  CHECK(move["captured"][0] == "13");
  for (const char* key : {"line", "label", "perft", "divide", "winner", "turn_known"})
    CHECK_FALSE(document.HasMember(key));
  CHECK(json({"W:WK2:B13,21,32,34,40\tan old one"})["label"] == "an old one");
  CHECK_FALSE(json({"?:W31:B1"})["turn_known"].GetBool());
  CHECK(json({"B:W31:B", "--variant", "20"})["winner"] == "white");
  CHECK(json({"W:W6:B50", "--variant", "20"})["moves"][0]["promotes"].GetBool());
}

TEST_CASE("every variant shows the board in which it begins") {
  for (const draughts::VariantFacts& facts : draughts::variant_facts()) {
    CAPTURE(facts.name);
    const Outcome outcome = run({"--variant", std::string(facts.name)});
    CHECK(outcome.status == ExitStatus::clean);
    CHECK(outcome.err.empty());
    CHECK(has(outcome.out, facts.first_mover == draughts::Colour::white ? "White to move\n" : "Black to move\n"));
    CHECK(has(outcome.out, " legal moves\n"));
    CHECK_FALSE(has(outcome.out, "inferred"));
  }
}

TEST_CASE("a position that can't be read has status 2, and the others are shown") {
  const Outcome outcome = run({"W:W31:B20", "nonsense", "B:W31:B20", "W:W28,28:B1"});
  CHECK(outcome.status == ExitStatus::failure);
  CHECK(has(outcome.out, "White to move"));
  CHECK(has(outcome.out, "Black to move"));
  CHECK(has(outcome.err, "pdn-board: FEN 2, column 1: error: "));
  CHECK(has(outcome.err, "pdn-board: FEN 4, column 7: error: "));
  CHECK(has(run({"W:W28,28:B1"}).err, "pdn-board: column 7: error: "));
}

TEST_CASE("oddities are warnings, what is not in form a note for -v, and -q says neither") {
  const Outcome odd = run({"W:W3:B20."});
  CHECK(odd.status == ExitStatus::clean);
  CHECK(has(odd.err, "[impossible-position]"));
  CHECK_FALSE(has(odd.err, "[fen-form]"));
  CHECK(has(run({"-v", "W:W3:B20."}).err, "[fen-form]"));
  const Outcome quiet = run({"-q", "W:W3:B20.", "nonsense"});
  CHECK(quiet.status == ExitStatus::failure);
  CHECK(quiet.err.empty());
  CHECK_FALSE(quiet.out.empty());
}

TEST_CASE("too many captures to list are an error, and nothing is counted") {
  const Outcome text = run({"--perft", "2", "--moves", crafted});
  CHECK(text.status == ExitStatus::failure);
  CHECK(has(text.err, "[too-complex]"));
  CHECK_FALSE(has(text.out, "perft"));
  CHECK_FALSE(has(text.out, "legal move"));
  const Outcome object = run({"-f", "json", "--perft", "2", crafted});
  CHECK(has(object.out, "\"turn\":\"white\"}"));
}

TEST_CASE("the time of counting is told at a terminal or where it is asked for, on standard error") {
  CHECK(run({"--perft", "2"}).err.empty());
  CHECK(has(run({"--perft", "2", "-v"}).err, "pdn-board: perft 2: "));
  pdn::cli::Terminal terminal;
  terminal.err = true;
  CHECK(has(run({"--perft", "2"}, terminal).err, " nodes a second\n"));
  CHECK(run({"--perft", "2", "-q"}, terminal).err.empty());
}

TEST_CASE("text is coloured at a terminal, where that is asked for, and else never") {
  pdn::cli::Terminal terminal;
  terminal.out = true;
  CHECK(has(run({}, terminal).out, "\x1b["));
  CHECK(has(run({"--color", "always"}).out, "\x1b["));
  CHECK_FALSE(has(run({}).out, "\x1b["));
  CHECK_FALSE(has(run({"--color", "never"}, terminal).out, "\x1b["));
  CHECK(has(run({"--color", "always", "x"}).err, "\x1b["));
}

TEST_CASE("a label can't steer the terminal") {
  CHECK_FALSE(has(run({"W:W31:B20\t\x1b[2J"}).out, "\x1b"));
}

TEST_CASE("what is demanded of a capture is said in words, with its articles") {
  CHECK(has(run({"W:W32:B28", "--variant", "20"}).out,
            "White must capture as many pieces as possible (FMJD Annex 1, articles 4.2, 4.13)\n"));
  CHECK(has(run({"W:W22:B18", "--variant", "english"}).out,
            "White must capture, in any way (WCDF Rules of Draughts, articles 1.18, 1.20)\n"));
  CHECK(
      has(run({"W:WK18:B14", "--variant", "italian"}).out,
          "as many pieces as possible, then with a king rather than a man, then as many kings as possible, then kings "
          "as early as possible (FID Regolamento tecnico, articles 4.7, 6.6, 6.7, 6.8, 6.9)\n"));
  CHECK(has(run({"W:Wa2:Ba3", "--variant", "turkish"}).out, "White must capture as many pieces as possible\n"));
  CHECK_FALSE(has(run({"W:W31:B1"}).out, "must capture"));
}

TEST_CASE("a position that is over says who has won, and why") {
  CHECK(has(run({"B:W31:B", "--variant", "20"}).out, "Black: no pieces\nBlack has no pieces: White has won\n"));
  CHECK(has(run({"W:W29:B22,25", "--variant", "21"}).out, "White can't move: Black has won\n"));
  CHECK(has(run({"B:W31:B", "--variant", "antidraughts"}).out, "Black has no pieces: Black has won\n"));
  CHECK(has(run({"B:WK3:B40", "--variant", "breakthrough"}).out, "A man was crowned: White has won\n"));
}
