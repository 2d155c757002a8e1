// Plays a game's events on a board, main line and variations, and says what is wrong with the moves. Knows nothing of
// tags or results; those are checked around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game.hpp"
#include "draughts/game/position_visitor.hpp"
#include "draughts/game/record.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/referee.hpp"
#include "line.hpp"
#include "plain_moves.hpp"
#include "written_move.hpp"

namespace draughts {

/// What a replay found out, for the checks around it.
struct ReplayOutcome {
  std::uint32_t plies{};           ///< of the main line that were played
  std::uint32_t written{};         ///< of the main line that were written
  bool whole{};                    ///< all of the main line was played
  std::optional<Colour> winner;    ///< on the board, in the final position
  bool crowned{};                  ///< by crowning a man
  std::optional<DrawInLine> draw;  ///< of the main line
};

/// What a replay is asked for beside its outcome.
struct ReplayWishes {
  bool suggest{};              ///< the legal moves that fit what was written, where that is not legal
  RecordDetail detail{};       ///< of the record
  Record* record{};            ///< to be filled; may be null where the detail is nothing
  PositionVisitor* visitor{};  ///< who looks at every position; may be null
};

/// What came of trying a game by a rule book.
struct TrialOutcome {
  bool legal{};                  ///< every move that could be judged is, in the side lines as well
  std::uint32_t plies{};         ///< of the main line that were played
  std::optional<Colour> winner;  ///< by the final position
};

/// Replays games by one rule book. Reused from game to game for its memory; a game leaves nothing behind.
template <Rules R>
class Replay {
 public:
  /// Plays `game`, whose squares are named so, adding to `findings`. The numbering must outlive what is asked of the
  /// replay afterwards.
  ReplayOutcome run(const Game& game, const Numbering& numbering, const ReplayWishes& wishes,
                    std::vector<Diagnostic>& findings);

  /// Plays `game` as far as the first move of the main line that is not legal, saying nothing.
  TrialOutcome try_out(const Game& game, const Numbering& numbering);

  /// The finding about a draw that a line reached; `went_on`: moves or another result followed.
  [[nodiscard]] Diagnostic draw_finding(const DrawInLine& draw, bool went_on) const;

 private:
  void begin();
  void play_events();
  void take_start_setup(const WrittenSetup& written);
  ReplayOutcome finish();
  [[nodiscard]] static std::optional<Colour> winner_in(const Position<R>& position);

  [[nodiscard]] bool play_plain_moves();
  void on_event(std::size_t index);
  void on_rare_event(std::size_t index);
  void on_move(std::size_t index);
  void on_null_move(std::size_t index);
  void on_setup(std::size_t index);
  void on_variation_begin(std::size_t index);
  void on_variation_end();

  [[nodiscard]] static bool is_short_with_right_sign(const Event& written, const Move<R>& move,
                                                     PathForm form) noexcept {
    const bool right_sign = written.separator == Separator::none ||
                            character_of(written.separator) == (move.is_capture() ? R::capture_sign : '-');
    return right_sign && form == PathForm::short_form;
  }
  [[nodiscard]] bool goes_on(const Line<R>& line, std::size_t index);
  void decide(std::size_t index);
  void branch_off(Line<R>& line, bool continues);
  [[nodiscard]] bool fits(const Position<R>& position, const Event& move);

  /// Plays a legal move; `form` is how it was written, nothing where the squares in hand are not the move's.
  void play(Line<R>& line, std::size_t index, Move<R> move, std::optional<PathForm> form);
  void advance(Line<R>& line, std::uint32_t plies, std::size_t last_event, const Position<R>& before,
               const Position<R>& after, const Move<R>& last);
  void watch_draw(Line<R>& line, std::size_t index);
  void check_writing(std::size_t index, const Move<R>& move, PathForm form);
  void see_number(Line<R>& line);
  void see_unexpected_number(Line<R>& line, std::size_t index);
  void skip(Line<R>& line, std::size_t index);

  void on_illegal(std::size_t index, Verdict verdict);
  [[nodiscard]] bool try_other_turn(std::size_t index);
  [[nodiscard]] bool resolve_by_rest(std::size_t index);
  [[nodiscard]] bool adopt_reply(std::size_t index);
  /// A capture that was written as several moves, one a hop.
  struct Hops {
    Move<R> move;
    std::size_t last{};  ///< the event of the last one
    unsigned count{};
  };
  [[nodiscard]] std::optional<Hops> hops_from(std::size_t index, const Position<R>& position);
  [[nodiscard]] static std::optional<Move<R>> capture_in_hops(const Position<R>& position, std::span<const Square> path,
                                                              unsigned hops);
  [[nodiscard]] bool join_hops(std::size_t index);
  [[nodiscard]] bool was_first_hop(std::size_t index);
  Diagnostic& report_hops(std::size_t index, const Position<R>& position, const Hops& hops);
  [[nodiscard]] bool setup_follows(std::size_t index) const;
  [[nodiscard]] std::string explain(std::size_t index, DiagnosticCode code);
  void let_stand(std::size_t index, const std::string& why);
  [[nodiscard]] DiagnosticCode reason(const Line<R>& line, Verdict verdict);
  void give_up();
  void report_illegal(std::size_t index, DiagnosticCode code);
  void on_bad_square(std::size_t index, WrittenSquare square);

  void lay(Line<R>& line, const Position<R>& position);
  [[nodiscard]] std::optional<Position<R>> position_of(const WrittenSetup& written, Colour turn_if_unknown);
  void report_oddities(const WrittenSetup& written, const Position<R>& position);

  void note_start(const Position<R>& position);
  [[nodiscard]] static Bitboard<typename R::Board> far_row_of(Colour side) noexcept;
  void note_stretch(const Line<R>& line, std::size_t plies);
  void note_move(std::size_t index, const Position<R>& position, const Move<R>& move, std::optional<PathForm> form,
                 std::int32_t half);
  void note_role(std::size_t index, EventRole role);
  void note_hops(std::size_t first, std::size_t last);
  void note_reply(std::size_t reply);
  void note_setup(std::size_t index, const Position<R>& position);

  [[nodiscard]] static SeenPosition seen_as(const Position<R>& position, Arrival arrival) noexcept;
  [[nodiscard]] Position<R>* place_for_seen();
  void show_beginning();
  void show_end();
  void show_laid(Line<R>& line);
  void show_stretch(Line<R>& line, std::size_t plies);
  void show_move(Line<R>& line, const Position<R>& position, const Move<R>& move, std::size_t index);
  void show_correction(const Line<R>& line, const Move<R>& move, std::size_t index);
  void show_loss(Line<R>& line);

  Line<R>& line() { return lines_.back(); }
  [[nodiscard]] const Event& event(std::size_t index) const { return game_->events[index]; }
  [[nodiscard]] std::vector<std::uint32_t> variation_path() const;
  [[nodiscard]] const Numbering& names_for(std::size_t index);
  [[nodiscard]] std::string last_move_text(const Line<R>& line) const;
  Diagnostic& report(DiagnosticCode code, std::size_t index, std::string message = {}, std::string hint = {});
  void add_board(Diagnostic& finding, const Line<R>& line, const Numbering& names) const;
  [[nodiscard]] static std::string_view without_progress();

  const Numbering* numbering_ = nullptr;
  std::optional<Numbering> other_names_;  ///< where a move names squares in the other notation
  const Game* game_ = nullptr;
  std::vector<Diagnostic>* findings_ = nullptr;
  ReplayWishes wishes_;
  bool trial_ = false;  ///< only errors count, and the first one of the main line ends it
  std::vector<Line<R>> lines_;
  DrawWatch<R> watch_;
  PlacedSquares squares_;
  PlainMoves plain_;
  std::vector<Position<R>> behind_;  ///< each move of a stretch, where somebody looks
  std::size_t next_ = 0;             ///< the event to come
  std::uint32_t plies_ = 0;
  std::vector<Diagnostic> trial_findings_;
  Diagnostic untold_;  ///< the last finding beyond the number that is kept
};

}  // namespace draughts
