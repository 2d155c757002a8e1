// The two sides of a game. Which of them begins is a matter of the variant, not of this file.
#pragma once

#include <cstdint>

namespace draughts {

/// A side, named after the colour of its pieces.
enum class Colour : std::uint8_t { white, black };

/// The other side.
[[nodiscard]] constexpr Colour opponent(Colour colour) noexcept {
  return colour == Colour::white ? Colour::black : Colour::white;
}

}  // namespace draughts
