#include "pdn-search-position/sought.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

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

}  // namespace

tl::expected<Sought, std::string> read_fen(const std::string& text) {
  return read_one(parse_whole_position, text);
}

tl::expected<Sought, std::string> read_pattern(const std::string& text) {
  return read_one(parse_pattern, text);
}

FenList read_fen_list(std::string_view text, const std::string& name) {
  FenList list;
  std::set<std::string, std::less<>> known;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  for (std::size_t number = 1; !text.empty(); ++number) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") == std::string_view::npos || line.starts_with('#')) continue;
    const std::string_view fen = line.substr(0, line.find('\t'));
    auto pattern = read(parse_whole_position, fen);
    if (!pattern) {
      const QueryError error = as_query_error(fen, pattern.error());
      list.faults.push_back(
          fmt::format("{}:{}:{}: {}; this line is left out", name, number, error.column, error.message));
      continue;
    }
    if (!known.emplace(fen).second) continue;
    const std::string_view label = fen.size() < line.size() ? line.substr(fen.size() + 1) : std::string_view();
    list.sought.push_back({std::move(*pattern), std::string(fen), std::string(label)});
  }
  return list;
}

tl::expected<std::string, OutputError> read_whole(const std::string& path) {
  draughts::Sources sources({path});
  std::string text;
  while (auto source = sources.next()) {
    if (!source->has_value()) return tl::unexpected(OutputError{source->error().source, source->error().what, 0});
    std::array<char, 65536> buffer;
    while (true) {
      const auto count = (**source)->read(buffer);
      if (!count) return tl::unexpected(OutputError{count.error().source, count.error().what, 0});
      if (*count == 0) break;
      text.append(buffer.data(), *count);
    }
  }
  return text;
}

}  // namespace pdn::cli
