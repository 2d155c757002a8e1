// What pdn-board can be asked.
#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "common/options.hpp"

namespace pdn::cli {

/// How positions are shown.
enum class BoardFormat : std::uint8_t { text, json };

/// pdn-board's options, as values that are known to make sense.
struct BoardOptions {
  CommonOptions common;                ///< but for paths and how they are read
  std::vector<std::string> positions;  ///< as given; `-` is standard input; none is the start of a game
  BoardFormat format{};
  bool moves{};           ///< list the legal moves
  std::uint32_t perft{};  ///< count lines of up to so many plies; 0: none
  bool divide{};          ///< split the last count by first moves
};

/// Reads a command line; the first argument is the program's name.
[[nodiscard]] tl::expected<BoardOptions, EarlyExit> parse_board_options(int count, const char* const* arguments);

}  // namespace pdn::cli
