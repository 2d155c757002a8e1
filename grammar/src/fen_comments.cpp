#include "pdn/fen_comments.hpp"

#include <utility>

namespace pdn {

using draughts::Entry;
using draughts::EntryKind;

void FenComments::add_to(draughts::Transcript& transcript, const WritingStyle& style) {
  names_.use_for(transcript, style);
  if (!names_.known()) return;
  walk_.begin(transcript);
  entries_.clear();
  Entry waiting;  // the comment of the last move, until its signs are past
  bool waits = false;
  const auto lay_down = [&] {
    if (std::exchange(waits, false)) entries_.push_back(waiting);
  };
  for (const Entry& entry : transcript.entries) {
    if (entry.kind != EntryKind::sign && entry.kind != EntryKind::glyph) lay_down();
    entries_.push_back(entry);
    walk_.take(entry);
    if (entry.kind != EntryKind::move || walk_.board() == nullptr) continue;
    const std::string fen = names_.fen(*walk_.board());
    waiting = {};
    waiting.kind = EntryKind::comment;
    waiting.text = transcript.keep(fen);
    waits = true;
  }
  lay_down();
  transcript.entries = entries_;
}

}  // namespace pdn
