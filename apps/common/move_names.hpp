// Squares, moves and positions in the notation of a variant's own page. Not here: what a game's GameType or a user's
// style asks for (pdn/square_names.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/diagram.hpp"
#include "draughts/game/legal_moves.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/variant.hpp"

namespace pdn::cli {

/// The names that a variant's page gives.
class MoveNames {
 public:
  explicit MoveNames(draughts::Variant variant);

  [[nodiscard]] const draughts::Numbering& numbering() const noexcept { return numbering_; }

  /// `32`, `c3`.
  [[nodiscard]] std::string square(draughts::Square square) const;
  [[nodiscard]] std::vector<std::string> squares(const std::vector<draughts::Square>& squares) const;

  /// `32-28`, `28x19`, or with its complete path where the ends say too little.
  [[nodiscard]] std::string shortest(const draughts::LegalMove& move) const;
  /// With its complete path, needed or not.
  [[nodiscard]] std::string complete(const draughts::LegalMove& move) const;

  /// The position in PDN 3.0's form.
  [[nodiscard]] std::string fen(const draughts::Diagram& diagram) const;

 private:
  [[nodiscard]] std::string joined(const std::vector<draughts::Square>& squares, bool capture) const;

  draughts::Numbering numbering_;
  char capture_sign_;
};

}  // namespace pdn::cli
