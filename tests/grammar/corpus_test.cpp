// Real files, where they lie beside the project: which read clean, and where the broken ones are found broken.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "pdn/recognise.hpp"
#include "reading.hpp"
#include "support/corpus.hpp"

using draughts::Game;
using draughts::Severity;

namespace {

struct FileFindings {
  std::size_t games = 0;
  std::size_t errors = 0;
  std::map<std::size_t, std::string> codes_at;  // the line's codes
};

FileFindings read(const std::string& text) {
  FileFindings found;
  pdn::Reader reader;
  Game game;
  std::size_t at = 0;
  while (true) {
    const auto result = reader.read(std::string_view(text).substr(at), true, at, game);
    if (result.status != pdn::ReadStatus::game) return found;
    ++found.games;
    at += result.consumed;
    for (const auto& finding : game.findings) {
      found.errors += finding.severity == Severity::error ? 1 : 0;
      const auto end = text.begin() + static_cast<std::ptrdiff_t>(finding.span.offset);
      const auto line = static_cast<std::size_t>(std::count(text.begin(), end, '\n')) + 1;
      found.codes_at[line] += std::string(draughts::facts_of(finding.code).slug) + ' ';
    }
  }
}

}  // namespace

TEST_CASE("the standard's files that must read have no error", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus/standard-suite/succeed");
  if (!folder) return;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    CAPTURE(file);
    const std::string text = test_support::bytes_of(file);
    CHECK(read(text).errors == 0);
    CHECK(pdn::recognise(text) == text.size());
  }
}

TEST_CASE("files found in the wild have no error of form", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus/wild");
  if (!folder) return;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    CAPTURE(file);
    CHECK(read(test_support::bytes_of(file)).errors == 0);
  }
}

TEST_CASE("the standard's files that must fail are found fault with where they are broken, and read on", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus/standard-suite/fail");
  if (!folder) return;
  struct Row {
    std::string_view file;
    std::size_t line;
    std::string_view code;
    std::size_t games;
    std::size_t errors;
  };
  for (const Row& row : std::vector<Row>{
           {"40Camp.DamaInternazionaleAssoluto.pdn", 228, "missing-terminator", 45, 0},
           {"Cat.A1.pdn", 405, "stray-bytes", 35, 0},
           {"Cat.C1.pdn", 582, "missing-terminator", 46, 0},
           {"abatsiev.pdn", 595, "null-move", 56, 0},
           {"delfts.pdn", 26, "result-as-terminator", 2, 0},
           {"Cat.C1.pdn", 611, "result-as-terminator", 46, 0},
           {"mrdrcd07.pdn", 198, "result-as-terminator", 72, 0},
           {"mrdrcd07.pdn", 326, "result-as-terminator", 72, 0},
           {"mrdrcd07.pdn", 583, "result-as-terminator", 72, 0},
           {"mrdrcd08.pdn", 499, "result-as-terminator", 40, 0},
           {"nested_comment.pdn", 1, "nested-comment", 1, 1},
       }) {
    CAPTURE(row.file);
    const FileFindings found = read(test_support::bytes_of(*folder / row.file));
    CHECK(found.games == row.games);
    CHECK(found.errors == row.errors);
    REQUIRE(found.codes_at.count(row.line) == 1);
    CHECK(found.codes_at.at(row.line).find(row.code) != std::string::npos);
  }
}
