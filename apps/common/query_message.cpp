#include "common/query_message.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "common/excerpt.hpp"
#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

/// The line of the query that the error stands in; a mark that goes on behind it ends with it.
MarkedLine marked_line(std::string_view query, const QueryError& error) {
  const std::string_view before = query.substr(0, error.offset);
  const std::size_t line_before = before.rfind('\n');
  const std::size_t begin = line_before == std::string_view::npos ? 0 : line_before + 1;
  const std::size_t end = std::min(query.find('\n', error.offset), query.size());
  const std::string_view rest = query.substr(error.offset, end - error.offset);
  const std::size_t length = std::min(error.length, rest.size());
  return {std::string(before.substr(begin)), std::string(rest.substr(0, length)), std::string(rest.substr(length))};
}

}  // namespace

std::string query_message(std::string_view query, const QueryError& error) {
  const std::string line = error.line > 1 ? fmt::format("line {}, ", error.line) : std::string();
  const Excerpt excerpt = make_excerpt(marked_line(query, error));
  std::string text = fmt::format("{}column {}: {}\n {}\n {}", line, error.column, printable(error.message),
                                 excerpt.line, excerpt.marks);
  if (!error.hint.empty()) text += fmt::format("\n  hint: {}", printable(error.hint));
  return text;
}

}  // namespace pdn::cli
