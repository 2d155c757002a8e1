// PDN text counted token by token, for tests of what is written again: the standard's token table as regular
// expressions. It shares nothing with the grammar, and knows no dialect but what these expressions say.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace token_counts {

/// How often each token occurs, and all comments one behind the other.
struct TokenCounts {
  std::size_t tags = 0;  ///< with a value
  std::size_t moves = 0;
  std::size_t nags = 0;
  std::size_t strengths = 0;
  std::size_t setups = 0;
  std::size_t variations = 0;
  std::size_t comments = 0;
  std::string comment_bytes;  ///< without carriage returns
};

/// What the text comes to, or the rest of the text from the first token that is in no expression.
struct Counted {
  TokenCounts counts;
  std::optional<std::string> stuck_at;
};

/// Counts a UTF-8 text.
Counted count_tokens(const std::string& text);

}  // namespace token_counts
