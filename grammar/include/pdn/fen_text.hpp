// FEN text to a setup and back (PDN 3.0, "FEN"). Squares stay as written; whether a board has them is not asked here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/game.hpp"
#include "draughts/rules/setup.hpp"

namespace pdn {

/// Where a FEN's text stands: `offset` bytes behind the start of its game, which is `source` bytes into its source.
struct FenPlace {
  std::uint32_t offset{};
  std::uint64_t source{};
};

/// Reads the text between the quotes of a FEN tag or setup into `setup`, whose memory is reused. What can't be read
/// (`bad-fen`), and what is read although it is not in form (`fen-form`), goes into `findings`.
void parse_fen(std::string_view fen, FenPlace place, draughts::WrittenSetup& setup,
               std::vector<draughts::Diagnostic>& findings);

/// The setup of a FEN that stands alone; `readable` is false when `findings` has a `bad-fen`. Offsets are those in
/// `fen`.
[[nodiscard]] draughts::WrittenSetup parse_fen(std::string_view fen, std::vector<draughts::Diagnostic>& findings);

/// A setup in PDN 3.0's form, `W:W28,31,33-50:B1-18,20,23`: White first, pieces in the order of their squares, two or
/// more men on following numbers as a range, kings singly. An unknown turn is `?`.
[[nodiscard]] std::string write_fen(const draughts::Setup& setup);

}  // namespace pdn
