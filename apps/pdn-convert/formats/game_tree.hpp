// The nesting of a transcript's entries, for formats that nest: what hangs on a move, and where a variation ends.
#pragma once

#include <cstddef>
#include <vector>

#include "draughts/game/transcript.hpp"

namespace pdn::cli {

/// Whether an entry is a step of its line: a move, a null move, a setup, or broken text, which ends it.
[[nodiscard]] constexpr bool is_step(draughts::EntryKind kind) noexcept {
  using enum draughts::EntryKind;
  return kind == move || kind == unjudged_move || kind == null_move || kind == setup || kind == broken;
}

/// Finds its way over variations. Reused from game to game.
class GameTree {
 public:
  /// Looks through the next game. Variations that its entries leave open end with the game.
  void use_for(const draughts::Transcript& transcript);

  /// The entry behind the variation that begins at `begin`.
  [[nodiscard]] std::size_t behind_variation(std::size_t begin) const noexcept { return ends_[begin]; }

  /// The entry behind what hangs on a line from `first` on, before its next step: the step, the end of the line, or the
  /// end of all entries.
  [[nodiscard]] std::size_t end_of_attachments(std::size_t first) const noexcept {
    while (hangs(first)) first = next(first);
    return first;
  }

  /// Calls `visit(index)` for each of those attachments: comments, signs, glyphs, and the beginnings of variations.
  template <class Visit>
  void for_attachments(std::size_t first, Visit visit) const {
    while (hangs(first)) {
      visit(first);
      first = next(first);
    }
  }

 private:
  [[nodiscard]] bool hangs(std::size_t index) const noexcept {
    const auto& entries = transcript_->entries;
    return index < entries.size() && !is_step(entries[index].kind) &&
           entries[index].kind != draughts::EntryKind::variation_end;
  }
  [[nodiscard]] std::size_t next(std::size_t index) const noexcept {
    return transcript_->entries[index].kind == draughts::EntryKind::variation_begin ? ends_[index] : index + 1;
  }

  const draughts::Transcript* transcript_{};
  std::vector<std::size_t> ends_;  ///< of entries that begin a variation; others mean nothing
  std::vector<std::size_t> open_;
};

}  // namespace pdn::cli
