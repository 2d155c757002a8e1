// The table of --list-codes.
#pragma once

#include <string>

namespace pdn::cli {

/// One line a code under a heading: name, severity, writing restriction, whether it folds, meaning.
[[nodiscard]] std::string code_list();

}  // namespace pdn::cli
