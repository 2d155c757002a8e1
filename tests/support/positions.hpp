// Positions and moves of international draughts as short texts, so that tests read like the rule book. The reading here
// is the tests' own; grammar/ has the real one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draughts/rules/move.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/referee.hpp"
#include "draughts/rules/setup.hpp"
#include "draughts/rules/square.hpp"
#include "draughts/rules/variants/international.hpp"
#include "support/naive_draughts.hpp"
#include "support/setup_text.hpp"
#include "support/verdict_name.hpp"

namespace test_support {

using InternationalPosition = draughts::Position<draughts::International>;
using InternationalMove = draughts::Move<draughts::International>;

/// The position as a FEN, every square by itself.
std::string fen_of(const InternationalPosition& position);

/// The position of a FEN; fails the running test if it has none.
InternationalPosition position_of(std::string_view fen);
InternationalPosition position_of(const draughts::Setup& setup);

/// The position on the naive board.
NaiveBoard naive_board_of(const InternationalPosition& position);

/// The square with that number; fails the running test if there is none.
draughts::Square square_of(unsigned number);
unsigned number_of(draughts::Square square);

/// A move with what it takes, such as `32x14{19,28}`.
std::string to_string(const InternationalMove& move);

/// The legal moves in that form, in the order of the library.
std::vector<std::string> legal_list(const InternationalPosition& position);
std::vector<std::string> legal_list(std::string_view fen);

/// The squares of a written move, such as `27x16x7x18`.
std::vector<draughts::Square> squares_of(std::string_view move);

/// The referee on a written move.
draughts::Resolution<draughts::International> judge(const InternationalPosition& position, std::string_view move);

/// Its verdict by the diagnostic's name, "legal" or the slug.
std::string verdict_on(std::string_view fen, std::string_view move);

/// The position after these moves; fails the running test at one that is not legal.
InternationalPosition after(const InternationalPosition& position, std::string_view moves);
InternationalPosition after(std::string_view fen, std::string_view moves);

}  // namespace test_support
