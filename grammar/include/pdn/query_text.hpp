// Text to a condition on games and back: the language of `--where`, see pdn-query(7). What a condition means is in
// libdraughts/search.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "draughts/search/condition.hpp"

namespace pdn {

/// How deep `not` and parentheses may nest.
inline constexpr std::size_t deepest_query = 100;

/// Why a text is no condition, and where.
struct QueryError {
  std::size_t offset{};  ///< of the place, in bytes
  std::size_t length{};  ///< of what is wrong there, in bytes; 0 where something is missing
  std::size_t line{};    ///< of the place, from 1
  std::size_t column{};  ///< in its line, from 1, in characters
  std::string message;   ///< what was found, and what was expected
  std::string hint;      ///< what to write instead; may be empty
};

/// Reads a condition such as `White ~ "wiersma" and Date >= 1980`, which is UTF-8. Any bytes may come.
[[nodiscard]] tl::expected<draughts::Condition, QueryError> parse_query(std::string_view text);

/// A condition as text that is read back as the same condition, where it could have come from text.
[[nodiscard]] std::string write_query(const draughts::Condition& condition);

/// A name that may be a slip.
struct DoubtfulName {
  std::string written;
  std::string_view meant;  ///< a name that conditions know and that is almost the same
};

/// The names in a condition that are no known ones, but almost: worth a word where nothing was selected, for files may
/// have tags of any name.
[[nodiscard]] std::vector<DoubtfulName> doubtful_names(const draughts::Condition& condition);

}  // namespace pdn
