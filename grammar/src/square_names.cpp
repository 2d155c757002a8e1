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
  for (std::size_t index = 0; index < names_.size(); ++index) {
    const WrittenSquare written = numbering_->write(Square(static_cast<int>(index)));
    if (written.is_beyond()) continue;
    Name& name = names_[index];
    char* end = name.letters.data();
    if (written.is_algebraic()) *end++ = static_cast<char>('a' + written.file());
    const unsigned number = written.is_numeric() ? written.number() : written.rank();
    end = std::to_chars(end, name.letters.data() + name.letters.size(), number).ptr;
    name.length = static_cast<std::uint8_t>(end - name.letters.data());
  }
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

std::string SquareNames::fen(const draughts::Diagram& diagram, bool turn_known) const {
  draughts::Setup setup = diagram.setup(*numbering_);
  if (!turn_known) setup.turn.reset();
  return write_fen(setup);
}

}  // namespace pdn
