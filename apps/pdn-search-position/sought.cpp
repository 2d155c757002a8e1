#include "pdn-search-position/sought.hpp"

#include <fmt/format.h>

#include <set>
#include <string_view>
#include <utility>

#include "common/line_reader.hpp"
#include "common/query_message.hpp"
#include "draughts/source/sources.hpp"
#include "pdn/pattern_text.hpp"

namespace pdn::cli {
namespace {

using Reader = tl::expected<draughts::PositionPattern, PatternError> (*)(std::string_view);

/// Where an error in a text of one line stands, for a terminal.
QueryError as_query_error(std::string_view text, const PatternError& error) {
  QueryError located{error.offset, error.length, 1, 0, error.message, {}};
  for (std::size_t at = 0; at < error.offset && at < text.size(); ++at)
    if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) ++located.column;
  ++located.column;
  return located;
}

tl::expected<draughts::PositionPattern, PatternError> read(Reader reader, std::string_view text) {
  auto pattern = reader(text);
  if (pattern && !draughts::fits_any_board(*pattern))
    return tl::unexpected(PatternError{0, text.size(), "no variant's board has all of these squares"});
  return pattern;
}

tl::expected<Sought, std::string> read_one(Reader reader, const std::string& text) {
  auto pattern = read(reader, text);
  if (!pattern) return tl::unexpected(query_message(text, as_query_error(text, pattern.error())));
  return Sought{std::move(*pattern), text, {}};
}

/// A line of a list; else the column and what is wrong there.
tl::expected<Sought, std::string> read_line(const std::string& line) {
  const std::string fen = line.substr(0, line.find('\t'));
  auto pattern = read(parse_whole_position, fen);
  if (!pattern) {
    const QueryError error = as_query_error(fen, pattern.error());
    return tl::unexpected(fmt::format("{}: {}", error.column, error.message));
  }
  return Sought{std::move(*pattern), fen, fen.size() < line.size() ? line.substr(fen.size() + 1) : std::string()};
}

}  // namespace

tl::expected<Sought, std::string> read_fen(const std::string& text) {
  return read_one(parse_whole_position, text);
}

tl::expected<Sought, std::string> read_pattern(const std::string& text) {
  return read_one(parse_pattern, text);
}

tl::expected<FenList, draughts::IoError> read_fen_list(const std::string& path) {
  FenList list;
  std::set<std::string, std::less<>> known;
  draughts::Sources sources({path});
  while (auto source = sources.next()) {
    if (!source->has_value()) return tl::unexpected(source->error());
    LineReader lines(***source);
    for (TextLine line; lines.next(line);) {
      if (line.text.find_first_not_of(" \t") == std::string::npos || line.text.starts_with('#')) continue;
      auto sought = read_line(line.text);
      if (!sought)
        list.faults.push_back(fmt::format("{}:{}:{}; this line is left out", path, line.number, sought.error()));
      else if (known.insert(sought->text).second)
        list.sought.push_back(std::move(*sought));
    }
    if (lines.error()) return tl::unexpected(*lines.error());
  }
  return list;
}

}  // namespace pdn::cli
