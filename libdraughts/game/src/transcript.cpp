#include "draughts/game/transcript.hpp"

#include <algorithm>

namespace draughts {

void Transcript::clear() {
  Transcript empty;
  std::swap(empty.tags, tags);
  std::swap(empty.entries, entries);
  std::swap(empty.squares, squares);
  std::swap(empty.setups, setups);
  std::swap(empty.broken, broken);
  std::swap(empty.text, text);
  std::swap(empty.terminator, terminator);
  empty.tags.clear();
  empty.entries.clear();
  empty.squares.clear();
  empty.setups.clear();
  empty.broken.clear();
  empty.text.clear();
  empty.terminator.clear();
  *this = std::move(empty);
}

std::string_view Transcript::tag(std::string_view name) const noexcept {
  const auto found = std::ranges::find(tags, name, &TextTag::name);
  return found == tags.end() ? std::string_view() : std::string_view(found->value);
}

}  // namespace draughts
