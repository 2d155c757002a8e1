// The naive board: from setups and FENs, and back.
#include <charconv>
#include <stdexcept>

#include "support/naive_draughts.hpp"

namespace test_support {

using draughts::Colour;

namespace {

Colour colour_in(std::string_view group) {
  return group.front() == 'W' ? Colour::white : Colour::black;
}

char piece_of(Colour colour, bool king) {
  return colour == Colour::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
}

/// The parts of a text between separators.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

int square_in(const NaiveVariant& variant, std::string_view name) {
  const int number = variant.square_named(name);
  if (number == 0) throw std::invalid_argument("no square " + std::string(name));
  return number;
}

void place(NaiveBoard& board, Colour colour, std::string_view piece) {
  const bool king = piece.front() == 'K';
  if (king) piece.remove_prefix(1);
  const auto ends = split(piece, '-');
  const int last = square_in(board.variant(), ends.back());
  for (int number = square_in(board.variant(), ends.front()); number <= last; ++number)
    board.set(number, piece_of(colour, king));
}

}  // namespace

NaiveBoard::NaiveBoard(const NaiveVariant& variant, const draughts::Setup& setup)
    : variant_(&variant), turn_(setup.turn.value()) {
  cells_.fill(' ');
  for (const draughts::SetupPiece& piece : setup.pieces)
    set(variant.square_named(piece.square), piece_of(piece.colour, piece.king));
}

NaiveBoard::NaiveBoard(const NaiveVariant& variant, std::string_view fen) : variant_(&variant) {
  cells_.fill(' ');
  const auto groups = split(fen, ':');
  turn_ = colour_in(groups.front());
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (groups[i].size() == 1) continue;
    for (const std::string_view piece : split(groups[i].substr(1), ',')) place(*this, colour_in(groups[i]), piece);
  }
}

draughts::Setup NaiveBoard::setup() const {
  draughts::Setup setup;
  setup.turn = turn_;
  for (int number = 1; number <= variant_->squares(); ++number) {
    if (at(number) == ' ') continue;
    const Colour colour = belongs_to(number, Colour::white) ? Colour::white : Colour::black;
    setup.pieces.push_back({variant_->written(number), colour, is_king(number)});
  }
  return setup;
}

std::string NaiveBoard::fen() const {
  std::string fen = turn_ == Colour::white ? "W" : "B";
  for (const Colour colour : {Colour::white, Colour::black}) {
    fen += colour == Colour::white ? ":W" : ":B";
    const char* comma = "";
    for (int number = 1; number <= variant_->squares(); ++number) {
      if (!belongs_to(number, colour)) continue;
      fen += comma;
      if (is_king(number)) fen += 'K';
      fen += variant_->name_of(number);
      comma = ",";
    }
  }
  return fen;
}

bool NaiveBoard::belongs_to(int number, Colour colour) const {
  const char piece = at(number);
  return piece == piece_of(colour, false) || piece == piece_of(colour, true);
}

bool NaiveBoard::has_men(Colour colour) const {
  for (int number = 1; number <= variant_->squares(); ++number) {
    if (at(number) == piece_of(colour, false)) return true;
  }
  return false;
}

bool NaiveBoard::has_kings() const {
  for (int number = 1; number <= variant_->squares(); ++number) {
    if (is_king(number)) return true;
  }
  return false;
}

}  // namespace test_support
