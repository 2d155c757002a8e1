// What is said of text that is no condition.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "draughts/search/comparison_fault.hpp"

namespace pdn {

/// Why reading ended, thrown by actions and demands, caught by parse_query.
struct QueryFault {
  std::string_view where;  ///< a part of the query; empty where something is missing
  std::string message;
  std::string hint;
};

/// A place in a query, where something else should stand.
struct QueryPlace {
  std::string_view query;
  std::size_t offset{};

  [[nodiscard]] std::string_view rest() const noexcept { return query.substr(offset); }
};

[[nodiscard]] QueryFault no_condition(const QueryPlace& place);
[[nodiscard]] QueryFault no_sign(const QueryPlace& place, std::string_view name);
[[nodiscard]] QueryFault no_value(const QueryPlace& place);
[[nodiscard]] QueryFault no_name(const QueryPlace& place);
[[nodiscard]] QueryFault no_end(const QueryPlace& place, std::string_view last_value);
[[nodiscard]] QueryFault not_closed(const QueryPlace& place, std::string_view parenthesis, std::string_view last_value);
[[nodiscard]] QueryFault quote_not_closed(std::string_view quote);

/// The fault of quotes with no name in them.
[[nodiscard]] QueryFault empty_name(std::string_view quotes);

/// The fault of a comparison whose sign and value stand there.
[[nodiscard]] QueryFault meaningless(draughts::ComparisonFault fault, std::string_view sign, std::string_view value);

/// The fault of one more `not` or parenthesis.
[[nodiscard]] QueryFault too_deep(std::string_view where);

/// The fault of bytes that are no UTF-8.
[[nodiscard]] QueryFault no_utf_8(std::string_view where);

}  // namespace pdn
