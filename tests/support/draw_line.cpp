// Playing lines with the counts of draw rules.
#include "support/draw_line.hpp"

#include <catch2/catch.hpp>

#include "support/positions.hpp"

namespace test_support {

std::optional<draughts::DrawReached> draw_after(std::string_view fen, const std::vector<std::string>& moves) {
  InternationalPosition position = position_of(fen);
  draughts::DrawWatch<draughts::International> watch;
  watch.start(position);
  for (const std::string& move : moves) {
    const auto resolution = judge(position, move);
    if (resolution.verdict != draughts::Verdict::legal) {
      FAIL(move << " in " << fen_of(position) << ": " << name_of(resolution.verdict));
    }
    const InternationalPosition next = position.after(resolution.move);
    watch.push(resolution.move, position, next);
    position = next;
  }
  return watch.reached();
}

std::vector<std::string> rounds(std::size_t plies) {
  const auto white = words("47-42 42-38 38-47");
  const auto black = words("4-9 9-13 13-18 18-22 22-4");
  std::vector<std::string> moves;
  for (std::size_t ply = 0; ply < plies; ++ply) {
    moves.push_back(ply % 2 == 0 ? white[ply / 2 % white.size()] : black[ply / 2 % black.size()]);
  }
  return moves;
}

}  // namespace test_support
