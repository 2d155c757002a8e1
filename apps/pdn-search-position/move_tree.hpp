// What was played behind the positions that were found, and with which success.
#pragma once

#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "draughts/game/result.hpp"
#include "pdn-search-position/closer_look.hpp"
#include "pdn-search-position/found_game.hpp"
#include "pdn-search-position/options.hpp"
#include "pdn-search-position/sought.hpp"

namespace pdn::cli {

/// Games that went on with one move, by how they ended.
struct MoveCount {
  std::string move;  ///< empty: nothing was played
  std::uint64_t games{};
  std::uint64_t white{};  ///< won by White
  std::uint64_t draws{};
  std::uint64_t black{};
  std::uint64_t points{};  ///< of the side that moves, two a win and one a draw, in games whose end is known

  /// How many of the games have an end that is known.
  [[nodiscard]] std::uint64_t ended() const noexcept { return white + draws + black; }
};

/// Counts the first move behind each match; with colours swapped it is turned back, and so is the result.
class MoveTree final : public FoundSink {
 public:
  MoveTree(std::ostream& out, MatchFormat format, draughts::JudgeOptions judge, const std::vector<Sought>& all)
      : out_(out), format_(format), look_(judge), all_(all), counts_(all.size()) {}

  void take(const FoundGame& found) override;
  /// Writes the tables: a move a row, the most played first.
  void finish() override;

 private:
  void write_text(std::size_t sought, const std::vector<MoveCount>& rows);
  void write_json(std::size_t sought, const std::vector<MoveCount>& rows);
  void write_csv(std::size_t sought, const std::vector<MoveCount>& rows);

  std::ostream& out_;
  MatchFormat format_;
  CloserLook look_;
  const std::vector<Sought>& all_;
  std::vector<std::map<std::string, MoveCount>> counts_;  ///< for each thing that is looked for, by the move's text
};

}  // namespace pdn::cli
