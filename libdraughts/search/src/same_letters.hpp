// Names without their case: tag names are ASCII.
#pragma once

#include <algorithm>
#include <string_view>

namespace draughts {

/// Whether two names differ in the case of ASCII letters at most.
[[nodiscard]] constexpr bool same_letters(std::string_view one, std::string_view other) noexcept {
  const auto lower = [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  };
  return std::ranges::equal(one, other, {}, lower, lower);
}

}  // namespace draughts
