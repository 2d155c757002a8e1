// The rules as one entry a code, and the reading of comma lists.
#include "common/severity_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "pdn/nearest.hpp"

namespace pdn::cli {
namespace {

using draughts::CodeFacts;
using draughts::diagnostic_codes;

constexpr std::string_view all_codes = "all";
constexpr std::string_view writing_group = "writing";

std::size_t index_of(draughts::DiagnosticCode code) {
  return static_cast<std::size_t>(code);
}

std::string unknown_code(std::string_view name) {
  std::vector<std::string_view> candidates{all_codes, writing_group};
  for (const CodeFacts& facts : diagnostic_codes()) candidates.push_back(facts.slug);
  return fmt::format("no diagnostic code '{}'; did you mean '{}'? (--list-codes shows all)", name,
                     nearest(name, candidates));
}

/// The codes that one name of a list stands for.
tl::expected<std::vector<std::size_t>, std::string> codes_named(std::string_view name) {
  std::vector<std::size_t> chosen;
  if (name == all_codes || name == writing_group) {
    for (const CodeFacts& facts : diagnostic_codes())
      if (name == all_codes || !facts.writing.empty()) chosen.push_back(index_of(facts.code));
    return chosen;
  }
  const auto code = draughts::code_named(name);
  if (!code) return tl::unexpected(unknown_code(name));
  chosen.push_back(index_of(*code));
  return chosen;
}

/// A comma list's next name, taken off its front, without spaces around it.
std::string_view take_name(std::string_view& list) {
  const std::size_t comma = std::min(list.find(','), list.size());
  std::string_view name = list.substr(0, comma);
  list.remove_prefix(std::min(comma + 1, list.size()));
  while (name.starts_with(' ')) name.remove_prefix(1);
  while (name.ends_with(' ')) name.remove_suffix(1);
  return name;
}

}  // namespace

SeverityRules::SeverityRules() : rules_(diagnostic_codes().size()) {}

void SeverityRules::be_strict() {
  for (const CodeFacts& facts : diagnostic_codes())
    if (!facts.writing.empty()) rules_[index_of(facts.code)] = {SeverityRequest::error, true};
}

tl::expected<void, std::string> SeverityRules::apply(SeverityRequest request, std::string_view codes) {
  std::vector<std::size_t> chosen;
  while (!codes.empty()) {
    const std::string_view name = take_name(codes);
    if (name.empty()) continue;
    auto named = codes_named(name);
    if (!named) return tl::unexpected(std::move(named.error()));
    chosen.insert(chosen.end(), named->begin(), named->end());
  }
  if (chosen.empty()) return tl::unexpected(std::string("a list of diagnostic codes is empty"));
  for (const std::size_t index : chosen) rules_[index] = {request, false};
  return {};
}

Ruling SeverityRules::ruling(const draughts::Diagnostic& finding) const {
  const Rule& rule = rules_[index_of(finding.code)];
  if (!rule.request) return {false, finding.severity, false};
  switch (*rule.request) {
    case SeverityRequest::ignore:
      return {true, finding.severity, false};
    case SeverityRequest::warning:
      return {false, draughts::Severity::warning, false};
    case SeverityRequest::error:
      break;
  }
  const bool only_strict = rule.only_strict && finding.severity != draughts::Severity::error;
  return {false, draughts::Severity::error, only_strict};
}

}  // namespace pdn::cli
