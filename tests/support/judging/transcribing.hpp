// A text, read, judged and transcribed as pdn-convert does it: for tests of what is written from games.
#pragma once

#include <string>
#include <vector>

#include "draughts/game/transcript.hpp"
#include "support/judging/judging.hpp"

namespace judging {

/// The transcripts of all games of a text, their captures noted; international unless `terms` say otherwise.
std::vector<draughts::Transcript> transcribe(const std::string& text, const Terms& terms = {});

}  // namespace judging
