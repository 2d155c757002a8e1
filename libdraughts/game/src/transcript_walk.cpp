#include "draughts/game/transcript_walk.hpp"

#include <utility>

namespace draughts {

void TranscriptWalk::begin(const Transcript& transcript) {
  transcript_ = &transcript;
  lines_.clear();
  lines_.push_back({transcript.start, std::nullopt, transcript.start_turn_known, true, 0});
}

void TranscriptWalk::take(const Entry& entry) {
  switch (entry.kind) {
    case EntryKind::move:
      return play(entry);
    case EntryKind::unjudged_move:
    case EntryKind::null_move:
      return lose();
    case EntryKind::setup:
      return lay(transcript_->setups[entry.value]);
    case EntryKind::variation_begin:
      return branch_off(entry.continues);
    case EntryKind::variation_end:
      return leave(depth() > 0 ? depth() - 1 : 0);
    case EntryKind::comment:
    case EntryKind::sign:
    case EntryKind::glyph:
    case EntryKind::broken:
      return;
  }
}

void TranscriptWalk::leave(std::size_t depth) {
  while (lines_.size() > depth + 1) lines_.pop_back();
}

void TranscriptWalk::play(const Entry& move) {
  Line& line = lines_.back();
  line.begun = true;
  line.before = line.now;
  line.turn_known = true;
  if (!line.now) return;
  line.now->give_turn(move.turn);
  line.now->play(move.from, move.to, transcript_->captured(move), move.promotes);
}

void TranscriptWalk::lose() {
  Line& line = lines_.back();
  line.begun = true;
  line.before = std::exchange(line.now, std::nullopt);
}

void TranscriptWalk::lay(const LaidSetup& setup) {
  Line& line = lines_.back();
  line.begun = true;
  line.before.reset();
  line.now = setup.diagram;
  line.turn_known = setup.turn_known;
}

void TranscriptWalk::branch_off(bool continues) {
  // In a variation that has no move yet, another one branches off from the same place.
  const std::size_t parent = line().begun ? lines_.size() - 1 : line().parent;
  const Line& from = lines_[parent];
  Line variation;
  variation.parent = parent;
  variation.now = continues ? from.now : from.before;
  variation.turn_known = !continues || from.turn_known;
  lines_.push_back(variation);
}

}  // namespace draughts
