// A main line as another rule book's positions: two variants on one board can be compared move by move with it.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "draughts/game/game.hpp"
#include "draughts/game/line_events.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/referee.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "written_move.hpp"

namespace draughts {

/// A move of a main line, and the board that it was played on.
struct PlacedMove {
  std::size_t event{};
  bool captures{};
  Setup before;
};

/// The moves of a main line by these rules, up to the first that is not plainly legal or a change of the board.
template <Rules R>
[[nodiscard]] std::vector<PlacedMove> placed_moves(const Game& game, const Numbering& numbering) {
  std::vector<PlacedMove> moves;
  Position<R> position = Position<R>::start();
  if (game.start_setup) {
    const auto start = make_position<R>(game.setups[*game.start_setup].setup, numbering, R::first_mover);
    if (!start) return moves;
    position = *start;
  }
  PlacedSquares squares;
  for (auto next = next_in_line(game, 0); next; next = next_in_line(game, *next + 1)) {
    const Event& event = game.events[*next];
    if (event.kind == EventKind::setup && event.value == game.start_setup) continue;
    if (event.kind != EventKind::move || !squares.place(game, event, numbering)) break;
    const auto resolution = resolve<R>(position, squares.squares(), has_capture_sign(event));
    if (resolution.verdict != Verdict::legal) break;
    moves.push_back({*next, resolution.move.is_capture(), make_setup<R>(position, numbering)});
    position.play(resolution.move);
  }
  return moves;
}

/// How many of these moves are not legal by these rules, each on its own board.
template <Rules R>
[[nodiscard]] std::size_t count_illegal(const Game& game, const Numbering& numbering,
                                        const std::vector<PlacedMove>& moves) {
  std::size_t illegal = 0;
  PlacedSquares squares;
  for (const PlacedMove& move : moves) {
    const Event& event = game.events[move.event];
    const auto position = make_position<R>(move.before, numbering, R::first_mover);
    const bool placed = position && squares.place(game, event, numbering);
    const Verdict verdict =
        placed ? resolve<R>(*position, squares.squares(), has_capture_sign(event)).verdict : Verdict::no_piece;
    if (verdict != Verdict::legal && verdict != Verdict::ambiguous_move) ++illegal;
  }
  return illegal;
}

/// How much these rules left to choose in those of these moves that capture: the sum of the binary logarithms of how
/// many moves were legal.
template <Rules R>
[[nodiscard]] double choice_in(const Numbering& numbering, const std::vector<PlacedMove>& moves) {
  double bits = 0;
  MoveList<R> legal;
  for (const PlacedMove& move : moves) {
    if (!move.captures) continue;
    const auto position = make_position<R>(move.before, numbering, R::first_mover);
    legal.clear();
    if (position && legal_moves<R>(*position, legal) == Generation::complete && !legal.empty())
      bits += std::log2(static_cast<double>(legal.size()));
  }
  return bits;
}

}  // namespace draughts
