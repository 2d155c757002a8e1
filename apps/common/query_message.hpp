// An error in a query as a person is told of it: what is wrong, the place under the query's line, what to write.
#pragma once

#include <string>
#include <string_view>

#include "pdn/query_text.hpp"

namespace pdn::cli {

/// Two lines to four without a line end behind the last, to stand behind "TOOL: --where: ". `query` is the text that
/// was read. Safe to send to a terminal.
[[nodiscard]] std::string query_message(std::string_view query, const QueryError& error);

}  // namespace pdn::cli
