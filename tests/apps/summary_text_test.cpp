// The last line of a run.
#include "common/summary_text.hpp"

#include <catch2/catch.hpp>

using pdn::cli::Summary;
using pdn::cli::summary_text;

namespace {

Summary example() {
  Summary summary;
  summary.files = 3;
  summary.games = 812;
  summary.valid_games = 809;
  summary.games_with_errors = 3;
  summary.plies = 48211;
  summary.errors = 4;
  summary.warnings = 5;
  summary.notes = 12;
  return summary;
}

}  // namespace

TEST_CASE("the summary counts files, games, findings and moves") {
  CHECK(summary_text(example()) ==
        "3 files, 812 games: 809 valid, 3 with errors, 5 warnings, 12 notes; 48211 moves replayed");
}

TEST_CASE("games that were not replayed are told where there are any") {
  Summary summary = example();
  summary.not_replayed = 12;
  summary.valid_games = 797;
  CHECK(summary_text(summary) ==
        "3 files, 812 games: 797 valid, 3 with errors, 12 not replayed, 5 warnings, 12 notes; 48211 moves replayed");
}

TEST_CASE("one of a kind is in the singular") {
  Summary summary;
  summary.files = summary.games = summary.valid_games = summary.warnings = summary.notes = summary.plies = 1;
  CHECK(summary_text(summary) == "1 file, 1 game: 1 valid, 0 with errors, 1 warning, 1 note; 1 move replayed");
}

TEST_CASE("an input without games says so, with what was found about it") {
  Summary summary;
  summary.files = 1;
  CHECK(summary_text(summary) == "1 file, no games");
  summary.errors = 1;
  CHECK(summary_text(summary) == "1 file, no games: 1 error, 0 warnings, 0 notes");
}
