// The tags of one game by what they mean: looked up once, so that checks needn't compare names again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "draughts/game/game.hpp"

namespace draughts {

/// The tags that checks ask for. The first seven are the roster of PDN 3.0.
enum class KnownTag : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,
  event_date,
  utc_date,
  publication_date,
  time,
  utc_time,
  white_time,
  black_time,
  white_rating,
  black_rating,
  ply_count,
  fen,
  setup,
  game_type,
  time_control,
  result_format,
};

inline constexpr std::size_t known_tags = static_cast<std::size_t>(KnownTag::result_format) + 1;
inline constexpr std::size_t roster_tags = 7;

/// The standard's name of a tag.
[[nodiscard]] std::string_view name_of(KnownTag tag) noexcept;

/// The tag of that standard name, letter by letter.
[[nodiscard]] std::optional<KnownTag> known_tag(std::string_view name) noexcept;

/// Which tags a game has.
class TagTable {
 public:
  explicit TagTable(const Game& game) noexcept;

  /// The first tag that means this, under its own name before any foreign one; null when the game has none.
  [[nodiscard]] const Tag* find(KnownTag tag) const noexcept { return first_[static_cast<std::size_t>(tag)]; }

  /// Its raw value; empty when absent.
  [[nodiscard]] std::string_view value(KnownTag tag) const noexcept;

  /// What the game's nth tag is, by its standard name.
  [[nodiscard]] std::optional<KnownTag> kind(const Tag& tag) const noexcept { return known_tag(game_.slice(tag.name)); }

  /// Whether every tag is known and the first of its name, as in most games.
  [[nodiscard]] bool are_all_first() const noexcept { return all_first_; }

  [[nodiscard]] const Game& game() const noexcept { return game_; }

 private:
  const Game& game_;
  bool all_first_ = true;
  std::array<const Tag*, known_tags> first_{};
};

}  // namespace draughts
