// The table behind --list-variants.
#pragma once

#include <string>

namespace pdn::cli {

/// A line for each variant: GameType number, name, board, notation, results and capture sign, in aligned columns.
[[nodiscard]] std::string variant_list();

}  // namespace pdn::cli
