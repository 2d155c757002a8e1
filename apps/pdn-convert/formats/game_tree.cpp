#include "pdn-convert/formats/game_tree.hpp"

namespace pdn::cli {

using draughts::EntryKind;

void GameTree::use_for(const draughts::Transcript& transcript) {
  transcript_ = &transcript;
  const auto& entries = transcript.entries;
  ends_.assign(entries.size(), entries.size());
  open_.clear();
  for (std::size_t index = 0; index < entries.size(); ++index) {
    if (entries[index].kind == EntryKind::variation_begin) open_.push_back(index);
    if (entries[index].kind != EntryKind::variation_end || open_.empty()) continue;
    ends_[open_.back()] = index + 1;
    open_.pop_back();
  }
}

std::size_t GameTree::end_of_attachments(std::size_t first) const noexcept {
  while (hangs(first)) first = next(first);
  return first;
}

bool GameTree::hangs(std::size_t index) const noexcept {
  const auto& entries = transcript_->entries;
  return index < entries.size() && !is_step(entries[index].kind) && entries[index].kind != EntryKind::variation_end;
}

std::size_t GameTree::next(std::size_t index) const noexcept {
  return transcript_->entries[index].kind == EntryKind::variation_begin ? ends_[index] : index + 1;
}

}  // namespace pdn::cli
