// What the tool reports: a game in which something was found, and how a run went. And the interface of everything that
// writes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "pdn-search-position/sought.hpp"

namespace pdn::cli {

/// One thing found in one line of a game. Texts are UTF-8.
struct Match {
  std::string file;
  std::uint64_t line{};                  ///< of the file, where the first of the plies stands
  std::uint64_t game{};                  ///< in its file, from 1
  std::size_t sought{};                  ///< which of the things that were looked for
  bool turned{};                         ///< with colours swapped, on the board turned round
  std::vector<std::uint32_t> variation;  ///< empty: the main line
  std::vector<std::uint32_t> plies;      ///< in order; 0 is the start position
  std::vector<std::string> next;         ///< the move behind each of them, as it is written; empty where there is none
  std::string white;
  std::string black;
  std::string event;
  std::string date;
  std::string result;
};

/// The numbers of a run.
struct SearchSummary {
  std::uint64_t games{};  ///< that were searched
  std::uint64_t matches{};
  std::uint64_t positions_tested{};
  std::vector<std::uint64_t> matches_of;  ///< each thing that was looked for
};

/// Writes matches in one format.
class MatchWriter {
 public:
  MatchWriter() = default;
  MatchWriter(const MatchWriter&) = delete;
  MatchWriter& operator=(const MatchWriter&) = delete;
  virtual ~MatchWriter() = default;

  virtual void write(const Match& match) = 0;
  /// For --count, instead of matches.
  virtual void count(const Sought& sought, std::uint64_t matches) = 0;
  /// The last call.
  virtual void finish(const SearchSummary& summary) = 0;
};

/// Writers to `out`; `all` is what is looked for, and outlives them.
[[nodiscard]] std::unique_ptr<MatchWriter> make_match_text(std::ostream& out, const std::vector<Sought>& all);
[[nodiscard]] std::unique_ptr<MatchWriter> make_match_json(std::ostream& out, const std::vector<Sought>& all);
[[nodiscard]] std::unique_ptr<MatchWriter> make_match_csv(std::ostream& out, const std::vector<Sought>& all);

}  // namespace pdn::cli
