// Which game this is, where nobody says so: every variant's rules are tried, and what the games say for and against
// each is counted. Not here: when a game is asked, and what is told of the answer.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/game/result.hpp"
#include "replays.hpp"
#include "squares_used.hpp"

namespace draughts {

/// How many variants there are.
inline constexpr std::size_t variant_count = most_used_first.size();

/// What games say of one variant.
struct Support {
  std::uint32_t legal = 0;         ///< games that are legal by its rules, or whose GameType names it
  std::uint32_t votes = 0;         ///< of these, that speak for it
  std::uint32_t won = 0;           ///< of these, that somebody won on the board, and where a winner is written
  std::uint32_t contradicted = 0;  ///< of these, where it is the other side
  std::int64_t closeness = 0;      ///< how near it comes to games that it refuses, in plies
};

/// Counts game by game.
class Inference {
 public:
  /// Tries every variant on a game. `outcome` is what is written of its end, a score's first side taken for White.
  void add(const Game& game, Outcome outcome, Replays& replays);

  /// Counts a game that names its variant.
  void add_named(Variant variant) noexcept {
    ++count_of(variant).legal;
    ++count_of(variant).votes;
    counted_ = true;
  }

  /// The variants that most games speak for, the best first: those that results don't contradict, that come closest to
  /// the games, whose board is smaller, that are more usual. Those behind the first are legal for as many games. Where
  /// several games leave a choice between variants that name the squares alike, the first may be another one, whose
  /// stricter rules almost all of them kept. A guess alone where no game speaks for any. Empty before anything was
  /// counted.
  [[nodiscard]] std::vector<Variant> best() const;

  [[nodiscard]] const Support& of(Variant variant) const noexcept {
    return support_[static_cast<std::size_t>(variant)];
  }
  /// How a variant's trial of the last game went.
  [[nodiscard]] const TrialOutcome& last(Variant variant) const noexcept {
    return last_[static_cast<std::size_t>(variant)];
  }
  [[nodiscard]] const SquaresUsed& squares() const noexcept { return squares_; }
  /// Games that were tried.
  [[nodiscard]] std::uint32_t games() const noexcept { return games_; }

 private:
  Support& count_of(Variant variant) noexcept { return support_[static_cast<std::size_t>(variant)]; }
  [[nodiscard]] bool is_evidence(Variant variant) const noexcept;
  void vote(const Game& game, Replays& replays);
  [[nodiscard]] bool before(Variant a, Variant b) const noexcept;
  void weigh(const Game& game, Replays& replays);
  [[nodiscard]] std::optional<Variant> stricter_than(Variant first) const noexcept;

  /// What the last game's squares say of a variant's board.
  enum class Fit : std::uint8_t { own_names, other_names, lacking };

  std::array<Support, variant_count> support_{};
  std::array<Fit, variant_count> fit_{};
  bool from_setup_ = false;
  std::array<TrialOutcome, variant_count> last_{};
  SquaresUsed squares_;
  /// How much more one variant left to choose than another in the games that both allow, in bits.
  std::array<std::array<double, variant_count>, variant_count> more_choice_{};
  std::uint32_t weighed_ = 0;  ///< games that count in it
  std::uint32_t games_ = 0;
  bool counted_ = false;
};

}  // namespace draughts
