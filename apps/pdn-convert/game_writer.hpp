// The interface of everything that writes games: one implementation a format.
#pragma once

#include <memory>
#include <string>

#include "draughts/game/record.hpp"
#include "draughts/game/transcript.hpp"
#include "pdn/writing_style.hpp"

namespace pdn::cli {

/// Writes games one after the other.
class GameWriter {
 public:
  GameWriter() = default;
  GameWriter(const GameWriter&) = delete;
  GameWriter& operator=(const GameWriter&) = delete;
  virtual ~GameWriter() = default;

  /// What the replay must note for it.
  [[nodiscard]] virtual draughts::RecordDetail detail() const noexcept = 0;

  /// Appends what stands before all games.
  virtual void begin(std::string&) {}
  /// Appends a game. `file` is the name of its source.
  virtual void write(const draughts::Transcript& transcript, const std::string& file, std::string& text) = 0;
};

[[nodiscard]] std::unique_ptr<GameWriter> make_pdn_format(const pdn::WritingStyle& style);

}  // namespace pdn::cli
