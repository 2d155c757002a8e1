// Which texts between moves are results whatever follows them.
#pragma once

#include <string_view>

namespace pdn {

/// Is this one of the usual results, blanks inside or not: 1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0, or ½-½? The sign may
/// be a colon where no move can be meant.
[[nodiscard]] bool is_usual_result(std::string_view text) noexcept;

}  // namespace pdn
