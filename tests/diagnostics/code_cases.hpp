// For every diagnostic code a text that yields exactly this one, where, and how grave, and a text beside it that doesn't.
#pragma once

#include <span>
#include <string>

#include "draughts/game/diagnostic_code.hpp"
#include "support/judging/judging.hpp"

/// One code's pair. In `text` the finding's place stands between ‹ and ›, which are not part of the text.
struct CodeCase {
  draughts::DiagnosticCode code;
  draughts::Severity severity;
  std::string text;
  std::string neighbour;  ///< yields other findings or none, but never the code
  judging::Terms terms = {};
};

/// All pairs; a code may have several.
std::span<const CodeCase> code_cases();
