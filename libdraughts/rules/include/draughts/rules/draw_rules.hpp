// Counts towards the draws that happen by themselves, move by move, with a way back for variations.
// Draws by agreement, and positions that nobody can win, are not judged.
#pragma once

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
    // Where there is no king nothing is counted: men go one way only, so no position comes back.
    if (before.kings().is_empty() && after.kings().is_empty()) {
      ++line_.back().men_only;
      return false;
    }
    push_with_kings(move, before, after);
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
    std::uint32_t kings_only{};    ///< plies of kings without a capture: how far back the same position can lie
    std::uint32_t lone_king{};     ///< plies within one list of forms of material
    std::uint32_t reached_ply{};   ///< of the first draw; 0 without one
    DrawRule reached_rule{};       ///< that first draw's
    std::int8_t lone_king_draw{};  ///< which of the variant's lists, or no_list
  };

  static constexpr std::int8_t no_list = -1;

  [[nodiscard]] std::uint32_t ply() const noexcept { return line_.back().ply + line_.back().men_only; }
  /// By value, so that these positions need no place in memory as long as there are no kings.
  void push_with_kings(Move<R> move, Position<R> before, Position<R> after);
  [[nodiscard]] static std::int8_t lone_king_list(const Position<R>& position) noexcept;
  [[nodiscard]] std::optional<DrawRule> rule_reached(const Counts& counts) const noexcept;
  [[nodiscard]] int occurrences(const Counts& counts) const noexcept;

  std::vector<Counts> line_;
};

}  // namespace draughts
