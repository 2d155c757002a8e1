// For every diagnostic code a text that yields exactly this one, where, and how grave, and a text beside it that
// doesn't.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "draughts/game/diagnostic_code.hpp"
#include "support/judging/judging.hpp"

/// One code's pair. In `text` the finding's place stands between ‹ and ›, which are not part of the text: it gives the
/// finding's line, column, offset and length.
struct CodeCase {
  CodeCase(draughts::DiagnosticCode its_code, draughts::Severity its_severity, std::string its_text,
           std::string its_neighbour, const judging::Terms& its_terms = {}, std::string its_companion = {})
      : code(its_code),
        severity(its_severity),
        text(std::move(its_text)),
        neighbour(std::move(its_neighbour)),
        terms(its_terms),
        companion(std::move(its_companion)) {}

  draughts::DiagnosticCode code;
  draughts::Severity severity;
  std::string text;
  std::string neighbour;  ///< yields other findings or none, but never the code
  judging::Terms terms;
  std::string companion;  ///< a code that can't but come along
};

/// All pairs; a code may have several.
std::span<const CodeCase> code_cases();
