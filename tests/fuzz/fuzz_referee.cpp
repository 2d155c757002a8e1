// The referee and the list of legal moves against the naive generator, on any position of few kings and any move.
// The bytes: whose turn, fifty squares, then moves of two to four squares with their sign.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/referee.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "draughts/rules/variants/international.hpp"
#include "support/naive_verdict.hpp"

using draughts::Colour;
using draughts::International;
using draughts::Verdict;
using draughts::WrittenSquare;
using Position = draughts::Position<International>;

namespace {

// The naive generator follows every route there is, so kings and pieces are few.
constexpr std::size_t most_kings = 4;
constexpr std::size_t most_pieces = 30;

bool is_far_row(unsigned square, Colour colour) {
  return colour == Colour::white ? square <= 5 : square >= 46;
}

draughts::Setup setup_of(const std::uint8_t* squares, bool white_to_move) {
  draughts::Setup setup;
  setup.turn = white_to_move ? Colour::white : Colour::black;
  std::size_t kings = 0;
  for (unsigned square = 1; square <= 50 && setup.pieces.size() < most_pieces; ++square) {
    const unsigned kind = squares[square - 1] % 8U;
    if (kind < 4) continue;
    const Colour colour = kind % 2 == 0 ? Colour::white : Colour::black;
    const bool king = kind >= 6 && kings < most_kings;
    if (!king && is_far_row(square, colour)) continue;
    kings += king ? 1 : 0;
    setup.pieces.push_back({WrittenSquare::numeric(square), colour, king});
  }
  return setup;
}

draughts::Square square_of(int number) {
  return *draughts::numbering_of<International>().resolve(WrittenSquare::numeric(static_cast<unsigned>(number)));
}

int number_of(draughts::Square square) {
  return static_cast<int>(draughts::numbering_of<International>().write_numeric(square).number());
}

std::string slug_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      return "legal";
    case Verdict::too_complex:
      return "too-complex";
    case Verdict::no_piece:
      return "no-piece";
    case Verdict::wrong_colour:
      return "wrong-colour";
    case Verdict::target_occupied:
      return "target-occupied";
    case Verdict::unreachable:
      return "unreachable";
    case Verdict::must_capture:
      return "must-capture";
    case Verdict::capture_not_finished:
      return "capture-not-finished";
    case Verdict::must_capture_more:
      return "must-capture-more";
    case Verdict::ambiguous_move:
      return "ambiguous-move";
  }
  return "?";
}

bool same_moves(const Position& position, const test_support::NaiveBoard& board) {
  draughts::MoveList<International> moves;
  if (draughts::legal_moves(position, moves) != draughts::Generation::complete) return true;
  std::vector<test_support::NaiveMove> ours;
  for (const auto& move : moves) {
    test_support::NaiveMove plain{number_of(move.from), number_of(move.to), {}};
    for (const draughts::Square square : move.captured) plain.captured.push_back(number_of(square));
    std::ranges::sort(plain.captured);
    ours.push_back(plain);
  }
  auto naive = test_support::naive_legal_moves(board);
  std::ranges::sort(ours);
  std::ranges::sort(naive);
  return ours == naive;
}

bool same_verdict(const Position& position, const test_support::NaiveBoard& board, const std::vector<int>& numbers,
                  bool capture_sign) {
  std::vector<draughts::Square> squares;
  for (const int number : numbers) squares.push_back(square_of(number));
  const auto resolution = draughts::resolve<International>(position, squares, capture_sign);
  if (resolution.verdict == Verdict::too_complex) return true;
  const std::string ours = slug_of(resolution.verdict);
  const std::string naive = test_support::naive_verdict(board, numbers, capture_sign);
  if (ours != naive) std::fprintf(stderr, "referee: %s, naive: %s\n", ours.c_str(), naive.c_str());
  return ours == naive;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 51) return 0;
  const draughts::Setup setup = setup_of(data + 1, data[0] % 2 == 0);
  const auto position =
      draughts::make_position<International>(setup, draughts::numbering_of<International>(), Colour::white);
  if (!position) std::abort();
  const test_support::NaiveBoard board(setup);
  if (!same_moves(*position, board)) std::abort();
  for (std::size_t at = 51; at < size;) {
    const std::size_t count = data[at] / 2U % 3U + 2U;
    const bool capture_sign = data[at++] % 2 != 0;
    std::vector<int> numbers;
    for (; at < size && numbers.size() < count; ++at) numbers.push_back(data[at] % 50 + 1);
    if (numbers.size() == count && !same_verdict(*position, board, numbers, capture_sign)) std::abort();
  }
  return 0;
}
