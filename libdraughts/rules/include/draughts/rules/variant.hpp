// The variants as a value at run time: chosen once per game, then everything below it is compiled for one rule book.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace draughts {

/// A set of rules to play by.
enum class Variant : std::uint8_t {
  international,
  english,
  italian,
  pool,
  pool_unified,
  pool_zimbabwe,
  pool_jamaica,
  spanish,
  russian,
  brazilian,
  canadian,
  portuguese,
  czech,
  turkish,
  thai,
  frisian,
  spantsiretti,
  killer,
  breakthrough,
  frysk,
  antidraughts,
  srilankan,
};

/// Every variant, in the order of the table in variants.hpp.
[[nodiscard]] std::span<const Variant> all_variants() noexcept;

/// The name that options and reports use, such as "international".
[[nodiscard]] std::string_view name_of(Variant variant) noexcept;

/// The variant of that name (case is ignored) or of that GameType number; nothing for any other text.
[[nodiscard]] std::optional<Variant> variant_named(std::string_view name_or_number) noexcept;

/// The variant of a GameType number, where libdraughts has its rules; the first of several with that number.
[[nodiscard]] std::optional<Variant> variant_of_game_type(unsigned number) noexcept;

}  // namespace draughts
