// Findings for people, whole as they are printed.
#include "common/report_text.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <sstream>

#include "sample.hpp"

using draughts::DiagnosticCode;
using pdn::cli::Finding;
using pdn::cli::GameContext;
using pdn::cli::make_text_report;
using pdn::cli::Palette;

namespace {

std::string printed(const Finding& finding, bool coloured = false) {
  std::ostringstream out;
  make_text_report(out, Palette(coloured))->finding(finding);
  return out.str();
}

}  // namespace

TEST_CASE("an error shows the line, the caret, the game, the position and the hint") {
  const sample::Source source("[Event \"Cup\"]\n\n1. 32-28 19-23 2. 37-32 18-22 *\n");
  const auto game = sample::game();
  const auto diagnostic = sample::must_capture(source);
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:3:19: error: white must capture: 28x19 [must-capture]\n"
        " 1. 32-28 19-23 2. 37-32 18-22 *\n"
        "                   ^~~~~\n"
        "  game 41, \"Ivanov, I. – Jansen, J.\", after 1... 19-23, position W:W28,31,33-50:B1-18,20,23\n"
        "  hint: 28x19 is the only legal move (FMJD Annex 1, article 4.2)\n");
}

TEST_CASE("round, variation, suggestions and several legal moves are told where there are any") {
  const sample::Source source("1. 32-28 (1. 32-29) *\n");
  const GameContext game = sample::game(3, "A – B", "3");
  auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-29"));
  diagnostic.variation = {2, 1};
  diagnostic.board = draughts::BoardContext{sample::after_two_plies(), "", {"32-27", "32-28"}};
  diagnostic.suggestions = {"32-28"};
  diagnostic.rule = "FMJD Annex 1, article 3.4";
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:1:14: error: the piece can't get there [unreachable]\n"
        " 1. 32-28 (1. 32-29) *\n"
        "              ^~~~~\n"
        "  game 3, \"A – B\", round 3, variation 2.1, position W:W28,31,33-50:B1-18,20,23\n"
        "  rule: FMJD Annex 1, article 3.4\n"
        "  perhaps: 32-28\n"
        "  legal: 32-27, 32-28\n");
}

TEST_CASE("rule and suggestions that the hint names are not told twice") {
  const sample::Source source("1. 32-29 *\n");
  const auto game = sample::game(1, "");
  auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-29"));
  diagnostic.hint = "did you mean 32-28 or 32-27? (FMJD Annex 1, article 3.4)";
  diagnostic.rule = "FMJD Annex 1, article 3.4";
  diagnostic.suggestions = {"32-28", "32-27"};
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:1:4: error: the piece can't get there [unreachable]\n"
        " 1. 32-29 *\n"
        "    ^~~~~\n"
        "  game 1\n"
        "  hint: did you mean 32-28 or 32-27? (FMJD Annex 1, article 3.4)\n");
}

TEST_CASE("of many legal moves the first twelve are listed") {
  const sample::Source source("1. 1-2 *\n");
  const auto game = sample::game();
  auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("1-2"));
  diagnostic.board.emplace();
  for (int number = 1; number <= 30; ++number) diagnostic.board->legal.push_back(fmt::format("m{}", number));
  CHECK(printed(sample::finding(source, &game, diagnostic)).find("m11, m12, … (30 in all)\n") != std::string::npos);
}

TEST_CASE("a note takes one line, its hint included") {
  const sample::Source source("1. 32-28 2-0\n");
  const auto game = sample::game();
  auto diagnostic = sample::diagnostic(DiagnosticCode::result_as_terminator, source.span_of("2-0"));
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:1:10: note: a result ends the game [result-as-terminator]\n");
  diagnostic.hint = "write *";
  Finding finding = sample::finding(source, &game, diagnostic);
  finding.more_in_game = 2;
  CHECK(printed(finding) ==
        "cup.pdn:1:10: note: a result ends the game; write * (+2 more in this game) [result-as-terminator]\n");
}

TEST_CASE("a note that --strict made an error still takes one line") {
  const sample::Source source("1. 32-28 2-0\n");
  const auto game = sample::game();
  const auto diagnostic = sample::diagnostic(DiagnosticCode::result_as_terminator, source.span_of("2-0"));
  Finding finding = sample::finding(source, &game, diagnostic);
  finding.severity = draughts::Severity::error;
  finding.only_strict = true;
  CHECK(printed(finding) == "cup.pdn:1:10: error: a result ends the game [result-as-terminator]\n");
}

TEST_CASE("a note that --error or --warn raised is shown whole") {
  const sample::Source source("1. 32-28 2-0\n");
  const auto game = sample::game(1, "");
  auto diagnostic = sample::diagnostic(DiagnosticCode::result_as_terminator, source.span_of("2-0"));
  diagnostic.hint = "write *";
  Finding finding = sample::finding(source, &game, diagnostic);
  const std::string block =
      ": a result ends the game [result-as-terminator]\n"
      " 1. 32-28 2-0\n"
      "          ^~~\n"
      "  game 1\n"
      "  hint: write *\n";
  finding.severity = draughts::Severity::error;
  CHECK(printed(finding) == "cup.pdn:1:10: error" + block);
  finding.severity = draughts::Severity::warning;
  CHECK(printed(finding) == "cup.pdn:1:10: warning" + block);
}

TEST_CASE("a finding about a whole file has no source line") {
  const sample::Source source(std::string(8, '\0'), "zero.pdn");
  auto diagnostic = sample::diagnostic(DiagnosticCode::not_pdn);
  diagnostic.message = "this looks like zero bytes";
  CHECK(printed(sample::finding(source, nullptr, diagnostic)) ==
        "zero.pdn:1:1: error: this looks like zero bytes [not-pdn]\n");
}

TEST_CASE("text in another encoding is shown in UTF-8, with the caret under its character") {
  const sample::Source source("{J\xE1n} 1. 32-29 *\n");
  GameContext game = sample::game(1, "");
  game.encoding = draughts::Encoding::windows_1252;
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-29"));
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:1:10: error: the piece can't get there [unreachable]\n"
        " {Ján} 1. 32-29 *\n"
        "          ^~~~~\n"
        "  game 1\n");
}

TEST_CASE("escape sequences of a file don't reach the terminal") {
  const sample::Source source("{\x1b[2J} 1. 32-29 *\n", "a\x1b.pdn");
  const auto game = sample::game(1, "\x1b]0;title\x07");
  auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-29"));
  diagnostic.message = "\x1b[1m";
  diagnostic.hint = "\x1b[1m";
  CHECK(printed(sample::finding(source, &game, diagnostic)).find('\x1b') == std::string::npos);
}

TEST_CASE("a mark over several lines is underlined to the end of its first line") {
  const sample::Source source("1. 32-28 {not\nclosed");
  const auto game = sample::game(1, "");
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unterminated_comment, source.span_of("{not\nclosed"));
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "cup.pdn:1:10: error: the comment that opens here is not closed [unterminated-comment]\n"
        " 1. 32-28 {not\n"
        "          ^~~~\n"
        "  game 1\n");
}

TEST_CASE("colours are around place, severity, code and caret") {
  const sample::Source source("1. 32-29 *\n");
  const auto game = sample::game(1, "");
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable, source.span_of("32-29"));
  CHECK(printed(sample::finding(source, &game, diagnostic), true) ==
        "\x1b[1mcup.pdn:1:4:\x1b[0m \x1b[1;31merror\x1b[0m: the piece can't get there \x1b[2m[unreachable]\x1b[0m\n"
        " 1. 32-29 *\n"
        "    \x1b[1;32m^~~~~\x1b[0m\n"
        "  game 1\n");
}

TEST_CASE("a folded code is one line with the first place") {
  const sample::Source source("*\n");
  std::ostringstream out;
  make_text_report(out, Palette())
      ->folded({&source.file(), DiagnosticCode::result_as_terminator, draughts::Severity::note, 812, 809, 14, 52});
  CHECK(out.str() ==
        "cup.pdn: note: 809 of 812 games: a result ends the game (first at 14:52; -v shows each) "
        "[result-as-terminator]\n");
}

TEST_CASE("the option --games prints a line a game") {
  const sample::Source source("*\n");
  std::ostringstream out;
  const auto report = make_text_report(out, Palette());
  report->game({&source.file(), 7, sample::game(1, "A – B"), "international", "tag", 46, true, "A", "B", "2-0", ""});
  report->game({&source.file(), 19, sample::game(2, "C – D"), "", "", 0, std::nullopt, "C", "D", "", ""});
  CHECK(out.str() ==
        "cup.pdn:7: game 1, \"A – B\": valid, 46 plies, international (tag), 2-0\n"
        "cup.pdn:19: game 2, \"C – D\": not replayed\n");
}
