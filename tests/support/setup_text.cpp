// Reading and writing positions as short texts.
#include "support/setup_text.hpp"

#include <fmt/format.h>

#include <charconv>
#include <sstream>
#include <stdexcept>

namespace test_support {

using draughts::Colour;
using draughts::Setup;
using draughts::WrittenSquare;

namespace {

unsigned number_in(std::string_view text) {
  unsigned number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || rest != text.data() + text.size())
    throw std::invalid_argument("no number: " + std::string(text));
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

bool is_letter(char c) {
  return c >= 'a' && c <= 'l';
}

void add_pieces(std::string_view group, Setup& setup) {
  const Colour colour = colour_in(group);
  group.remove_prefix(1);
  if (group.empty()) return;
  for (std::string_view piece : split(group, ",")) {
    const bool king = piece.front() == 'K';
    if (king) piece.remove_prefix(1);
    if (is_letter(piece.front())) {
      const auto file = static_cast<unsigned>(piece.front() - 'a');
      setup.pieces.push_back({WrittenSquare::algebraic(file, number_in(piece.substr(1))), colour, king});
      continue;
    }
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

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

}  // namespace test_support
