// The referee and the list of legal moves against the naive generator, on any position of few kings and any move, in
// every variant. The bytes: which variant, whose turn, one for each square, then moves of two to four squares with
// their sign.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "draughts/rules/referee.hpp"
#include "draughts/rules/variants.hpp"
#include "support/naive_verdict.hpp"
#include "support/verdict_name.hpp"
#include "support/witness.hpp"

using draughts::Colour;
using draughts::Verdict;
using test_support::NaiveBoard;
using test_support::NaiveVariant;
using test_support::Witness;

namespace {

using Bytes = std::span<const std::uint8_t>;

// The naive generator follows every route there is, so kings and pieces are few.
constexpr std::size_t most_kings = 4;
constexpr std::size_t most_pieces = 30;

std::size_t squares_of(const NaiveVariant& variant) {
  return static_cast<std::size_t>(variant.squares());
}

draughts::Setup setup_of(const NaiveVariant& variant, Bytes squares, bool white_to_move) {
  draughts::Setup setup;
  setup.turn = white_to_move ? Colour::white : Colour::black;
  std::size_t kings = 0;
  for (int square = 1; square <= variant.squares() && setup.pieces.size() < most_pieces; ++square) {
    const unsigned kind = squares[static_cast<std::size_t>(square - 1)] % 8U;
    if (kind < 4) continue;
    const Colour colour = kind % 2 == 0 ? Colour::white : Colour::black;
    const bool king = kind >= 6 && kings < most_kings;
    if (!king && variant.row_of(square) == variant.far_row(colour)) continue;
    kings += king ? 1 : 0;
    setup.pieces.push_back({variant.written(square), colour, king});
  }
  return setup;
}

/// Ends the program when the two differ.
void demand(bool same, const NaiveBoard& board, const std::string& what) {
  if (same) return;
  std::fprintf(stderr, "%s %s: %s\n", std::string(board.variant().name).c_str(), board.fen().c_str(), what.c_str());
  std::abort();
}

template <draughts::Rules R>
void compare_lists(const Witness<R>& witness, const draughts::Position<R>& position, const NaiveBoard& board) {
  const auto ours = witness.legal_moves(position);
  demand(!ours || *ours == test_support::naive_legal_moves(board), board, "other legal moves");
}

template <draughts::Rules R>
void compare_verdicts(const Witness<R>& witness, const draughts::Position<R>& position, const NaiveBoard& board,
                      const test_support::WrittenMove& written) {
  if (test_support::naive_is_over(board)) return;
  const auto resolution = draughts::resolve<R>(position, witness.squares(written.squares), written.capture_sign);
  if (resolution.verdict == Verdict::too_complex) return;
  const std::string ours = test_support::name_of(resolution.verdict);
  const std::string naive = test_support::naive_verdict(board, written.squares, written.capture_sign);
  const std::string move = to_string(board.variant(), written, 'x');
  demand(ours == naive, board, move + ", referee: " + ours + ", naive: " + naive);
}

template <draughts::Rules R>
void compare(Bytes bytes) {
  static const Witness<R> witness;
  const std::size_t squares = squares_of(witness.variant());
  if (bytes.size() < 1 + squares) return;
  const NaiveBoard board(witness.variant(), setup_of(witness.variant(), bytes.subspan(1, squares), bytes[0] % 2 == 0));
  const draughts::Position<R> position = witness.position(board);
  compare_lists(witness, position, board);
  for (std::size_t at = 1 + squares; at < bytes.size();) {
    const std::size_t count = bytes[at] / 2U % 3U + 2U;
    test_support::WrittenMove written{{}, bytes[at++] % 2 != 0};
    for (; at < bytes.size() && written.squares.size() < count; ++at)
      written.squares.push_back(static_cast<int>(bytes[at] % squares) + 1);
    if (written.squares.size() == count) compare_verdicts(witness, position, board, written);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes(data, size);
  if (bytes.empty()) return 0;
  const auto variants = draughts::all_variants();
  draughts::with_rules_of(variants[bytes[0] % variants.size()],
                          [&](auto rules) { compare<typename decltype(rules)::type>(bytes.subspan(1)); });
  return 0;
}
