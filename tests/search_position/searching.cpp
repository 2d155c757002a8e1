#include "searching.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <utility>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pattern_text.hpp"
#include "pdn/pdn_stream.hpp"

namespace searching {

draughts::PositionPattern pattern(const std::string& text) {
  auto read = text.starts_with('~') ? pdn::parse_pattern(text.substr(1)) : pdn::parse_whole_position(text);
  REQUIRE(read);
  return *std::move(read);
}

std::vector<draughts::Found> search(const std::string& text, const std::vector<std::string>& patterns,
                                    draughts::SearchOptions options, draughts::Variant variant) {
  std::vector<draughts::PositionPattern> wanted;
  for (const std::string& one : patterns) wanted.push_back(pattern(one));
  draughts::PositionSearch search(std::move(wanted), options);
  draughts::JudgeOptions terms;
  terms.variant = variant;
  terms.visitor = &search;
  draughts::Judge judge(terms);
  draughts::MemorySource source(text);
  pdn::PdnStream stream(source);
  draughts::Game game;
  draughts::Judgement judgement;
  std::vector<draughts::Found> found;
  while (stream.next(game)) {
    search.clear();
    judge.judge(game, stream.traits(), judgement);
    found.push_back(search.found());
  }
  return found;
}

std::vector<std::string> plies(const std::string& text, const std::vector<std::string>& patterns,
                               draughts::SearchOptions options) {
  const auto games = search(text, patterns, options);
  REQUIRE(games.size() == 1);
  std::vector<std::string> told;
  for (const draughts::FoundPly& ply : games.front().plies) {
    const auto& path = games.front().lines[ply.line];
    told.push_back(fmt::format("{}{}{}:{}{}", fmt::join(path, "."), path.empty() ? "" : "/", ply.query, ply.ply,
                               ply.turned ? "~" : ""));
  }
  return told;
}

}  // namespace searching
