// Real games of many kinds: almost all are legal, and each that is called wrong is known to be.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/corpus.hpp"

namespace {

using Lines = std::vector<std::string>;

/// What the corpus came to.
struct Tally {
  std::size_t games = 0;
  std::size_t replayed = 0;
  std::size_t valid = 0;
  std::map<std::string, Lines> by_code;  ///< each finding as `file:line`
};

std::size_t line_of(const std::string& text, std::uint64_t offset) {
  return static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n')) +
         1;
}

void judge_file(const std::filesystem::path& file, Tally& tally) {
  const std::string text = test_support::bytes_of(file);
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes);
  draughts::Judge judge({});
  draughts::Game game;
  draughts::Judgement judgement;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    ++tally.games;
    tally.replayed += judgement.replayed ? 1 : 0;
    tally.valid += judgement.valid ? 1 : 0;
    for (const auto& finding : judgement.diagnostics)
      tally.by_code[std::string(facts_of(finding.code).slug)].push_back(
          file.filename().string() + ":" + std::to_string(line_of(text, finding.span.offset)));
  }
}

std::optional<Tally> judge_corpus() {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return std::nullopt;
  Tally tally;
  for (const auto& file : test_support::pdn_files_under(*folder)) judge_file(file, tally);
  for (auto& [code, lines] : tally.by_code) std::ranges::sort(lines);
  return tally;
}

}  // namespace

TEST_CASE("of the corpus's games only the known ones are called wrong", "[corpus]") {
  const auto tally = judge_corpus();
  if (!tally) return;
  CHECK(tally->games > 6000);
  CHECK(tally->replayed == tally->games);
  std::map<std::string, Lines> errors;
  for (const auto& [code, lines] : tally->by_code)
    if (facts_of(*draughts::code_named(code)).severity == draughts::Severity::error) errors[code] = lines;
  // The last three look like tables of openings: their first moves, `H2-H4`, are none of Russian draughts.
  CHECK(errors == std::map<std::string, Lines>{
                      {"ambiguous-move", {"Campionato Assoluto 2005.pdn:753"}},
                      {"must-capture-more", {"20241114_144300.pdn:9"}},
                      {"nested-comment", {"nested_comment.pdn:1"}},
                      {"two-moves", {"invalid.pdn:10"}},
                      {"unreachable", {"Cat.C1.pdn:611", "draw588.pdn:4", "draw697.pdn:4", "draw80.pdn:4"}}});
}

TEST_CASE("the corpus's ambiguous, partial and drawn games are told where they are", "[corpus]") {
  const auto tally = judge_corpus();
  if (!tally) return;
  const auto lines = [&](const std::string& code) {
    const auto found = tally->by_code.find(code);
    return found == tally->by_code.end() ? Lines{} : found->second;
  };
  CHECK(lines("ambiguous-resolved") == Lines{"Tricks traps and shots.pdn:1023", "Tricks traps and shots.pdn:660",
                                             "schildpad.pdn:140", "schildpad.pdn:52"});
  CHECK(lines("partial-path") == Lines{"Cat.C1.pdn:297", "Cat.C1.pdn:592", "babasy4.pdn:1033", "mrcd2006.pdn:498",
                                       "mrdrcd08.pdn:163", "mrdrcd08.pdn:178"});
  CHECK(lines("game-type-form").size() == 4);
}

TEST_CASE("of the standard's broken files every game is read and replayed, and all but the known are valid",
          "[corpus]") {
  const auto folder = test_support::shared_folder("corpus/standard-suite/fail");
  if (!folder) return;
  struct Row {
    std::string_view file;
    std::size_t games;
    std::size_t replayed;
    std::size_t valid;
  };
  const std::vector<Row> rows = {
      {"40Camp.DamaInternazionaleAssoluto.pdn", 45, 45, 45},
      {"Cat.A1.pdn", 35, 35, 35},
      {"Cat.C1.pdn", 46, 46, 45},  // all but the stray 36x27 that stands after the last game
      {"abatsiev.pdn", 56, 56, 56},
      {"delfts.pdn", 2, 2, 2},
      {"mrdrcd07.pdn", 72, 72, 72},
      {"mrdrcd08.pdn", 40, 40, 40},
      {"nested_comment.pdn", 1, 1, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.file);
    Tally tally;
    judge_file(*folder / row.file, tally);
    CHECK(tally.games == row.games);
    CHECK(tally.replayed == row.replayed);
    CHECK(tally.valid == row.valid);
  }
  CHECK(test_support::files_under(*folder).size() == rows.size());
}
