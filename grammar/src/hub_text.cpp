// Writing for Hub; reading is hub_stream.cpp's.
#include "pdn/hub_text.hpp"

#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"

namespace pdn {

using draughts::Diagram;
using draughts::Numbering;
using draughts::NumberingScheme;
using draughts::Square;
using draughts::Variant;
using draughts::WrittenSquare;

Numbering hub_numbering(Variant variant) {
  NumberingScheme scheme = draughts::facts_of(variant).numbering;
  if (scheme.notation != draughts::NotationKind::numeric) {
    scheme.notation = draughts::NotationKind::numeric;
    scheme.corner = draughts::Corner::top_left;
  }
  return *draughts::make_numbering({variant, scheme});
}

unsigned hub_squares(Variant variant) noexcept {
  return draughts::facts_of(variant).squares;
}

void HubLine::use_for(Variant variant) {
  clear();
  if (variant_ == variant) return;
  variant_ = variant;
  numbering_ = hub_numbering(variant);
}

void HubLine::clear() {
  position_.clear();
  line_.clear();
  moves_ = 0;
}

void HubLine::lay(const Diagram& diagram) {
  position_ = diagram.turn() == draughts::Colour::white ? 'W' : 'B';
  for (unsigned number = 1; number <= hub_squares(*variant_); ++number)
    position_ += draughts::letter_of(diagram.at(numbering_->at(WrittenSquare::numeric(number))), 'e');
}

void HubLine::append_number(Square square) {
  line_ += std::to_string(numbering_->write_numeric(square).number());
}

void HubLine::move(Square from, Square to, std::span<const Square> captured) {
  if (moves_++ > 0) line_ += ' ';
  const char sign = captured.empty() ? '-' : 'x';
  append_number(from);
  line_ += sign;
  append_number(to);
  for (const Square square : captured) {
    line_ += sign;
    append_number(square);
  }
}

void HubLine::append_to(std::string& text) const {
  if (position_.empty()) return;
  text += "pos pos=" + position_;
  if (moves_ > 0) text += " moves=\"" + line_ + '"';
  text += " variant=";
  text += draughts::name_of(*variant_);
  text += '\n';
}

}  // namespace pdn
