#include "common/move_names.hpp"

#include "draughts/game/move_writing.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn/fen_text.hpp"

namespace pdn::cli {

MoveNames::MoveNames(draughts::Variant variant)
    : numbering_(*draughts::make_numbering(draughts::own_reading(variant))),
      capture_sign_(draughts::facts_of(variant).capture_sign) {}

std::string MoveNames::square(draughts::Square square) const {
  return draughts::write_square(numbering_.write(square));
}

std::vector<std::string> MoveNames::squares(const std::vector<draughts::Square>& squares) const {
  std::vector<std::string> names;
  names.reserve(squares.size());
  for (const draughts::Square each : squares) names.push_back(square(each));
  return names;
}

std::string MoveNames::shortest(const draughts::LegalMove& move) const {
  return move.ambiguous ? complete(move) : joined({move.from, move.to}, move.is_capture());
}

std::string MoveNames::complete(const draughts::LegalMove& move) const {
  return joined(move.path, move.is_capture());
}

std::string MoveNames::fen(const draughts::Diagram& diagram) const {
  return pdn::write_fen(diagram.setup(numbering_));
}

std::string MoveNames::joined(const std::vector<draughts::Square>& squares, bool capture) const {
  std::vector<draughts::WrittenSquare> written;
  written.reserve(squares.size());
  for (const draughts::Square each : squares) written.push_back(numbering_.write(each));
  return draughts::write_squares(written, capture ? capture_sign_ : '-');
}

}  // namespace pdn::cli
