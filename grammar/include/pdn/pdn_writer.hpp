// A transcript as PDN 3.0 text, for any strict reader: `*` ends each game, its result stands in the header.
#pragma once

#include <string>

#include "draughts/game/transcript.hpp"
#include "pdn/header.hpp"
#include "pdn/square_names.hpp"
#include "pdn/writing_style.hpp"

namespace pdn {

/// Writes games one after the other. Keeps memory between them, and nothing else.
class PdnWriter {
 public:
  explicit PdnWriter(WritingStyle style) : style_(std::move(style)) {}

  /// Appends a game, with `\n` at the ends of lines and an empty line behind it. Written again from what a reader makes
  /// of it, it comes out the same, byte by byte.
  void write(const draughts::Transcript& transcript, std::string& text);

 private:
  WritingStyle style_;
  SquareNames names_;
  Header header_;
};

}  // namespace pdn
