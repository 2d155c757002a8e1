#include "position_table.hpp"

#include <algorithm>

namespace draughts {

void PositionTable::finish() {
  if (entries_.empty()) return;
  std::ranges::stable_sort(entries_, {}, &Entry::key);
  slots_.assign(std::bit_ceil(entries_.size() * 2), none);
  filter_.assign(std::bit_ceil((entries_.size() + 3) / 4), 0);
  for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
    const std::uint64_t key = entries_[entry].key;
    if (entry > 0 && entries_[entry - 1].key == key) continue;
    filter_[word_of(key)] |= bit_of(key);
    std::size_t at = slot_of(key);
    while (slots_[at] != none) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = static_cast<std::uint32_t>(entry);
  }
}

}  // namespace draughts
