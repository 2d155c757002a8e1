// One game on its way to a transcript: the walk along its events. The parts that need no walk are in transcriber.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/game/record.hpp"
#include "draughts/game/transcript.hpp"
#include "draughts/rules/numbering.hpp"
#include "lost_text.hpp"

namespace draughts {

/// Whether a tag of this name tells the position that a game begins with.
[[nodiscard]] inline bool tells_start(std::string_view name) noexcept {
  return name == "FEN" || name == "SetUp" || name == "Setup";
}

/// The walk. Lines are kept on a stack: the main line, and the variations that are open.
class Transcription {
 public:
  /// `numbering` is that of the judgement; null where the game names no square.
  Transcription(const Game& game, const Judgement& judgement, const Numbering* numbering, Transcript& transcript);

  /// Appends all entries.
  void run();

 private:
  /// Where a line stands.
  struct Line {
    Colour turn{};                         ///< of the ply to come
    Colour turn_before{};                  ///< of the last ply
    std::uint32_t ply = 0;                 ///< of the last ply
    std::int32_t expected_half = 0;        ///< the same where a setup has opened the numbers anew; 0: not known
    std::int32_t half = 0;                 ///< of the ply to come; 0: not known
    std::optional<std::size_t> last_move;  ///< the entry of the last move
    bool begun = false;                    ///< it has a ply or a setup
  };

  void on_event(std::size_t index);
  void on_move(std::size_t index);
  void on_null_move(std::size_t index);
  void on_setup(std::size_t index);
  void on_variation_begin(std::size_t index);
  void on_variation_end(std::size_t index);
  void on_strength(std::size_t index);
  void on_late_tag(const Tag& tag);
  void on_comment(std::string_view raw);
  void on_line_comment(std::string_view raw);

  void add_played(std::size_t index);
  void add_squares(Entry& entry, std::size_t index);
  void add_unjudged(std::size_t index);
  void add_lost_before(std::uint32_t offset);
  void add_broken(std::uint32_t begin, std::uint32_t end, const Diagnostic* finding);
  void add_comment(std::string text);
  Entry& add(EntryKind kind);
  [[nodiscard]] bool has_sign(std::size_t move) const;

  /// Takes the line at hand one ply on; returns the entry's part that all plies have.
  void make_ply(Entry& entry, std::optional<Colour> turn, std::int32_t half);
  void lay(Colour turn);
  void break_off(std::size_t index);
  [[nodiscard]] std::uint32_t end_of_line(std::size_t index) const;
  [[nodiscard]] std::uint32_t begin_with_number(std::uint32_t offset) const;
  [[nodiscard]] std::size_t begin_of_number(std::size_t index) const;
  [[nodiscard]] const Diagnostic* error_in(std::uint32_t begin, std::uint32_t end) const;

  [[nodiscard]] std::string utf_8(std::string_view raw) const;
  [[nodiscard]] Line& line() { return lines_.back(); }
  [[nodiscard]] const RecordedEvent& record(std::size_t index) const { return judgement_.record.events[index]; }

  const Game& game_;
  const Judgement& judgement_;
  const Numbering* numbering_;
  Transcript& transcript_;
  std::vector<Line> lines_;
  std::vector<LostText> lost_;
  std::size_t next_lost_ = 0;
  std::uint32_t done_ = 0;  ///< text before this offset is in a broken text
};

}  // namespace draughts
