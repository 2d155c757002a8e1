#include "pdn-convert/formats/game_tree.hpp"

#include <algorithm>

namespace pdn::cli {

using draughts::EntryKind;

void GameTree::use_for(const draughts::Transcript& transcript) {
  transcript_ = &transcript;
  const auto& entries = transcript.entries;
  open_.clear();
  const auto begins = [](const draughts::Entry& entry) { return entry.kind == EntryKind::variation_begin; };
  if (std::ranges::none_of(entries, begins)) return;
  ends_.assign(entries.size(), entries.size());
  for (std::size_t index = 0; index < entries.size(); ++index) {
    if (entries[index].kind == EntryKind::variation_begin) open_.push_back(index);
    if (entries[index].kind != EntryKind::variation_end || open_.empty()) continue;
    ends_[open_.back()] = index + 1;
    open_.pop_back();
  }
}

}  // namespace pdn::cli
