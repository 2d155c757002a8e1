// Counts towards the draws that happen by themselves, move by move, with a way back for variations.
// Draws by agreement, and positions that nobody can win, are not judged.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/rules.hpp"

namespace draughts {

/// A draw that a line of moves has reached.
struct DrawReached {
  DrawRule rule{};
  std::uint32_t ply{};  ///< moves pushed since `start`, the one that reached the draw included

  friend bool operator==(const DrawReached&, const DrawReached&) = default;
};

/// The article of a rule in the variant's own rule book, such as "6.1".
template <Rules R>
[[nodiscard]] std::string_view article_of(DrawRule rule) noexcept;

/// Follows one line of moves. Copying it is copying the line; pop and push follow a variation.
template <Rules R>
class DrawWatch {
 public:
  /// Forgets everything: the line begins here, and this position is the first to count.
  void start(const Position<R>& position);

  /// Counts afresh from here, as after a setup or an unknown move; `pop` takes it back like a move.
  void restart(const Position<R>& position);

  /// Counts a move that was played. True when it brought the line to its first draw.
  bool push(const Move<R>& move, const Position<R>& before, const Position<R>& after) {
    if (needs_kings && before.kings().is_empty() && after.kings().is_empty()) {
      ++line_.back().men_only;
      return false;
    }
    count(move, before, after);
    return reached_now();
  }

  /// Takes the last `push` or `restart` back.
  void pop() noexcept {
    if (line_.back().men_only > 0) {
      --line_.back().men_only;
    } else {
      line_.pop_back();
    }
  }

  /// The first draw that the line reached, at the last move or before; forgotten by a restart.
  [[nodiscard]] std::optional<DrawReached> reached() const noexcept {
    const Counts& last = line_.back();
    return last.reached_ply == 0 ? std::nullopt : std::optional(DrawReached{last.reached_rule, last.reached_ply});
  }

  /// Whether the last move was the one that reached it.
  [[nodiscard]] bool reached_now() const noexcept {
    return line_.back().reached_ply != 0 && line_.back().reached_ply == ply();
  }

 private:
  /// The counts after one move, and how many moves without a king followed that changed none of them.
  struct Counts {
    std::uint64_t key{};
    std::uint32_t ply{};
    std::uint32_t men_only{};
    std::uint32_t reversible{};   ///< plies in a row that could be taken back: how far back the same position can lie
    std::uint32_t unchanged{};    ///< plies in a row without capture and promotion
    std::uint32_t reached_ply{};  ///< of the first draw; 0 without one
    std::array<std::uint32_t, R::lone_king_draws.size()> stood{};  ///< positions in a row that have each one's form
    DrawRule reached_rule{};                                       ///< the first draw's
  };

  static constexpr bool men_go_sideways = R::step_lines != Lines::diagonal;
  static_assert(!men_go_sideways || R::no_progress.plies == 0 ||
                    R::no_progress.progress != Progress::capture_or_mans_move,
                "reversible plies are those by kings only where men can't go sideways");

  /// Without a king nothing is counted where men go forward only, so that no position comes back, and where any move of
  /// theirs is progress.
  static constexpr bool needs_kings =
      !men_go_sideways && (R::no_progress.plies == 0 || R::no_progress.progress == Progress::capture_or_mans_move);

  [[nodiscard]] std::uint32_t ply() const noexcept { return line_.back().ply + line_.back().men_only; }
  void count(const Move<R>& move, const Position<R>& before, const Position<R>& after);
  [[nodiscard]] std::optional<DrawRule> rule_reached(const Counts& counts, const Position<R>& position) const noexcept;
  [[nodiscard]] int occurrences(const Counts& counts) const noexcept;

  std::vector<Counts> line_;
};

}  // namespace draughts
