// Which numbering a style asks for, and moves in it.
#include "pdn/square_names.hpp"

#include <algorithm>
#include <charconv>
#include <span>

#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn/fen_text.hpp"

namespace pdn {

using draughts::Corner;
using draughts::Entry;
using draughts::NotationKind;
using draughts::NumberingScheme;
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

void append_number(std::string& text, unsigned number) {
  char digits[8];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  text.append(digits, end);
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
}

void SquareNames::append(std::string& text, Square square) const {
  const WrittenSquare name = numbering_->write(square);
  if (name.is_numeric()) return append_number(text, name.number());
  text += static_cast<char>('a' + name.file());
  append_number(text, name.rank());
}

void SquareNames::append_move(std::string& text, const Transcript& transcript, const Entry& move) const {
  const char sign = move.capture ? capture_sign_ : '-';
  const auto join = [&](std::span<const Square> squares) {
    append(text, squares.front());
    for (const Square square : squares.subspan(1)) {
      text += sign;
      append(text, square);
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
  const bool whole = captures_ == CaptureChoice::full || move.ambiguous;
  if (captures_ == CaptureChoice::source && move.written_squares > 0) return join(transcript.written(move));
  if (whole && move.path_squares > 0) return join(transcript.path(move));
  append(text, move.from);
  text += sign;
  append(text, move.to);
}

std::string SquareNames::fen(const draughts::Diagram& diagram, bool turn_known) const {
  draughts::Setup setup = diagram.setup(*numbering_);
  if (!turn_known) setup.turn.reset();
  return write_fen(setup);
}

}  // namespace pdn
