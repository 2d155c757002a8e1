// Which numbering a style asks for, and moves in it.
#include "pdn/square_names.hpp"

#include <algorithm>
#include <charconv>
#include <span>

#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"

namespace pdn {

using draughts::Colour;
using draughts::Corner;
using draughts::Entry;
using draughts::NotationKind;
using draughts::NumberingScheme;
using draughts::Piece;
using draughts::Square;
using draughts::Transcript;
using draughts::WrittenSquare;

namespace {

/// The notation that a game's own GameType asks for, or else the variant's.
NotationKind standard_notation(const Transcript& transcript) noexcept {
  const auto& tag = transcript.game_type;
  const draughts::VariantFacts& facts = draughts::facts_of(*transcript.variant);
  const bool asks =
      tag && tag->fields && draughts::has_number(*tag, facts.game_type) && tag->fields->notation != NotationKind::san;
  return asks ? tag->fields->notation : transcript.numbering.notation;
}

NotationKind wanted_notation(const Transcript& transcript, NotationChoice choice) noexcept {
  switch (choice) {
    case NotationChoice::standard:
      return standard_notation(transcript);
    case NotationChoice::numeric:
      return NotationKind::numeric;
    case NotationChoice::algebraic:
      return NotationKind::algebraic;
    case NotationChoice::source:
      break;
  }
  return transcript.source_has_letters ? NotationKind::algebraic : NotationKind::numeric;
}

/// The same squares by their other names, as both are read where they are not the game's own. Where the variant's page
/// has that notation, it is the page's.
NumberingScheme in_notation(const Transcript& transcript, NotationKind notation) {
  NumberingScheme scheme = transcript.numbering;
  if (scheme.notation == notation) return scheme;
  scheme.notation = notation;
  scheme.corner = notation == NotationKind::numeric ? Corner::top_left : Corner::bottom_left;
  const NumberingScheme& page = draughts::facts_of(*transcript.variant).numbering;
  return page.notation == notation && page.first == scheme.first && page.inverted == scheme.inverted ? page : scheme;
}

}  // namespace

void SquareNames::use_for(const Transcript& transcript, const WritingStyle& style) {
  captures_ = style.captures;
  if (!transcript.variant) {
    numbering_.reset();
    variant_.reset();
    return;
  }
  capture_sign_ = style.capture_sign.value_or(draughts::facts_of(*transcript.variant).capture_sign);
  const NumberingScheme scheme = in_notation(transcript, wanted_notation(transcript, style.notation));
  if (variant_ == transcript.variant && numbering_ && scheme_ == scheme) return;
  variant_ = transcript.variant;
  scheme_ = scheme;
  numbering_ = draughts::make_numbering({*variant_, scheme});
  if (numbering_) fill_names();
}

/// Squares that the board lacks have no name.
void SquareNames::fill_names() {
  names_.fill({});
  named_ = 0;
  for (std::size_t index = 0; index < names_.size(); ++index) {
    const WrittenSquare written = numbering_->write(Square(static_cast<int>(index)));
    if (written.is_beyond()) continue;
    Name& name = names_[index];
    char* end = name.letters.data();
    if (written.is_algebraic()) *end++ = static_cast<char>('a' + written.file());
    const unsigned number = written.is_numeric() ? written.number() : written.rank();
    end = std::to_chars(end, name.letters.data() + name.letters.size(), number).ptr;
    name.length = static_cast<std::uint8_t>(end - name.letters.data());
    in_order_[named_++] = Square(static_cast<int>(index));
  }
  const auto by_name = [this](Square square) { return numbering_->write(square); };
  std::ranges::sort(in_order_.begin(), in_order_.begin() + static_cast<std::ptrdiff_t>(named_), {}, by_name);
}

void SquareNames::append_move(std::string& text, const Transcript& transcript, const Entry& move) const {
  const char sign = move.capture ? capture_sign_ : '-';
  const auto join = [&](std::span<const Square> squares) {
    text += name(squares.front());
    for (const Square square : squares.subspan(1)) {
      text += sign;
      text += name(square);
    }
  };
  if (move.kind == draughts::EntryKind::unjudged_move) {
    if (move.path_squares == 0) {
      text += transcript.slice(move.text);
    } else {
      join(transcript.path(move));
    }
    return;
  }
  if (ends_suffice(move)) {
    std::array<char, 8> ends;
    text.append(ends.data(), write_ends(ends.data(), move));
  } else if (captures_ == CaptureChoice::source && move.written_squares > 0) {
    join(transcript.written(move));
  } else {
    join(transcript.path(move));
  }
}

void SquareNames::append_fen(std::string& text, const draughts::Diagram& diagram, bool turn_known) const {
  std::array<char, draughts::Diagram::squares * 5 + 16> fen;  // a comma, a K and a name for each, and the sides
  char* at = fen.data();
  *at++ = !turn_known ? '?' : diagram.turn() == Colour::white ? 'W' : 'B';
  at = write_side(at, diagram, Colour::white);
  at = write_side(at, diagram, Colour::black);
  text.append(fen.data(), at);
}

/// The pieces of one side. Three and more men on squares that follow each other are a range, which only numbers have.
char* SquareNames::write_side(char* at, const draughts::Diagram& diagram, Colour side) const noexcept {
  const Piece man = piece_of(side, false);
  const Piece king = piece_of(side, true);
  const bool has_ranges = scheme_.notation == NotationKind::numeric;
  at = std::copy_n(side == Colour::white ? ":W" : ":B", 2, at);
  const char* const begin = at;
  for (std::size_t first = 0; first < named_; ++first) {
    const Piece piece = diagram.at(in_order_[first]);
    if (piece != man && piece != king) continue;
    if (at != begin) *at++ = ',';
    if (piece == king) *at++ = 'K';
    at = write(at, in_order_[first]);
    if (piece == king || !has_ranges) continue;
    std::size_t last = first;
    while (last + 1 < named_ && diagram.at(in_order_[last + 1]) == man) ++last;
    if (last - first < 2) continue;
    *at++ = '-';
    at = write(at, in_order_[last]);
    first = last;
  }
  return at;
}

std::string SquareNames::fen(const draughts::Diagram& diagram, bool turn_known) const {
  std::string text;
  append_fen(text, diagram, turn_known);
  return text;
}

}  // namespace pdn
