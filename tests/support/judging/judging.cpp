#include "support/judging/judging.hpp"

#include <fmt/format.h>

#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"

namespace judging {

std::vector<Verdict> judge(const std::string& text, const Terms& terms) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes, terms.limits);
  std::vector<Verdict> verdicts;
  if (stream.not_pdn()) verdicts.push_back({false, false, 0, {*stream.not_pdn()}});
  draughts::Judge judge(terms.judge);
  draughts::Game game;
  draughts::Judgement judgement;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    verdicts.push_back({judgement.valid, judgement.replayed, judgement.plies, judgement.diagnostics});
  }
  return verdicts;
}

std::vector<draughts::Diagnostic> findings(const std::string& text, const Terms& terms) {
  std::vector<draughts::Diagnostic> all;
  for (const Verdict& verdict : judge(text, terms))
    all.insert(all.end(), verdict.findings.begin(), verdict.findings.end());
  return all;
}

std::vector<std::string> told(const std::string& text, const Terms& terms) {
  std::vector<std::string> lines;
  for (const auto& finding : findings(text, terms))
    lines.push_back(fmt::format("{} {} {}+{}", facts_of(finding.code).slug, name_of(finding.severity),
                                finding.span.offset, finding.span.length));
  return lines;
}

std::vector<std::string> codes(const std::string& text, const Terms& terms) {
  std::vector<std::string> slugs;
  for (const auto& finding : findings(text, terms)) slugs.emplace_back(facts_of(finding.code).slug);
  return slugs;
}

}  // namespace judging
