// Which legal moves somebody may have meant who wrote another one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace draughts {

/// Of the legal moves those that fit what was written, best first, at most three: the same start or end and a slip in
/// the other square, a slip in one digit, two digits exchanged.
[[nodiscard]] std::vector<std::string> suggestions(const std::vector<std::string>& legal, std::string_view written);

}  // namespace draughts
