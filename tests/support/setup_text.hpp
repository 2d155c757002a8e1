// Positions as short texts, so that tests read like a rule book. The reading here is the tests' own; grammar/ has the
// real one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draughts/rules/setup.hpp"

namespace test_support {

/// The setup of a FEN with numbers, ranges and `K`, such as `W:W31-50,K5:B1-20`, or with letters, `W:Wa1,Kc3:Bh8`.
/// Throws std::invalid_argument for anything else.
draughts::Setup setup_of(std::string_view fen);

/// A setup of numbers as such a FEN, every square by itself.
std::string fen_of(const draughts::Setup& setup);

/// The words of a text, such as a rule book's list of moves.
std::vector<std::string> words(std::string_view text);

}  // namespace test_support
