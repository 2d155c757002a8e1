// pdn-validate as a function: streams, exit status, limits. Whole outputs are in tests/golden.
#include "pdn-validate/tool.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "common/variant_list.hpp"
#include "scratch_folder.hpp"

using pdn::cli::ExitStatus;
using pdn::cli::Streams;

namespace {

struct Outcome {
  ExitStatus status{};
  std::string out;
  std::string err;
};

Outcome run(std::vector<std::string> arguments, pdn::cli::Terminal terminal = {}) {
  arguments.insert(arguments.begin(), "pdn-validate");
  std::vector<const char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  const auto options = pdn::cli::parse_validate_options(static_cast<int>(pointers.size()), pointers.data());
  if (!options) FAIL(options.error().text);
  std::ostringstream out;
  std::ostringstream err;
  Streams streams{out, err, terminal};
  const ExitStatus status = pdn::cli::run(*options, streams);
  return {status, out.str(), err.str()};
}

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int count = 0; count < times; ++count) result += text;
  return result;
}

constexpr std::string_view good = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n";
constexpr std::string_view broken = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 18-22 *\n\n";
constexpr std::string_view with_note = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n";

}  // namespace

TEST_CASE("a clean file has status 0, no findings, and a summary on standard error") {
  const sample::ScratchFolder folder;
  const Outcome outcome = run({folder.write("a.pdn", good)});
  CHECK(outcome.status == ExitStatus::clean);
  CHECK(outcome.out.empty());
  CHECK(outcome.err == "1 file, 1 game: 1 valid, 0 with errors, 0 warnings, 0 notes; 4 moves replayed\n");
}

TEST_CASE("an error in a game has status 1, a missing file 2, and 2 wins") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", broken);
  CHECK(run({file}).status == ExitStatus::findings);
  const Outcome outcome = run({folder.path("missing.pdn"), file});
  CHECK(outcome.status == ExitStatus::failure);
  CHECK(outcome.err.find("missing.pdn: no such file or directory\n") != std::string::npos);
  CHECK(outcome.out.find("[must-capture]") != std::string::npos);
}

TEST_CASE("a folder without -r is an I/O error, with -r its files are read") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", good);
  CHECK(run({folder.path("")}).status == ExitStatus::failure);
  CHECK(run({"-r", folder.path("")}).status == ExitStatus::clean);
}

TEST_CASE("an empty file has no games and status 0") {
  const sample::ScratchFolder folder;
  const Outcome outcome = run({folder.write("a.pdn", "")});
  CHECK(outcome.status == ExitStatus::clean);
  CHECK(outcome.err == "1 file, no games\n");
}

TEST_CASE("zero bytes are one not-pdn, no games, status 1") {
  const sample::ScratchFolder folder;
  const Outcome outcome = run({folder.write("a.pdn", std::string(1 << 20, '\0'))});
  CHECK(outcome.status == ExitStatus::findings);
  CHECK(lines_of(outcome.out) == 1);
  CHECK(outcome.out.find("[not-pdn]") != std::string::npos);
  CHECK(outcome.err == "1 file, no games: 1 error, 0 warnings, 0 notes\n");
}

TEST_CASE("the option --quiet says nothing, not even of files that can't be read") {
  const sample::ScratchFolder folder;
  const Outcome outcome = run({"-q", folder.path("missing.pdn"), folder.write("a.pdn", broken)});
  CHECK(outcome.status == ExitStatus::failure);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.empty());
}

TEST_CASE("2,400 games with result terminators are 4 lines, with -v and in json 2,400, and count 2,400 each time") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", repeated(with_note, 2400));
  const Outcome folded = run({file});
  CHECK(folded.status == ExitStatus::clean);
  CHECK(lines_of(folded.out) == 4);
  CHECK(folded.err.find(" 2400 notes;") != std::string::npos);
  const Outcome verbose = run({"-v", file});
  CHECK(lines_of(verbose.out) == 2400);
  CHECK(verbose.err.find(" 2400 notes;") != std::string::npos);
  const Outcome json = run({"-f", "json", file});
  CHECK(lines_of(json.out) == 2401);
  CHECK(json.out.find("\"notes\":2400,") != std::string::npos);
  const Outcome strict = run({"--strict", file});
  CHECK(strict.status == ExitStatus::findings);
  CHECK(lines_of(strict.out) == 4);
  CHECK(strict.err.find(" 2400 with errors,") != std::string::npos);
}

TEST_CASE("the option --max-errors stops after the game with the Nth error, says so, and still gives the summary") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", repeated(broken, 5));
  const Outcome outcome = run({"--max-errors", "2", file, file});
  CHECK(outcome.status == ExitStatus::findings);
  CHECK(outcome.err ==
        "pdn-validate: stopped (--max-errors): errors so far: 2\n"
        "1 file, 2 games: 0 valid, 2 with errors, 0 warnings, 0 notes; 4 moves replayed\n");
  const Outcome not_pdn = run({"--max-errors", "1", folder.write("z.pdn", std::string(100, '\0')), file});
  CHECK(not_pdn.err.find("1 file, no games") != std::string::npos);
}

TEST_CASE("an ignored error changes the status but not whether the game is valid") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", broken);
  for (const char* option : {"--ignore", "--warn"}) {
    const Outcome outcome = run({"-f", "json", "--games", option, "must-capture", file});
    CHECK(outcome.status == ExitStatus::clean);
    CHECK(outcome.out.find("\"valid\":false") != std::string::npos);
    CHECK(outcome.out.find("\"valid_games\":0,") != std::string::npos);
    CHECK(outcome.out.find("\"errors\":0,") != std::string::npos);
  }
}

TEST_CASE("games of any variant are replayed, with a GameType or without") {
  const sample::ScratchFolder folder;
  std::string games = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n\n";
  games += good;
  games += "1. 11-15 23-19 2. 8-11 22-17 *\n\n";
  const std::string file = folder.write("a.pdn", games);
  const Outcome outcome = run({"-f", "json", "--games", file});
  CHECK(outcome.status == ExitStatus::clean);
  CHECK(outcome.out.find("\"variant\":\"russian\",\"variant_source\":\"tag\"") != std::string::npos);
  CHECK(outcome.out.find("\"code\":\"variant-inferred\"") != std::string::npos);
  CHECK(outcome.out.find("\"valid_games\":3,") != std::string::npos);
  CHECK(outcome.out.find("\"not_replayed\":0,") != std::string::npos);
}

TEST_CASE("a game that Black began says in json whose points come first") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 *\n");
  const Outcome outcome = run({"-f", "json", "--games", file});
  CHECK(outcome.out.find("\"result\":\"1-0\",\"result_side\":\"first\"") != std::string::npos);
}

TEST_CASE("the option --list-variants prints the table of variants and reads nothing") {
  const Outcome outcome = run({"--list-variants", "/no/such/file.pdn"});
  CHECK(outcome.status == ExitStatus::clean);
  CHECK(outcome.out == pdn::cli::variant_list());
}

TEST_CASE("nothing more is read once the output can't be written") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", repeated(broken, 1000));
  const char* const arguments[] = {"pdn-validate", file.c_str()};
  const auto options = pdn::cli::parse_validate_options(2, arguments);
  REQUIRE(options);
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  std::ostringstream err;
  Streams streams{out, err, {}};
  CHECK(pdn::cli::run(*options, streams) == ExitStatus::findings);
  CHECK(err.str().empty());
}

TEST_CASE("the option --color and NO_COLOR decide on colours, the terminal only in case of doubt") {
  const sample::ScratchFolder folder;
  const std::string file = folder.write("a.pdn", broken);
  const auto is_coloured = [](const Outcome& outcome) { return outcome.out.find('\x1b') != std::string::npos; };
  const pdn::cli::Terminal terminal{.out = true, .err = false, .colourless = false, .width = 80};
  const pdn::cli::Terminal no_colour{.out = true, .err = false, .colourless = true, .width = 80};
  CHECK_FALSE(is_coloured(run({file})));
  CHECK(is_coloured(run({file}, terminal)));
  CHECK_FALSE(is_coloured(run({file}, no_colour)));
  CHECK(is_coloured(run({"--color", "always", file}, no_colour)));
  CHECK_FALSE(is_coloured(run({"--color", "never", file}, terminal)));
}

TEST_CASE("the option --list-codes reads nothing") {
  const Outcome outcome = run({"--list-codes", "/nonexistent"});
  CHECK(outcome.status == ExitStatus::clean);
  CHECK(outcome.out.starts_with("CODE "));
}
