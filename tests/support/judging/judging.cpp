// Reads and judges a text in memory, each finding located while its game is still there.
#include "support/judging/judging.hpp"

#include <fmt/format.h>

#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"

namespace judging {

namespace {

LineColumn place_of(const draughts::Diagnostic& finding, const pdn::PdnStream& stream, draughts::Encoding encoding) {
  const draughts::Place place = stream.locate(finding.span.offset, encoding);
  return {place.line, place.column};
}

Verdict verdict_on(const draughts::Judgement& judgement) {
  Verdict verdict;
  verdict.valid = judgement.valid;
  verdict.replayed = judgement.replayed;
  verdict.plies = judgement.plies;
  verdict.findings = judgement.diagnostics;
  verdict.variant = judgement.variant;
  verdict.variant_source = judgement.variant_source;
  return verdict;
}

}  // namespace

std::vector<Verdict> judge(const std::string& text, const Terms& terms) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes, terms.limits);
  std::vector<Verdict> verdicts;
  if (stream.not_pdn()) {
    Verdict& verdict = verdicts.emplace_back();
    verdict.findings = {*stream.not_pdn()};
    verdict.places = {place_of(*stream.not_pdn(), stream, draughts::Encoding::utf_8)};
  }
  draughts::Judge judge(terms.judge);
  draughts::Game game;
  draughts::Judgement judgement;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    Verdict& verdict = verdicts.emplace_back(verdict_on(judgement));
    for (const auto& finding : verdict.findings) verdict.places.push_back(place_of(finding, stream, game.encoding));
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
  for (const Verdict& verdict : judge(text, terms)) {
    for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
      const auto& finding = verdict.findings[index];
      const LineColumn& place = verdict.places[index];
      lines.push_back(fmt::format("{} {} {}:{} {}+{}", facts_of(finding.code).slug, name_of(finding.severity),
                                  place.line, place.column, finding.span.offset, finding.span.length));
    }
  }
  return lines;
}

std::vector<std::string> codes(const std::string& text, const Terms& terms) {
  std::vector<std::string> slugs;
  for (const auto& finding : findings(text, terms)) slugs.emplace_back(facts_of(finding.code).slug);
  return slugs;
}

}  // namespace judging
