// The boards of a transcript: what stands on the board before and behind each of its entries, side lines included.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "draughts/game/diagram.hpp"
#include "draughts/game/transcript.hpp"

namespace draughts {

/// Follows a transcript entry by entry. Needs the captured pieces of each move (RecordDetail::captures). Reused from
/// game to game.
class TranscriptWalk {
 public:
  /// Goes to the start of a transcript, which must outlive the walk along it.
  void begin(const Transcript& transcript);

  /// Takes the next entry. Entries that change no board may be left out.
  void take(const Entry& entry);

  /// Leaves variations until it is in so many of them.
  void leave(std::size_t depth);

  /// The board now, in the line at hand; null where nobody knows it: behind a ply that is not known, up to a setup.
  [[nodiscard]] const Diagram* board() const noexcept { return pointer_to(line().now); }

  /// The board before the last ply of the line at hand; null where it is not known, and behind a setup.
  [[nodiscard]] const Diagram* board_before() const noexcept { return pointer_to(line().before); }

  /// Whether the board's turn is one that somebody told, or the rules.
  [[nodiscard]] bool turn_known() const noexcept { return line().turn_known; }

  /// How many variations the walk is in.
  [[nodiscard]] std::size_t depth() const noexcept { return lines_.size() - 1; }

 private:
  /// The main line, or a variation that is open.
  struct Line {
    std::optional<Diagram> now;
    std::optional<Diagram> before;
    bool turn_known{};
    bool begun{};          ///< it has a ply or a setup
    std::size_t parent{};  ///< the line that it branches off from
  };

  [[nodiscard]] static const Diagram* pointer_to(const std::optional<Diagram>& diagram) noexcept {
    return diagram ? &*diagram : nullptr;
  }
  [[nodiscard]] const Line& line() const noexcept { return lines_.back(); }
  void play(const Entry& move);
  void lose();
  void lay(const LaidSetup& setup);
  void branch_off(bool continues);

  const Transcript* transcript_{};
  std::vector<Line> lines_{1};
};

}  // namespace draughts
