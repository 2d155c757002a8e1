// What is looked for: positions, parts of positions, and queries, each with the words it was asked by.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "draughts/search/position_pattern.hpp"
#include "draughts/source/io_error.hpp"

namespace pdn::cli {

/// One thing that is looked for.
struct Sought {
  draughts::PositionPattern pattern;
  std::string text;   ///< as it was asked for
  std::string label;  ///< behind a tab in a list; may be empty

  /// What reports call it.
  [[nodiscard]] const std::string& name() const noexcept { return label.empty() ? text : label; }
};

/// A FEN; else what is wrong with it, for a terminal.
[[nodiscard]] tl::expected<Sought, std::string> read_fen(const std::string& text);

/// A pattern such as `W:W27,28,K3:B12,E23,?18`; else what is wrong with it.
[[nodiscard]] tl::expected<Sought, std::string> read_pattern(const std::string& text);

/// A list of FENs, one a line: what could be read, and a message for each line that couldn't be.
struct FenList {
  std::vector<Sought> sought;
  std::vector<std::string> faults;
};

/// Reads such a list from a file (`-`: standard input), which may be compressed; else why that can't be read. Blank
/// lines and lines that begin with `#` are skipped; what stands behind a tab is a label; a FEN that comes again is left
/// out.
[[nodiscard]] tl::expected<FenList, draughts::IoError> read_fen_list(const std::string& path);

}  // namespace pdn::cli
