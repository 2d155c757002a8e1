// The reading grammar alone, without a game to fill: what a benchmark compares everything else with.
#pragma once

#include <cstddef>
#include <string_view>

namespace pdn {

/// Runs the grammar of PDN over `text` without actions and returns how many bytes it accepts from the beginning:
/// `text.size()` when every token is in form.
[[nodiscard]] std::size_t recognise(std::string_view text);

}  // namespace pdn
