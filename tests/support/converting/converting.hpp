// A text read, judged and written again as pdn-convert does it, in memory.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draughts/game/transcript.hpp"
#include "draughts/rules/variant.hpp"
#include "pdn/writing_style.hpp"

namespace converting {

/// The transcripts of a text's games, in full detail. Without a variant each game's own GameType or moves decide.
std::vector<draughts::Transcript> transcripts(const std::string& text,
                                              std::optional<draughts::Variant> variant = std::nullopt);

/// The games as PDN.
std::string written(const std::vector<draughts::Transcript>& games, const pdn::WritingStyle& style = {});

/// The text written again.
std::string converted(const std::string& text, const pdn::WritingStyle& style = {},
                      std::optional<draughts::Variant> variant = std::nullopt);

/// The lines of moves of a PDN text: without tags and empty lines, joined by blanks.
std::string moves_of(const std::string& text);

}  // namespace converting
