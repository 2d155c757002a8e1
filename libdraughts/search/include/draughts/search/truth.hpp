// Truth in three values: what a game doesn't tell is neither true nor false (Kleene's logic).
#pragma once

#include <algorithm>
#include <cstdint>

namespace draughts {

/// Whether something holds of a game. The order is that of `both` and `either`.
enum class Truth : std::uint8_t { no, unknown, yes };

[[nodiscard]] constexpr Truth truth_of(bool value) noexcept {
  return value ? Truth::yes : Truth::no;
}

/// What holds when both do.
[[nodiscard]] constexpr Truth both(Truth one, Truth other) noexcept {
  return std::min(one, other);
}

/// What holds when either does.
[[nodiscard]] constexpr Truth either(Truth one, Truth other) noexcept {
  return std::max(one, other);
}

/// What holds when it does not; the unknown stays unknown.
[[nodiscard]] constexpr Truth opposite(Truth truth) noexcept {
  if (truth == Truth::unknown) return truth;
  return truth == Truth::yes ? Truth::no : Truth::yes;
}

}  // namespace draughts
