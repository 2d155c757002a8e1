// Walks the table of codes: each has its pair of texts, and each pair behaves.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "code_cases.hpp"
#include "common/severity_rules.hpp"

namespace {

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

std::string expected(const CodeCase& pair) {
  const Marked marked = without_marks(pair.text);
  return fmt::format("{} {} {}+{}", draughts::facts_of(pair.code).slug, name_of(pair.severity), marked.offset,
                     marked.length);
}

}  // namespace

TEST_CASE("every diagnostic code has a text that yields it and a neighbour that doesn't") {
  for (const auto& facts : draughts::diagnostic_codes()) {
    CAPTURE(std::string(facts.slug));
    CHECK(std::ranges::count(code_cases(), facts.code, &CodeCase::code) > 0);
  }
}

TEST_CASE("each text yields exactly its code, at its place and with its severity") {
  for (const CodeCase& pair : code_cases()) {
    CAPTURE(pair.text);
    auto told = judging::told(without_marks(pair.text).text, pair.terms);
    std::erase_if(told, [&](const std::string& line) {
      return !pair.companion.empty() && line.starts_with(pair.companion + " ");
    });
    CHECK(told == std::vector{expected(pair)});
  }
}

TEST_CASE("no neighbour yields the code of its text with that severity") {
  for (const CodeCase& pair : code_cases()) {
    CAPTURE(pair.neighbour);
    for (const auto& finding : judging::findings(pair.neighbour, pair.terms)) {
      const bool same = finding.code == pair.code && finding.severity == pair.severity;
      CHECK_FALSE(same);
    }
  }
}

TEST_CASE("the option --strict makes exactly the group writing errors") {
  pdn::cli::SeverityRules strict;
  strict.be_strict();
  for (const CodeCase& pair : code_cases()) {
    const auto& facts = draughts::facts_of(pair.code);
    CAPTURE(std::string(facts.slug));
    for (const auto& finding : judging::findings(without_marks(pair.text).text, pair.terms)) {
      if (finding.code != pair.code) continue;
      const auto ruling = strict.ruling(finding);
      const bool writing = !facts.writing.empty();
      CHECK_FALSE(ruling.ignored);
      CHECK(ruling.severity == (writing ? draughts::Severity::error : pair.severity));
      CHECK(ruling.only_strict == (writing && pair.severity != draughts::Severity::error));
    }
  }
}
