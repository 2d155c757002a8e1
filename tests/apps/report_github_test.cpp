// Annotation lines, whole as they are printed.
#include "common/report_github.hpp"

#include <catch2/catch.hpp>
#include <sstream>

#include "sample.hpp"

using draughts::DiagnosticCode;
using pdn::cli::Finding;
using pdn::cli::make_github_report;

namespace {

std::string printed(const Finding& finding) {
  std::ostringstream out;
  make_github_report(out)->finding(finding);
  return out.str();
}

}  // namespace

TEST_CASE("an error is an annotation with place, code, game and hint") {
  const sample::Source source("1. 32-28 19-23 2. 37-32 18-22 *\n");
  const auto game = sample::game();
  const auto diagnostic = sample::must_capture(source);
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "::error file=cup.pdn,line=1,col=19,endColumn=24,title=must-capture::white must capture: 28x19"
        "%0Agame 41, Ivanov, I. – Jansen, J.%0Ahint: 28x19 is the only legal move (FMJD Annex 1, article 4.2)\n");
}

TEST_CASE("warnings are warnings and notes are notices") {
  const sample::Source source("1. 32-28 2-0\n");
  const auto game = sample::game(1, "");
  auto diagnostic = sample::diagnostic(DiagnosticCode::result_as_terminator, source.span_of("2-0"));
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "::notice file=cup.pdn,line=1,col=10,endColumn=13,title=result-as-terminator::a result ends the game"
        "%0Agame 1\n");
  diagnostic = sample::diagnostic(DiagnosticCode::move_number, source.span_of("1."));
  CHECK(printed(sample::finding(source, &game, diagnostic)).starts_with("::warning file="));
}

TEST_CASE("percent signs, line ends, colons and commas are escaped as GitHub demands") {
  const sample::Source source("1. 32-28\n", "a:b,c%d.pdn");
  auto diagnostic = sample::diagnostic(DiagnosticCode::not_pdn);
  diagnostic.message = "50% a, b: c";
  CHECK(printed(sample::finding(source, nullptr, diagnostic)) ==
        "::error file=a%3Ab%2Cc%25d.pdn,line=1,col=1,endColumn=2,title=not-pdn::50%25 a, b: c\n");
}

TEST_CASE("a file can't issue commands of its own") {
  const sample::Source source("1. 32-28\n", "a\n::error::b.pdn");
  const auto game = sample::game(1, "x\n::set-output name=a::b");
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unreachable);
  const std::string text = printed(sample::finding(source, &game, diagnostic));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
  CHECK(text.starts_with("::error file=a%0A%3A%3Aerror%3A%3Ab.pdn,"));
}

TEST_CASE("a finding over several lines has an end line and no end column") {
  const sample::Source source("{a\nb");
  const auto game = sample::game(1, "");
  const auto diagnostic = sample::diagnostic(DiagnosticCode::unterminated_comment, {0, 4});
  CHECK(printed(sample::finding(source, &game, diagnostic)) ==
        "::error file=cup.pdn,line=1,endLine=2,title=unterminated-comment::"
        "the comment that opens here is not closed%0Agame 1\n");
}

TEST_CASE("folded kinds and unreadable files are annotations too") {
  const sample::Source source("*\n");
  std::ostringstream out;
  const auto report = make_github_report(out);
  report->folded({&source.file(), DiagnosticCode::leading_zero, draughts::Severity::note, 10, 8, 1, 4});
  report->unreadable({"b.pdn.gz", "truncated gzip data"});
  CHECK(out.str() ==
        "::notice file=cup.pdn,line=1,col=4,title=leading-zero::8 of 10 games: a leading zero (first at 1:4; -v shows "
        "each)\n"
        "::error file=b.pdn.gz::truncated gzip data\n");
}
