// What is common to all findings, whoever makes them.
#include "draughts/game/diagnostic.hpp"

#include <utility>

namespace draughts {

bool has_room_for(Severity severity, const std::vector<Diagnostic>& findings) noexcept {
  return findings.size() < (severity == Severity::error ? 2 : 1) * most_findings_of_a_game;
}

Diagnostic make_diagnostic(DiagnosticCode code, SourceSpan span, std::string message, std::string hint) {
  Diagnostic diagnostic;
  diagnostic.code = code;
  diagnostic.severity = facts_of(code).severity;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
  diagnostic.hint = std::move(hint);
  return diagnostic;
}

}  // namespace draughts
