#include "pdn-search-position/matched_games.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;

/// A ply by its line and number, and by what led there: a line may count a ply twice, with a setup between.
struct Place {
  std::vector<std::uint32_t> line;
  std::uint32_t ply{};
  bool laid{};

  friend auto operator<=>(const Place&, const Place&) = default;
};

std::set<Place> places_of(const draughts::Found& found) {
  std::set<Place> places;
  for (const draughts::FoundPly& ply : found.plies) places.insert({found.lines[ply.line], ply.ply, ply.laid});
  return places;
}

/// Follows the entries of a transcript line by line.
class Lines {
 public:
  /// Takes an entry; true for one that leads to a position.
  bool take(const Entry& entry) {
    if (entry.kind == EntryKind::variation_begin) {
      std::vector<std::uint32_t> path = open_.back().place.line;
      path.push_back(++open_.back().variations);
      open_.push_back({{std::move(path), open_.back().place.ply, false}, 0});
    } else if (entry.kind == EntryKind::variation_end) {
      open_.pop_back();
    } else if (draughts::is_ply(entry.kind)) {
      open_.back().place.ply = entry.ply;
      open_.back().place.laid = false;
      return true;
    } else if (entry.kind == EntryKind::setup) {
      open_.back().place.laid = true;
      return true;
    }
    return false;
  }

  [[nodiscard]] const Place& place() const { return open_.back().place; }

 private:
  struct Line {
    Place place;
    std::uint32_t variations{};
  };
  std::vector<Line> open_{{{{}, 0, true}, 0}};
};

/// Puts a comment behind each of the places, and behind the signs that belong to its move.
void mark(Transcript& transcript, const std::set<Place>& places) {
  std::vector<Entry> entries;
  Lines lines;
  bool due = places.contains(lines.place()) && !transcript.start_among_moves;
  const auto add_mark = [&] {
    Entry comment;
    comment.kind = EntryKind::comment;
    comment.text = transcript.keep("[%match]");
    entries.push_back(comment);
    due = false;
  };
  for (const Entry& entry : transcript.entries) {
    if (due && entry.kind != EntryKind::sign && entry.kind != EntryKind::glyph) add_mark();
    entries.push_back(entry);
    if (lines.take(entry)) due = places.contains(lines.place());
  }
  if (due) add_mark();
  transcript.entries = std::move(entries);
}

}  // namespace

void MatchedGames::take(const FoundGame& found) {
  transcriber_.transcribe(found.game, look_.at(found), transcript_);
  if (mark_) mark(transcript_, places_of(found.found));
  text_.clear();
  writer_.write(transcript_, text_);
  out_ << text_;
}

}  // namespace pdn::cli
