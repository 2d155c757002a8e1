#include "common/fen_message.hpp"

#include <catch2/catch.hpp>

using draughts::DiagnosticCode;
using draughts::make_diagnostic;
using pdn::cli::fen_message;
using pdn::cli::Palette;

TEST_CASE("a message about a position has column, severity, code, the place and a hint") {
  const auto finding = make_diagnostic(DiagnosticCode::bad_fen, {7, 2}, "no such square", "correct the FEN");
  CHECK(fen_message("W:W31:B60", finding, Palette()) ==
        "column 8: error: no such square [bad-fen]\n W:W31:B60\n        ^~\n  hint: correct the FEN");
}

TEST_CASE("a finding without a message has its code's text, and none without a hint has one") {
  const auto finding = make_diagnostic(DiagnosticCode::impossible_position, {0, 0});
  const std::string text = fen_message("W:W31:B20", finding, Palette());
  CHECK(text == "column 1: warning: " + std::string(draughts::facts_of(finding.code).text) +
                    " [impossible-position]\n W:W31:B20\n ^");
}

TEST_CASE("columns count characters, and a place behind the end is its end") {
  const auto finding = make_diagnostic(DiagnosticCode::bad_fen, {5, 1}, "x");
  CHECK(fen_message("é€1", finding, Palette()).starts_with("column 3: "));
  CHECK(fen_message("W", make_diagnostic(DiagnosticCode::bad_fen, {9, 9}, "x"), Palette()) ==
        "column 2: error: x [bad-fen]\n W\n  ^");
}

TEST_CASE("what a position is typed with can't steer the terminal") {
  const auto finding = make_diagnostic(DiagnosticCode::bad_fen, {1, 1}, "found \"\x1b\"");
  CHECK(fen_message("W\x1b[2J", finding, Palette()).find('\x1b') == std::string::npos);
}

TEST_CASE("severity, code and mark are coloured where that is asked for") {
  const auto finding = make_diagnostic(DiagnosticCode::bad_fen, {1, 1}, "x");
  CHECK(fen_message("Wx", finding, Palette(true)).find("\x1b[") != std::string::npos);
}
