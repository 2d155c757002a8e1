#include "draughts/game/captured_moves.hpp"

#include <algorithm>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/path.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "draughts/rules/variants.hpp"

namespace draughts {
namespace {

template <Rules R>
std::vector<Square> squares_of(Bitboard<typename R::Board> set) {
  return {set.begin(), set.end()};
}

template <Rules R>
bool takes(const Move<R>& move, const std::vector<Square>& captured) {
  return move.captured.count() == static_cast<int>(captured.size()) &&
         std::ranges::all_of(captured, [&](Square square) { return move.captured.contains(square); });
}

/// The legal move that is meant; null where there is none, and then `line` tells why.
template <Rules R>
const Move<R>* find(const MoveList<R>& legal, const CapturedMove& wanted, WrittenLine& line) {
  line.stop = LineStop::not_legal;
  for (const Move<R>& move : legal) {
    if (move.from != wanted.from || move.to != wanted.to) continue;
    if (takes<R>(move, wanted.captured)) {
      line.stop = LineStop::none;
      line.alternatives.clear();
      return &move;
    }
    line.stop = LineStop::other_captured;
    line.alternatives.push_back(squares_of<R>(move.captured));
  }
  return nullptr;
}

template <Rules R>
WrittenLine write_line(Position<R> position, std::span<const CapturedMove> moves) {
  WrittenLine line;
  MoveList<R> legal;
  for (const CapturedMove& wanted : moves) {
    if (legal_moves<R>(position, legal) == Generation::too_complex) legal.clear();
    const Move<R>* move = find<R>(legal, wanted, line);
    if (move == nullptr) break;
    if (needs_path<R>(position, *move))
      line.moves.push_back(complete_path<R>(position, *move));
    else
      line.moves.push_back({move->from, move->to});
    position.play(*move);
  }
  return line;
}

}  // namespace

WrittenLine write_captured_moves(Variant variant, const Diagram& start, std::span<const CapturedMove> moves) {
  return with_rules_of(variant, [&](auto page) {
    using R = typename decltype(page)::type;
    const Numbering& numbering = numbering_of<R>();
    const auto position = make_position<R>(start.setup(numbering), numbering, start.turn());
    return position ? write_line<R>(*position, moves) : WrittenLine{{}, LineStop::not_legal, {}};
  });
}

Diagram start_of(Variant variant) noexcept {
  return with_rules_of(variant, [](auto page) {
    return Diagram::of<typename decltype(page)::type>(Position<typename decltype(page)::type>::start());
  });
}

}  // namespace draughts
