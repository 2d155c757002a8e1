// Patterns are placed once a variant. Whole positions are found by their keys, parts one after the other.
#include "draughts/search/position_search.hpp"

#include <algorithm>
#include <utility>

#include "draughts/game/reading.hpp"
#include "draughts/rules/position_key.hpp"
#include "placed_pattern.hpp"
#include "position_table.hpp"

namespace draughts {

/// The patterns on the board of one variant.
class PositionSearch::Board {
 public:
  Board(Variant variant, const std::vector<PositionPattern>& patterns, bool either_colour) {
    const Numbering numbering = *make_numbering(own_reading(variant));
    const HalfTurn half_turn(variant);
    for (std::size_t query = 0; query < patterns.size(); ++query) {
      const auto placed = PlacedPattern::on(numbering, patterns[query]);
      if (!placed) continue;
      add(variant, {*placed, static_cast<std::uint32_t>(query), false});
      if (either_colour && placed->turned(half_turn) != *placed)
        add(variant, {placed->turned(half_turn), static_cast<std::uint32_t>(query), true});
    }
    table_.finish();
  }

  /// One pattern as it is found here.
  struct Entry {
    PlacedPattern pattern;
    std::uint32_t query{};
    bool turned{};
  };

  [[nodiscard]] bool is_empty() const noexcept { return whole_.empty() && parts_.empty(); }
  /// How many parts are looked for; each has a place.
  [[nodiscard]] std::size_t parts() const noexcept { return parts_.size(); }

  /// Calls `take(entry)` for each whole position that is there.
  template <class Take>
  void find_whole(const SeenPosition& position, Take take) const {
    table_.find(position.key, [&](std::uint32_t number) {
      if (whole_[number].pattern.fits(position)) take(whole_[number]);
    });
  }

  /// Calls `take(entry, place, fits)` for each part.
  template <class Take>
  void ask_parts(const SeenPosition& position, Take take) const {
    for (std::size_t place = 0; place < parts_.size(); ++place)
      take(parts_[place], place, parts_[place].pattern.fits(position));
  }

 private:
  void add(Variant variant, Entry entry) {
    if (!entry.pattern.is_whole()) return parts_.push_back(std::move(entry));
    const auto number = static_cast<std::uint32_t>(whole_.size());
    for (const Colour turn : {Colour::white, Colour::black}) {
      const PlacedPattern& pattern = entry.pattern;
      if (pattern.wants_turn(turn))
        table_.add(key_of_pieces(variant, pattern.white(), pattern.black(), pattern.kings(), turn), number);
    }
    whole_.push_back(std::move(entry));
  }

  std::vector<Entry> whole_;
  std::vector<Entry> parts_;
  PositionTable table_;
};

/// A line that is open. For how many positions each part has held, where that counts.
struct PositionSearch::Line {
  std::uint32_t number{};  ///< among the lines of what was found
  std::uint32_t ply{};     ///< of the position seen last
  std::vector<std::uint32_t> streaks;
  std::vector<std::uint32_t> streaks_before;  ///< the last position
};

PositionSearch::PositionSearch(std::vector<PositionPattern> patterns, SearchOptions options)
    : patterns_(std::move(patterns)), options_(options), boards_(all_variants().size()) {
  found_.clear();
}

PositionSearch::~PositionSearch() = default;

void PositionSearch::begin(Variant variant) {
  found_.clear();
  auto& board = boards_[static_cast<std::size_t>(variant)];
  if (!board) board = std::make_unique<const Board>(variant, patterns_, options_.either_colour);
  board_ = board.get();
  lines_.resize(1);
  lines_.front() = {};
  if (options_.stable > 1) lines_.front().streaks.assign(board_->parts(), 0);
}

bool PositionSearch::is_looking() const noexcept {
  return !board_->is_empty() && (options_.in_variations || lines_.size() == 1);
}

void PositionSearch::see(std::uint32_t ply, std::span<const SeenPosition> positions) {
  if (!is_looking()) return;
  found_.tested += positions.size();
  for (const SeenPosition& position : positions) test(ply++, position);
  lines_.back().ply = ply - 1;
}

void PositionSearch::test(std::uint32_t ply, const SeenPosition& position) {
  Line& line = lines_.back();
  const auto find = [&](const Board::Entry& entry) {
    found_.plies.push_back(
        {entry.query, line.number, ply, position.event, position.arrival == Arrival::laid, entry.turned});
  };
  board_->find_whole(position, find);
  if (options_.stable <= 1) {
    board_->ask_parts(position, [&](const Board::Entry& entry, std::size_t /*place*/, bool fits) {
      if (fits) find(entry);
    });
    return;
  }
  line.streaks_before = line.streaks;
  board_->ask_parts(position, [&](const Board::Entry& entry, std::size_t place, bool fits) {
    line.streaks[place] = fits ? line.streaks[place] + 1 : 0;
    if (line.streaks[place] >= options_.stable) find(entry);
  });
}

void PositionSearch::correct(const SeenPosition& position) {
  if (!is_looking()) return;
  Line& line = lines_.back();
  std::erase_if(found_.plies,
                [&](const FoundPly& found) { return found.line == line.number && found.ply == line.ply; });
  line.streaks = line.streaks_before;
  test(line.ply, position);
}

void PositionSearch::lose() {
  Line& line = lines_.back();
  line.streaks_before = line.streaks;
  std::ranges::fill(line.streaks, 0U);
}

void PositionSearch::enter(bool continues, std::span<const std::uint32_t> path) {
  const Line& parent = lines_.back();
  Line line;
  line.number = static_cast<std::uint32_t>(found_.lines.size());
  line.ply = parent.ply;
  line.streaks = continues ? parent.streaks : parent.streaks_before;
  line.streaks_before = line.streaks;
  found_.lines.emplace_back(path.begin(), path.end());
  lines_.push_back(std::move(line));
}

void PositionSearch::leave() {
  lines_.pop_back();
}

}  // namespace draughts
