// `--unique`: each game once.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "pdn-convert/finished_game.hpp"

namespace pdn::cli {

/// When two games are the same.
enum class Uniqueness : std::uint8_t {
  exact,   ///< written alike, byte by byte
  moves,   ///< the same start and main line
  prefix,  ///< one begins as the other, for at least so many plies, and no player's name speaks against it
};

/// Hears of a game that is left out, and of the one that stands for it.
using OnDuplicate = std::function<void(const FinishedGame& left_out, const FinishedGame& kept)>;

/// Lets the first game of each kind through at once. Holds the key of every game that it let through, with its text
/// for `exact`.
class UniqueGames final : public GameOutlet {
 public:
  UniqueGames(Uniqueness how, GameOutlet& next, OnDuplicate on_duplicate);

  [[nodiscard]] bool take(FinishedGame&& game) override;
  [[nodiscard]] bool finish() override { return next_.finish(); }

 private:
  [[nodiscard]] std::string identity(const FinishedGame& game) const;

  Uniqueness how_;
  GameOutlet& next_;
  OnDuplicate on_duplicate_;
  std::unordered_map<std::string, FinishedGame> seen_;  // by identity; without text and key
};

/// Holds all games; at the end it lets those through that are not the beginning of a longer one. Of equal ones the
/// first stays.
class LongestGames final : public GameOutlet {
 public:
  LongestGames(std::uint32_t min_plies, GameOutlet& next, OnDuplicate on_duplicate);

  [[nodiscard]] bool take(FinishedGame&& game) override;
  [[nodiscard]] bool finish() override;

 private:
  /// What is compared of a game: its moves, and the players' names as names are compared.
  struct Compared {
    std::string key;
    std::string white;
    std::string black;
  };

  [[nodiscard]] std::vector<Compared> what_is_compared() const;
  [[nodiscard]] std::vector<std::size_t> longer_ones() const;

  std::uint32_t min_plies_;
  GameOutlet& next_;
  OnDuplicate on_duplicate_;
  std::vector<FinishedGame> games_;
};

/// A player's name as names are compared: letters and digits without case and accents; empty for the unknown.
[[nodiscard]] std::string comparable_name(std::string_view name);

}  // namespace pdn::cli
