// Folding: what is shown, and that nothing is lost.
#include "common/folded_report.hpp"

#include <rapidcheck.h>

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <map>

#include "sample.hpp"

using draughts::DiagnosticCode;
using draughts::Severity;
using pdn::cli::Finding;
using pdn::cli::FoldedCode;
using pdn::cli::FoldedReport;

namespace {

/// Keeps what it is shown.
class Record final : public pdn::cli::Report {
 public:
  struct Shown {
    std::uint64_t game;
    DiagnosticCode code;
    Severity severity;
    std::uint64_t more;
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  struct Closing {
    DiagnosticCode code;
    Severity severity;
    std::uint64_t affected;
    std::uint64_t games;
    std::uint64_t line;
    friend bool operator==(const Closing&, const Closing&) = default;
  };
  struct Kept {
    std::vector<Shown> shown;
    std::vector<Closing> closing;
  };

  explicit Record(Kept& kept) : kept_(kept) {}

  void finding(const Finding& finding) override {
    const std::uint64_t game = finding.game != nullptr ? finding.game->number : 0;
    kept_.shown.push_back({game, finding.diagnostic->code, finding.severity, finding.more_in_game});
  }
  void folded(const FoldedCode& folded) override {
    kept_.closing.push_back({folded.code, folded.severity, folded.affected, folded.games, folded.line});
  }
  void game(const pdn::cli::GameRecord&) override {}
  void unreadable(const draughts::IoError&) override {}
  void finish(const pdn::cli::Summary&) override {}

 private:
  Kept& kept_;
};

/// A code with the severity it ends up with.
struct Found {
  DiagnosticCode code;
  Severity severity;
  bool only_strict = false;
};

Found by_default(DiagnosticCode code) {
  return {code, draughts::facts_of(code).severity};
}
Found by_strict(DiagnosticCode code) {
  return {code, Severity::error, true};
}

using Games = std::vector<std::vector<Found>>;

/// What is shown of a file with these findings, game by game. Each game is a line of its own.
Record::Kept folded(const Games& games) {
  const sample::Source source(std::string(games.size(), '\n'));
  Record::Kept kept;
  FoldedReport report(std::make_unique<Record>(kept));
  for (std::size_t index = 0; index < games.size(); ++index) {
    const auto context = sample::game(index + 1);
    std::vector<draughts::Diagnostic> diagnostics;
    for (const Found& found : games[index]) {
      diagnostics.push_back(sample::diagnostic(found.code, {index, 0}));
    }
    for (std::size_t item = 0; item < diagnostics.size(); ++item) {
      const Found& found = games[index][item];
      report.finding({&source.file(), &context, &diagnostics[item], found.severity, found.only_strict, 0});
    }
    report.end_game();
  }
  report.end_file();
  return kept;
}

constexpr auto note = DiagnosticCode::result_as_terminator;
constexpr auto plain_note = DiagnosticCode::setup;
constexpr auto warning = DiagnosticCode::move_number;
constexpr auto error = DiagnosticCode::unreachable;

}  // namespace

TEST_CASE("2,400 games with result terminators are exactly four lines") {
  const auto kept = folded(Games(2400, {by_default(note)}));
  CHECK(kept.shown.size() == 3);
  CHECK(kept.closing == std::vector<Record::Closing>{{note, Severity::note, 2400, 2400, 1}});
}

TEST_CASE("three games with a code are shown without a closing line") {
  const auto kept = folded(Games(3, {by_default(note)}));
  CHECK(kept.shown.size() == 3);
  CHECK(kept.closing.empty());
}

TEST_CASE("the closing line counts the games that have the code, and names the first") {
  Games games(10);
  for (const std::size_t index : {2U, 4U, 5U, 9U}) games[index] = {by_default(note)};
  const auto kept = folded(games);
  CHECK(kept.shown.size() == 3);
  CHECK(kept.closing == std::vector<Record::Closing>{{note, Severity::note, 4, 10, 3}});
}

TEST_CASE("within a game the first finding of a code tells how many more there are") {
  const auto kept = folded({{by_default(warning), by_default(plain_note), by_default(warning), by_default(warning)}});
  CHECK(kept.shown ==
        std::vector<Record::Shown>{{1, warning, Severity::warning, 2}, {1, plain_note, Severity::note, 0}});
}

TEST_CASE("codes without the mark F are shown in every game") {
  const auto kept = folded(Games(10, {by_default(warning)}));
  CHECK(kept.shown.size() == 10);
  CHECK(kept.closing.empty());
}

TEST_CASE("errors are never folded") {
  const auto kept = folded(Games(10, {by_default(error), by_default(error)}));
  CHECK(kept.shown.size() == 20);
  CHECK(kept.closing.empty());
}

TEST_CASE("a code that the user made an error is not folded") {
  const auto kept = folded(Games(10, {{note, Severity::error, false}, {note, Severity::error, false}}));
  CHECK(kept.shown.size() == 20);
}

TEST_CASE("codes raised by --strict alone fold as before and close as errors") {
  const auto kept = folded(Games(10, {by_strict(note), by_strict(note)}));
  CHECK(kept.shown.size() == 3);
  CHECK(kept.shown.front().more == 1);
  CHECK(kept.closing == std::vector<Record::Closing>{{note, Severity::error, 10, 10, 1}});
}

TEST_CASE("bad results and tag values fold over a file as notes, not as warnings") {
  for (const auto code : {DiagnosticCode::bad_result, DiagnosticCode::bad_tag_value}) {
    CHECK(folded(Games(10, {{code, Severity::note}})).shown.size() == 3);
    CHECK(folded(Games(10, {{code, Severity::warning}})).shown.size() == 10);
  }
}

TEST_CASE("within a game findings of one code fold whatever their severities, but never an error") {
  constexpr auto code = DiagnosticCode::tag_form;
  const auto kept =
      folded({{{code, Severity::note}, {code, Severity::error}, {code, Severity::warning}, {code, Severity::error}}});
  CHECK(kept.shown == std::vector<Record::Shown>{
                          {1, code, Severity::note, 1}, {1, code, Severity::error, 0}, {1, code, Severity::error, 0}});
}

TEST_CASE("over a file findings of one code are counted together, and the closing line has the severity of the first") {
  constexpr auto code = DiagnosticCode::tag_form;
  Games games(6, {{code, Severity::note}});
  games[1] = games[4] = {{code, Severity::warning}};
  const auto kept = folded(games);
  CHECK(kept.shown.size() == 3);
  CHECK(kept.closing == std::vector<Record::Closing>{{code, Severity::note, 6, 6, 1}});
}

TEST_CASE("every file starts anew") {
  const sample::Source source("\n");
  Record::Kept kept;
  FoldedReport report(std::make_unique<Record>(kept));
  const auto context = sample::game(1);
  const auto diagnostic = sample::diagnostic(note);
  for (int file = 0; file < 2; ++file) {
    for (int game = 0; game < 3; ++game) {
      report.finding(sample::finding(source, &context, diagnostic));
      report.end_game();
    }
    report.end_file();
  }
  CHECK(kept.shown.size() == 6);
  CHECK(kept.closing.empty());
}

TEST_CASE("a finding about the file as a whole is shown at once") {
  const sample::Source source("\n");
  Record::Kept kept;
  FoldedReport report(std::make_unique<Record>(kept));
  const auto diagnostic = sample::diagnostic(DiagnosticCode::not_pdn);
  report.finding(sample::finding(source, nullptr, diagnostic));
  CHECK(kept.shown.size() == 1);
}

namespace rc {

/// A finding of any code and severity; an error of the group writing is one by --strict alone.
template <>
struct Arbitrary<Found> {
  static Gen<Found> arbitrary() {
    return gen::map(gen::pair(gen::inRange<std::size_t>(0, draughts::diagnostic_codes().size()), gen::inRange(0, 3)),
                    [](const std::pair<std::size_t, int>& drawn) {
                      const draughts::CodeFacts& facts = draughts::diagnostic_codes()[drawn.first];
                      const auto severity = static_cast<Severity>(drawn.second);
                      return Found{facts.code, severity, severity == Severity::error && !facts.writing.empty()};
                    });
  }
};

}  // namespace rc

namespace {

/// How many findings of each code stand in each game.
using Counts = std::map<DiagnosticCode, std::map<std::uint64_t, std::uint64_t>>;

/// Is this an error that no folding may touch, among findings as drawn above?
bool is_plain_error(DiagnosticCode code, Severity severity) {
  return severity == Severity::error && draughts::facts_of(code).writing.empty();
}

}  // namespace

TEST_CASE("folding keeps counts: what is shown and what is counted add up to what was found") {
  rc::prop("for any findings in any games", [] {
    // Few codes, so that they repeat.
    const auto games = *rc::gen::container<Games>(rc::gen::container<std::vector<Found>>(rc::gen::suchThat(
        rc::gen::arbitrary<Found>(), [](const Found& found) { return static_cast<int>(found.code) % 10 == 0; })));
    Counts found;
    std::map<DiagnosticCode, std::uint64_t> errors;
    for (std::size_t index = 0; index < games.size(); ++index) {
      for (const Found& item : games[index])
        ++(is_plain_error(item.code, item.severity) ? errors[item.code] : found[item.code][index + 1]);
    }

    const auto kept = folded(games);
    Counts shown;
    for (const auto& item : kept.shown) {
      if (is_plain_error(item.code, item.severity)) {
        RC_ASSERT(item.more == 0U);
        --errors[item.code];
      } else {
        RC_ASSERT(shown[item.code].try_emplace(item.game, 1 + item.more).second);
      }
    }
    for (const auto& [code, left] : errors) RC_ASSERT(left == 0U);
    std::map<DiagnosticCode, std::uint64_t> counted;
    for (const auto& item : kept.closing) counted[item.code] = item.affected - 3;
    for (const auto& [code, in_games] : found) {
      for (const auto& [game, count] : shown[code]) RC_ASSERT(count == in_games.at(game));
      RC_ASSERT(shown[code].size() + counted[code] == in_games.size());
      if (!draughts::facts_of(code).folds) RC_ASSERT(counted[code] == 0U);
    }
  });
}
