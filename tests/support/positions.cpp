// Texts to positions and moves, and back.
#include "support/positions.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/setup_reading.hpp"

namespace test_support {

using draughts::Colour;
using draughts::International;
using draughts::Setup;
using draughts::Square;
using draughts::Verdict;
using draughts::WrittenSquare;

std::string fen_of(const InternationalPosition& position) {
  return fen_of(draughts::make_setup(position, draughts::numbering_of<International>()));
}

InternationalPosition position_of(const Setup& setup) {
  const auto position =
      draughts::make_position<International>(setup, draughts::numbering_of<International>(), Colour::white);
  if (!position) FAIL("no position: " << fen_of(setup));
  return *position;
}

InternationalPosition position_of(std::string_view fen) {
  return position_of(setup_of(fen));
}

NaiveBoard naive_board_of(const InternationalPosition& position) {
  return NaiveBoard(draughts::make_setup(position, draughts::numbering_of<International>()));
}

Square square_of(unsigned number) {
  const auto square = draughts::numbering_of<International>().resolve(WrittenSquare::numeric(number));
  if (!square) FAIL("no square: " << number);
  return *square;
}

unsigned number_of(Square square) {
  return draughts::numbering_of<International>().write_numeric(square).number();
}

std::string to_string(const InternationalMove& move) {
  NaiveMove plain{static_cast<int>(number_of(move.from)), static_cast<int>(number_of(move.to)), {}};
  for (const Square square : move.captured) plain.captured.push_back(static_cast<int>(number_of(square)));
  return to_string(plain);
}

std::vector<std::string> legal_list(const InternationalPosition& position) {
  draughts::MoveList<International> moves;
  if (legal_moves(position, moves) == draughts::Generation::too_complex) return {"too complex"};
  std::vector<std::string> list;
  for (const InternationalMove& move : moves) list.push_back(to_string(move));
  return list;
}

std::vector<std::string> legal_list(std::string_view fen) {
  return legal_list(position_of(fen));
}

std::vector<Square> squares_of(std::string_view move) {
  std::string numbers(move);
  std::ranges::replace_if(
      numbers, [](char c) { return c == '-' || c == 'x'; }, ' ');
  std::vector<Square> squares;
  for (const std::string& number : words(numbers))
    squares.push_back(square_of(static_cast<unsigned>(std::stoul(number))));
  return squares;
}

draughts::Resolution<International> judge(const InternationalPosition& position, std::string_view move) {
  return resolve<International>(position, squares_of(move), move.find('x') != std::string_view::npos);
}

std::string verdict_on(std::string_view fen, std::string_view move) {
  return name_of(judge(position_of(fen), move).verdict);
}

InternationalPosition after(const InternationalPosition& position, std::string_view moves) {
  InternationalPosition now = position;
  for (const std::string& move : words(moves)) {
    const auto resolution = judge(now, move);
    if (resolution.verdict != Verdict::legal)
      FAIL(move << " in " << fen_of(now) << ": " << name_of(resolution.verdict));
    now = now.after(resolution.move);
  }
  return now;
}

InternationalPosition after(std::string_view fen, std::string_view moves) {
  return after(position_of(fen), moves);
}

}  // namespace test_support
