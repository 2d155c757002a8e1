// What pdn-search-position can be asked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "common/options.hpp"
#include "draughts/search/condition.hpp"
#include "pdn-search-position/sought.hpp"

namespace pdn::cli {

/// How matches are written.
enum class MatchFormat : std::uint8_t { text, json, csv, pdn };

/// pdn-search-position's options, as values that are known to make sense.
struct SearchToolOptions {
  CommonOptions common;
  std::vector<Sought> sought;          ///< of --fen and --pattern, in their order
  std::vector<std::string> fen_lists;  ///< files of FENs
  bool either_colour{};
  bool in_variations{};
  std::uint32_t stable = 1;
  std::optional<draughts::Condition> where;
  std::optional<std::uint64_t> most;  ///< matches; then the run ends
  bool tree{};
  bool count{};
  bool mark{};
  MatchFormat format{};
  std::string output;  ///< empty: standard output
};

/// Reads a command line; the first argument is the program's name.
[[nodiscard]] tl::expected<SearchToolOptions, EarlyExit> parse_search_options(int count, const char* const* arguments);

}  // namespace pdn::cli
