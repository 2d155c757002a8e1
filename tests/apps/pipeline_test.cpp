// The loop over sources and games: who is called, in which order, and what stops it.
#include "common/pipeline.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "scratch_folder.hpp"

using pdn::cli::FileContext;
using pdn::cli::GameSink;
using pdn::cli::PipelineOptions;
using pdn::cli::ProgressBar;
using pdn::cli::run_pipeline;

namespace {

constexpr std::string_view two_games = "[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n[GameType \"20\"]\n\n1. 32-23 *\n";

/// Writes down its calls, and stops where it is told to.
class Diary final : public GameSink {
 public:
  std::vector<std::string> entries;
  std::uint64_t wanted_games = 100;

  void begin_file(const FileContext& file) override { entries.push_back("begin " + base_name(file.name)); }
  bool file_finding(const FileContext&, const draughts::Diagnostic& finding) override {
    entries.emplace_back(draughts::facts_of(finding.code).slug);
    return true;
  }
  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override {
    const auto place = file.locator->locate(game.offset, game.encoding);
    entries.push_back(fmt::format("game {} line {} {}", game.number, place.line, judgement.valid ? "valid" : "broken"));
    return --wanted_games > 0;
  }
  void end_file(const FileContext&) override { entries.emplace_back("end"); }
  void unreadable(const draughts::IoError& error) override {
    entries.push_back("unreadable " + base_name(error.source));
  }

 private:
  static std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }
};

void run(const std::vector<std::string>& paths, Diary& diary) {
  std::ostringstream err;
  ProgressBar progress(err, false, 80);
  PipelineOptions options;
  options.paths = paths;
  run_pipeline(options, diary, progress);
}

using Entries = std::vector<std::string>;

}  // namespace

TEST_CASE("files come in the order given, games in the order of the file") {
  const sample::ScratchFolder folder;
  Diary diary;
  run({folder.write("a.pdn", two_games), folder.write("b.pdn", two_games)}, diary);
  CHECK(diary.entries == Entries{"begin a.pdn", "game 1 line 1 valid", "game 2 line 5 broken", "end",  //
                                 "begin b.pdn", "game 1 line 1 valid", "game 2 line 5 broken", "end"});
}

TEST_CASE("an unreadable file costs no other one") {
  const sample::ScratchFolder folder;
  Diary diary;
  run({folder.path("missing.pdn"), folder.write("a.pdn", two_games)}, diary);
  REQUIRE(diary.entries.size() == 5);
  CHECK(diary.entries.front() == "unreadable missing.pdn");
}

TEST_CASE("a file that is no PDN has one finding and no games") {
  const sample::ScratchFolder folder;
  Diary diary;
  run({folder.write("zero.pdn", std::string(1 << 20, '\0'))}, diary);
  CHECK(diary.entries == Entries{"begin zero.pdn", "not-pdn", "end"});
}

TEST_CASE("a sink that wants no more ends the run, its file properly closed") {
  const sample::ScratchFolder folder;
  Diary diary;
  diary.wanted_games = 1;
  run({folder.write("a.pdn", two_games), folder.write("b.pdn", two_games)}, diary);
  CHECK(diary.entries == Entries{"begin a.pdn", "game 1 line 1 valid", "end"});
}
