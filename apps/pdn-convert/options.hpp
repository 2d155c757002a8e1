// What pdn-convert can be asked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "common/file_name.hpp"
#include "common/options.hpp"
#include "common/pipeline.hpp"
#include "common/text_form.hpp"
#include "draughts/search/condition.hpp"
#include "pdn-convert/game_numbers.hpp"
#include "pdn-convert/ordering.hpp"
#include "pdn-convert/uniqueness.hpp"
#include "pdn/parts.hpp"
#include "pdn/writing_style.hpp"

namespace pdn::cli {

/// What games are written as.
enum class GameFormat : std::uint8_t { pdn, json, csv, fen, hub, text };

/// What becomes of a game with an error.
enum class BrokenChoice : std::uint8_t {
  comment,  ///< it is written up to there, and the rest in a comment
  raw,      ///< its text is written as it is
  drop,     ///< it is left out
};

/// Which games are written.
struct SelectionOptions {
  std::optional<GameNumbers> numbers;  ///< counted over all inputs
  std::optional<draughts::Condition> where;
  bool inverted{};  ///< all but those

  [[nodiscard]] bool any() const noexcept { return numbers || where; }
};

/// How games are spread over files.
struct SplitOptions {
  std::uint64_t games{};  ///< so many a file; 0: by tag
  std::string tag;        ///< a file for each of its values
  std::optional<NamePattern> names;
};

/// pdn-convert's options, as values that are known to make sense.
struct ConvertOptions {
  CommonOptions common;
  GameFormat format{};
  SourceFormat source{};
  bool per_ply{};  ///< positions behind each ply too
  pdn::WritingStyle style;
  pdn::Parts parts;
  SelectionOptions selection;
  std::optional<Uniqueness> unique;
  std::uint32_t min_plies = 20;  ///< of games that count as the beginning of others
  std::string duplicates;        ///< the file for games that are left out; empty: none
  std::vector<SortKey> sort;
  std::optional<SplitOptions> split;
  bool fen_comments{};
  bool rotate{};
  bool split_variations{};
  std::optional<BrokenChoice> broken;  ///< nothing: comment, and --in-place leaves the file alone
  std::string output;                  ///< empty: standard output
  bool in_place{};
  TextForm form;
};

/// Reads a command line; the first argument is the program's name.
[[nodiscard]] tl::expected<ConvertOptions, EarlyExit> parse_convert_options(int count, const char* const* arguments);

}  // namespace pdn::cli
