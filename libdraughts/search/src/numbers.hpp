// Values as numbers: decimal ones, and those with several dots that rounds have.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace draughts {

/// A decimal number with an optional sign, such as `2310`, `-1`, `7.5`; nothing for any other text.
[[nodiscard]] std::optional<double> read_decimal(std::string_view text) noexcept;

/// Numbers joined by dots, such as `7` or `7.2.1`; empty for any other text.
[[nodiscard]] std::vector<std::uint32_t> read_dotted(std::string_view text);

}  // namespace draughts
