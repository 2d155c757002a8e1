// Looks for positions and parts of them in games while they are judged: one, or tens of thousands at once.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "draughts/game/position_visitor.hpp"
#include "draughts/search/found.hpp"
#include "draughts/search/position_pattern.hpp"

namespace draughts {

/// How it is looked for.
struct SearchOptions {
  bool either_colour{};      ///< the board turned round with colours swapped counts as well
  bool in_variations{};      ///< side lines count as well
  std::uint32_t stable = 1;  ///< a part must hold in so many positions in a row; it is found in the last of them
};

/// Finds patterns; the nth is query n. Reused from game to game. A pattern is asked on the board of each game's
/// variant, by that variant's names of squares; where those lack one of its squares, it can't be found.
class PositionSearch final : public PositionVisitor {
 public:
  PositionSearch(std::vector<PositionPattern> patterns, SearchOptions options);
  ~PositionSearch() override;

  void begin(Variant variant) override;
  void see(std::uint32_t ply, std::span<const SeenPosition> positions) override;
  void correct(const SeenPosition& position) override;
  void lose() override;
  void enter(bool continues, std::span<const std::uint32_t> path) override;
  void leave() override;
  void end() override {}

  /// Forgets the last game. To be called for a game that may not be judged at all.
  void clear() { found_.clear(); }

  /// What was found in the game that came last.
  [[nodiscard]] const Found& found() const noexcept { return found_; }

 private:
  class Board;
  struct Line;

  [[nodiscard]] bool is_looking() const noexcept;
  void test(std::uint32_t ply, const SeenPosition& position);

  std::vector<PositionPattern> patterns_;
  SearchOptions options_;
  std::vector<std::unique_ptr<const Board>> boards_;  ///< by variant, made when the first game of one comes
  const Board* board_ = nullptr;
  std::vector<Line> lines_;
  Found found_;
};

}  // namespace draughts
