// Texts to positions and moves, and back.
#include "support/positions.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <charconv>
#include <sstream>

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

namespace {

unsigned number_in(std::string_view text) {
  unsigned number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || rest != text.data() + text.size()) FAIL("no number: " << text);
  return number;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find_first_of(separators);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Colour colour_in(std::string_view letter) {
  return letter.front() == 'W' ? Colour::white : Colour::black;
}

void add_pieces(std::string_view group, Setup& setup) {
  const Colour colour = colour_in(group);
  group.remove_prefix(1);
  if (group.empty()) return;
  for (std::string_view piece : split(group, ",")) {
    const bool king = piece.front() == 'K';
    if (king) piece.remove_prefix(1);
    const auto ends = split(piece, "-");
    for (unsigned square = number_in(ends.front()); square <= number_in(ends.back()); ++square) {
      setup.pieces.push_back({WrittenSquare::numeric(square), colour, king});
    }
  }
}

}  // namespace

Setup setup_of(std::string_view fen) {
  Setup setup;
  const auto groups = split(fen, ":");
  setup.turn = colour_in(groups.front());
  for (std::size_t i = 1; i < groups.size(); ++i) add_pieces(groups[i], setup);
  return setup;
}

std::string fen_of(const Setup& setup) {
  std::string fen = setup.turn == Colour::white ? "W" : "B";
  for (const Colour colour : {Colour::white, Colour::black}) {
    fen += colour == Colour::white ? ":W" : ":B";
    const char* comma = "";
    for (const draughts::SetupPiece& piece : setup.pieces) {
      if (piece.colour != colour) continue;
      fen += fmt::format("{}{}{}", comma, piece.king ? "K" : "", piece.square.number());
      comma = ",";
    }
  }
  return fen;
}

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

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

std::vector<Square> squares_of(std::string_view move) {
  std::vector<Square> squares;
  for (const std::string_view number : split(move, "-x")) squares.push_back(square_of(number_in(number)));
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
