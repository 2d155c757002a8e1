// Writes the games in which something was found, as pdn-convert does, with the places marked on request.
#pragma once

#include <ostream>
#include <string>

#include "draughts/game/transcriber.hpp"
#include "pdn-search-position/closer_look.hpp"
#include "pdn-search-position/found_game.hpp"
#include "pdn/pdn_writer.hpp"

namespace pdn::cli {

/// PDN 3.0, a game once, whatever was found in it.
class MatchedGames final : public FoundSink {
 public:
  /// With `mark`, `{[%match]}` stands behind each ply at which something was found.
  MatchedGames(std::ostream& out, draughts::JudgeOptions judge, bool mark)
      : out_(out), look_(judge), writer_(pdn::WritingStyle{}), mark_(mark) {}

  void take(const FoundGame& found) override;
  void finish() override {}

 private:
  std::ostream& out_;
  CloserLook look_;
  draughts::Transcriber transcriber_;
  draughts::Transcript transcript_;
  pdn::PdnWriter writer_;
  std::string text_;
  bool mark_;
};

}  // namespace pdn::cli
