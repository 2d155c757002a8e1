#include "pdn-search-position/searching.hpp"

#include <vector>

namespace pdn::cli {

Searching::Searching(const SearchToolOptions& options, std::size_t sought, draughts::PositionSearch& search,
                     FoundSink& sink)
    : options_(options), search_(search), sink_(sink) {
  if (options.where) selector_.emplace(*options.where);
  summary_.matches_of.resize(sought);
}

bool Searching::wants(const draughts::Game& game) {
  if (selector_) {
    const draughts::Truth truth = selector_->truth({game, nullptr});
    if (truth == draughts::Truth::no) return false;
    if (truth == draughts::Truth::unknown && !selector_->needs_judgement()) return false;
  }
  search_.clear();
  return true;
}

bool Searching::game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) {
  if (selector_ && selector_->needs_judgement() && !selector_->selects({game, &judgement})) return true;
  ++summary_.games;
  if (!judgement.valid) ++broken_;
  const draughts::Found& found = search_.found();
  summary_.positions_tested += found.tested;
  if (found.plies.empty()) return true;
  std::vector<FoundGroup> groups = groups_of(found);
  if (options_.most && summary_.matches + groups.size() > *options_.most)
    groups.resize(*options_.most - summary_.matches);
  summary_.matches += groups.size();
  for (const FoundGroup& group : groups) ++summary_.matches_of[group.sought];
  sink_.take({file, game, judgement, found, groups});
  return !options_.most || summary_.matches < *options_.most;
}

}  // namespace pdn::cli
