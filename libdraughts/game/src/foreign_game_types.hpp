// GameType numbers by which sites and programs mean another game than PDN 3.0 does. They are hints only: the moves
// decide.
#pragma once

#include <array>
#include <optional>

namespace draughts {

/// A number of somebody's own, and the standard's number for the game that is meant.
struct ForeignGameType {
  int number{};
  unsigned standard{};
};

inline constexpr std::array foreign_game_types{
    ForeignGameType{27, 23},  // PlayStrategy
    ForeignGameType{31, 28},  // PlayStrategy
    ForeignGameType{32, 21},  // PlayStrategy
    ForeignGameType{43, 30},  // hcheckers
    ForeignGameType{23, 21},  // py-draughts
};

/// The standard's number for what a number means elsewhere.
[[nodiscard]] constexpr std::optional<unsigned> meant_elsewhere(int number) noexcept {
  for (const ForeignGameType& foreign : foreign_game_types)
    if (foreign.number == number) return foreign.standard;
  return std::nullopt;
}

}  // namespace draughts
