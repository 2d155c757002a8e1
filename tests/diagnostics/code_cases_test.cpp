// Walks the table of codes: each has its pair of texts, and each pair behaves. Which codes are of the group writing and
// which fold stands here once more, so that a slip in the code's own table is seen.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <string_view>

#include "code_cases.hpp"
#include "common/severity_rules.hpp"

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

/// A text without its marks, and the place between them.
struct Marked {
  std::string text;
  std::size_t offset{};
  std::size_t length{};
};

Marked without_marks(std::string text) {
  const std::string open = "‹";
  const std::string close = "›";
  const std::size_t begin = text.find(open);
  REQUIRE(begin != std::string::npos);
  text.erase(begin, open.size());
  const std::size_t end = text.find(close, begin);
  REQUIRE(end != std::string::npos);
  text.erase(end, close.size());
  return {text, begin, end - begin};
}

/// Line and column of a place, counted by hand: characters of UTF-8 where the text is that, else bytes.
judging::LineColumn line_and_column(const std::string& text, std::size_t offset) {
  const bool utf_8 = draughts::is_utf_8(text);
  judging::LineColumn place{1, 1};
  for (std::size_t at = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0; at < offset; ++at) {
    const bool goes_on = utf_8 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    if (!goes_on) ++place.column;
    if (text[at] == '\n') place = {place.line + 1, 1};
  }
  return place;
}

/// The finding of a pair as `judging::told` writes it, when `before` stands before its text.
std::string expected(const CodeCase& pair, const std::string& before = {}) {
  const Marked marked = without_marks(before + pair.text);
  const auto [line, column] = line_and_column(marked.text, marked.offset);
  return fmt::format("{} {} {}:{} {}+{}", draughts::facts_of(pair.code).slug, name_of(pair.severity), line, column,
                     marked.offset, marked.length);
}

/// What is told of a pair's text without the code that can't but come along.
std::vector<std::string> told(const CodeCase& pair, const std::string& before = {}) {
  auto lines = judging::told(without_marks(before + pair.text).text, pair.terms);
  std::erase_if(lines, [&](const std::string& line) {
    return !pair.companion.empty() && line.starts_with(pair.companion + " ");
  });
  return lines;
}

/// Column W of the documents' table: the codes that a writing restriction of PDN 3.0 stands behind.
const std::set<std::string_view> writing_codes = {
    "ambiguous-resolved", "null-move",     "wrong-separator",       "capture-sign",  "partial-path",
    "needless-path",      "space-in-move", "space-before-strength", "strength-star", "result-as-terminator",
    "missing-terminator", "leading-zero",  "wrong-notation",        "late-tag",      "tag-form",
    "move-form",          "stray-bytes",   "line-comment",          "fen-form",      "encoding"};

/// Column F of that table: the codes that are told of a file's first games and then counted.
const std::set<std::string_view> folding_codes = {
    "variant-inferred", "result-side",          "wrong-separator",    "capture-sign",
    "bad-result",       "needless-path",        "space-in-move",      "space-before-strength",
    "strength-star",    "result-as-terminator", "missing-terminator", "leading-zero",
    "wrong-notation",   "empty-game",           "missing-tag",        "duplicate-tag",
    "bad-tag-value",    "foreign-tag",          "tag-form",           "move-form",
    "stray-bytes",      "line-comment",         "fen-form",           "game-type-form",
    "encoding"};

}  // namespace

TEST_CASE("every diagnostic code has a text that yields it and a neighbour that doesn't") {
  for (const auto& facts : draughts::diagnostic_codes()) {
    CAPTURE(std::string(facts.slug));
    CHECK(std::ranges::count(code_cases(), facts.code, &CodeCase::code) > 0);
  }
}

TEST_CASE("each text yields exactly its code, at its line, column, offset and length, with its severity") {
  for (const CodeCase& pair : code_cases()) {
    CAPTURE(pair.text);
    CHECK(told(pair) == std::vector{expected(pair)});
  }
}

TEST_CASE("behind another game each text yields the same, as many lines further down") {
  const std::string game_before = "[GameType \"20\"]\n\n1. 32-28 {žluť ♟} *\n\n";
  for (const CodeCase& pair : code_cases()) {
    // What holds of a whole file, or of its beginning, holds no longer behind a game.
    if (pair.code == draughts::DiagnosticCode::not_pdn || pair.text.starts_with(byte_order_mark)) continue;
    CAPTURE(pair.text);
    const auto lines = told(pair, game_before);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] == expected(pair, game_before));
  }
}

TEST_CASE("no neighbour yields the code of its text, whatever the severity") {
  for (const CodeCase& pair : code_cases()) {
    CAPTURE(pair.neighbour);
    const std::string slug(draughts::facts_of(pair.code).slug);
    const auto codes = judging::codes(pair.neighbour, pair.terms);
    CHECK(std::ranges::count(codes, slug) == 0);
  }
}

TEST_CASE("exactly the codes of column W break a writing restriction, and those of column F fold") {
  std::set<std::string_view> writing;
  std::set<std::string_view> folding;
  for (const auto& facts : draughts::diagnostic_codes()) {
    if (!facts.writing.empty()) writing.insert(facts.slug);
    if (facts.folds) folding.insert(facts.slug);
  }
  CHECK(writing == writing_codes);
  CHECK(folding == folding_codes);
}

TEST_CASE("the option --strict makes exactly the group writing errors") {
  pdn::cli::SeverityRules strict;
  strict.be_strict();
  for (const CodeCase& pair : code_cases()) {
    const std::string_view slug = draughts::facts_of(pair.code).slug;
    CAPTURE(std::string(slug));
    std::size_t seen = 0;
    for (const auto& finding : judging::findings(without_marks(pair.text).text, pair.terms)) {
      if (finding.code != pair.code) continue;
      ++seen;
      const auto ruling = strict.ruling(finding);
      const bool writing = writing_codes.contains(slug);
      CHECK_FALSE(ruling.ignored);
      CHECK(ruling.severity == (writing ? draughts::Severity::error : pair.severity));
      CHECK(ruling.only_strict == (writing && pair.severity != draughts::Severity::error));
    }
    CHECK(seen == 1);
  }
}
