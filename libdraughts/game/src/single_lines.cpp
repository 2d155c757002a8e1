#include "draughts/game/single_lines.hpp"

#include <algorithm>
#include <span>

namespace draughts {
namespace {

/// The walk into side lines. What leads to the line at hand stands in one list that grows and shrinks.
class LineWalk {
 public:
  LineWalk(const Transcript& transcript, const std::function<void(const Transcript&)>& use)
      : entries_(transcript.entries), line_(transcript), use_(use) {
    line_.entries.clear();
  }

  void run() { walk({0, entries_.size()}); }

 private:
  struct Range {
    std::size_t begin{};
    std::size_t end{};
  };

  /// Gives the line of a range, then those of the side lines in it.
  void walk(Range range) {
    const std::size_t leading = line_.entries.size();
    for_each_own(range, [](std::size_t) {});
    use_(line_);
    line_.entries.resize(leading);
    for_each_own(range, [&](std::size_t begin) { enter(begin); });
    line_.entries.resize(leading);
  }

  /// Adds a range's own entries one by one; each side line is passed over, after a call with its beginning.
  template <class OnSideLine>
  void for_each_own(Range range, OnSideLine on_side_line) {
    for (std::size_t index = range.begin; index < range.end; ++index) {
      if (entries_[index].kind != EntryKind::variation_begin) {
        line_.entries.push_back(entries_[index]);
        continue;
      }
      on_side_line(index);
      index = end_of(index);
    }
  }

  /// Goes into the side line that begins there, and comes back.
  void enter(std::size_t begin) {
    std::vector<Entry> taken_back;
    if (!entries_[begin].continues) taken_back = take_back();
    walk({begin + 1, end_of(begin)});
    line_.entries.insert(line_.entries.end(), taken_back.begin(), taken_back.end());
  }

  /// Removes the last move, and what stands behind it.
  std::vector<Entry> take_back() {
    auto& entries = line_.entries;
    std::size_t move = entries.size();
    while (move > 0 && !is_ply(entries[move - 1].kind)) --move;
    if (move == 0) return {};
    std::vector<Entry> removed(entries.begin() + static_cast<std::ptrdiff_t>(move) - 1, entries.end());
    entries.resize(move - 1);
    return removed;
  }

  [[nodiscard]] std::size_t end_of(std::size_t begin) const {
    std::size_t depth = 0;
    for (std::size_t index = begin; index < entries_.size(); ++index) {
      if (entries_[index].kind == EntryKind::variation_begin) ++depth;
      if (entries_[index].kind == EntryKind::variation_end && --depth == 0) return index;
    }
    return entries_.size();
  }

  std::span<const Entry> entries_;
  Transcript line_;
  const std::function<void(const Transcript&)>& use_;
};

}  // namespace

void for_each_line(const Transcript& transcript, const std::function<void(const Transcript&)>& use) {
  LineWalk(transcript, use).run();
}

}  // namespace draughts
