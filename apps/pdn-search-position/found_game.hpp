// A game in which something was found, for those who make something of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/report.hpp"
#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/search/found.hpp"

namespace pdn::cli {

/// All plies of one line at which one thing was found.
struct FoundGroup {
  std::uint32_t sought{};
  std::uint32_t line{};  ///< among the lines of what was found
  bool turned{};
  std::vector<draughts::FoundPly> plies;
};

/// The plies that were found, put together; the groups in the order of their first plies.
[[nodiscard]] std::vector<FoundGroup> groups_of(const draughts::Found& found);

/// The event of the move that is written behind a ply, in its line; nothing where none is. A setup or an unknown ply is
/// none.
[[nodiscard]] std::optional<std::size_t> move_behind(const draughts::Game& game, const draughts::FoundPly& ply);

/// The game, valid during the call that it is handed to.
struct FoundGame {
  const FileContext& file;
  const draughts::Game& game;
  const draughts::Judgement& judgement;
  const draughts::Found& found;
  std::span<const FoundGroup> groups;
};

/// Takes what was found.
class FoundSink {
 public:
  FoundSink() = default;
  FoundSink(const FoundSink&) = delete;
  FoundSink& operator=(const FoundSink&) = delete;
  virtual ~FoundSink() = default;

  virtual void take(const FoundGame& found) = 0;
  /// The last call.
  virtual void finish() = 0;
};

}  // namespace pdn::cli
