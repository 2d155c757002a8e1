// From what a file claims to a position, and back. Says everything that stands in the way, not only the first thing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/position.hpp"
#include "draughts/rules/setup.hpp"

namespace draughts {

/// Why a piece of a setup can't be put on the board.
enum class SetupFaultKind : std::uint8_t {
  off_board,      ///< the board has no such square
  square_twice,   ///< the square has a piece of the same colour already
  square_shared,  ///< the square has a piece of the other colour already
};

/// One thing wrong with a setup.
struct SetupFault {
  SetupFaultKind kind{};
  std::size_t piece{};  ///< index in `Setup::pieces`

  friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

/// All that is wrong with a setup, in the order of its pieces.
using SetupFaults = std::vector<SetupFault>;

/// The position that a setup describes, or all its faults. `turn_if_unknown` moves where the setup doesn't say who
/// does.
template <Rules R>
[[nodiscard]] tl::expected<Position<R>, SetupFaults> make_position(const Setup& setup, const Numbering& numbering,
                                                                   Colour turn_if_unknown);

/// What no game can lead to, though it can be played on.
template <Rules R>
struct SetupOddities {
  Bitboard<typename R::Board> men_on_far_row;  ///< of both colours: uncrowned kings?
  bool too_many_white{};                       ///< more pieces than the side has at the start
  bool too_many_black{};

  [[nodiscard]] constexpr bool any() const noexcept {
    return !men_on_far_row.is_empty() || too_many_white || too_many_black;
  }
};

/// What is odd about a position.
template <Rules R>
[[nodiscard]] SetupOddities<R> oddities(const Position<R>& position) noexcept;

/// The setup that describes a position: white pieces first, each colour in board order.
template <Rules R>
[[nodiscard]] Setup make_setup(const Position<R>& position, const Numbering& numbering);

}  // namespace draughts
