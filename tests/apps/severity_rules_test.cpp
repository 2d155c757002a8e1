// --strict, --error, --warn, --ignore.
#include "common/severity_rules.hpp"

#include <catch2/catch.hpp>

#include "sample.hpp"

using draughts::DiagnosticCode;
using draughts::Severity;
using pdn::cli::Ruling;
using pdn::cli::SeverityRequest;
using pdn::cli::SeverityRules;

namespace {

Ruling ruling(const SeverityRules& rules, DiagnosticCode code) {
  return rules.ruling(sample::diagnostic(code));
}

}  // namespace

TEST_CASE("without rules every code keeps the severity it was reported with") {
  const SeverityRules rules;
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) {
    CAPTURE(facts.slug);
    const Ruling it = ruling(rules, facts.code);
    CHECK_FALSE(it.ignored);
    CHECK_FALSE(it.only_strict);
    CHECK(it.severity == facts.severity);
  }
}

TEST_CASE("the option --strict makes errors of exactly the group writing") {
  SeverityRules rules;
  rules.be_strict();
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) {
    CAPTURE(facts.slug);
    const Ruling it = ruling(rules, facts.code);
    CHECK(it.only_strict == !facts.writing.empty());
    CHECK(it.severity == (facts.writing.empty() ? facts.severity : Severity::error));
  }
}

TEST_CASE("a severity that its emitter lowered is kept where no rule speaks") {
  auto finding = sample::diagnostic(DiagnosticCode::draw_repetition);
  finding.severity = Severity::note;
  CHECK(SeverityRules().ruling(finding).severity == Severity::note);
}

TEST_CASE("rules apply from left to right and the last one wins") {
  SeverityRules rules;
  REQUIRE(rules.apply(SeverityRequest::ignore, "all"));
  REQUIRE(rules.apply(SeverityRequest::warning, "must-capture, leading-zero"));
  REQUIRE(rules.apply(SeverityRequest::error, "leading-zero"));
  CHECK(ruling(rules, DiagnosticCode::syntax).ignored);
  CHECK(ruling(rules, DiagnosticCode::must_capture).severity == Severity::warning);
  CHECK(ruling(rules, DiagnosticCode::leading_zero).severity == Severity::error);
}

TEST_CASE("a rule overrides --strict, and its errors are not strict ones") {
  SeverityRules rules;
  rules.be_strict();
  REQUIRE(rules.apply(SeverityRequest::warning, "writing"));
  REQUIRE(rules.apply(SeverityRequest::error, "strength-star"));
  CHECK(ruling(rules, DiagnosticCode::leading_zero).severity == Severity::warning);
  CHECK(ruling(rules, DiagnosticCode::strength_star).severity == Severity::error);
  CHECK_FALSE(ruling(rules, DiagnosticCode::strength_star).only_strict);
}

TEST_CASE("an unknown code is refused with the nearest name, and nothing is changed") {
  SeverityRules rules;
  const auto applied = rules.apply(SeverityRequest::ignore, "syntax,must-captur");
  REQUIRE_FALSE(applied);
  CHECK(applied.error() == "no diagnostic code 'must-captur'; did you mean 'must-capture'? (--list-codes shows all)");
  CHECK_FALSE(ruling(rules, DiagnosticCode::syntax).ignored);
  CHECK_FALSE(rules.apply(SeverityRequest::ignore, " , "));
}
