#include "draughts/game/diagnostic.hpp"

#include <utility>

namespace draughts {

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
